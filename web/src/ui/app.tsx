/** Which page stands under the address, and what all pages have. */
import { useEffect, useRef } from "preact/hooks";
import type { Route } from "../model/route";
import { unreachable } from "../model/unreachable";
import { type Language, language } from "../texts/language";
import { gameName, texts } from "../texts/texts";
import { DoorPage } from "./frame/door";
import { focusNewPage } from "./frame/focus";
import { later } from "./frame/later";
import { announce, LiveRegions } from "./frame/live";
import { route } from "./frame/routing";
import { showTitle } from "./frame/title";
import { Toasts } from "./frame/toasts";
import { texts as learnTexts } from "./learn/texts";
import { Lobby } from "./lobby/lobby";
import { useDrops } from "./replay/drops";
import { texts as replayTexts } from "./replay/texts";
import { RulesPage } from "./rules/rules-page";

/** The table has the most to load, and the lobby needs none of it. */
const TableLater = later(async () => (await import("./table/table-page")).TablePage);

const ReplayLater = later(async () => (await import("./replay/replay-page")).ReplayPage);
const LearnLater = later(async () => (await import("./learn/learn-page")).LearnPage);
const FileLater = later(async () => (await import("./replay/file-page")).FilePage);

export function App() {
  const now = route.value;
  useDrops(now.page === "lobby" || now.page === "file");
  useArrival(now);
  return (
    <>
      <LiveRegions />
      <Page route={now} />
      <Toasts />
    </>
  );
}

function Page({ route: now }: { readonly route: Route }) {
  const t = texts();
  switch (now.page) {
    case "lobby":
      return <Lobby />;
    case "table":
      return <TableLater key={now.code} code={now.code} watches={now.watches} />;
    case "screen":
      return <TableLater key={`${now.code} screen`} code={now.code} watches="for all" />;
    case "replay":
      return <ReplayLater key={`${now.code} ${now.match}`} code={now.code} match={now.match} moment={now.moment} />;
    case "file":
      return <FileLater moment={now.moment} />;
    case "rules":
      return <RulesPage game={now.game} rule={now.rule} />;
    case "learn":
      return <LearnLater key={now.game.name} game={now.game} />;
    case "unknown":
      return <DoorPage title={t.doors.unknown.title} text={t.doors.unknown.text} figure="fig-ghost" />;
    default:
      return unreachable(now);
  }
}

/** A page that was reached inside of the app is announced, and reading begins at its top; another language is no page. */
function useArrival(now: Route): void {
  const spoken = useRef<Language | null>(null);
  const title = titleOf(now);
  useEffect(() => {
    showTitle(title);
    if (spoken.current === language.value) {
      announce(title);
      focusNewPage();
    }
    spoken.current = language.value;
  }, [title]);
}

function titleOf(now: Route): string {
  const t = texts();
  switch (now.page) {
    case "lobby":
      return t.titles.hall;
    case "table":
    case "screen":
      return t.titles.page(t.table.table);
    case "replay":
    case "file":
      return t.titles.page(replayTexts().title);
    case "rules":
      return t.titles.rules(gameName(now.game.name));
    case "learn":
      return learnTexts().page(gameName(now.game.name));
    case "unknown":
      return t.titles.unknown;
    default:
      return unreachable(now);
  }
}
