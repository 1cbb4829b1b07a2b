/** Which page stands under the address, and what all pages have. */
import { useEffect, useRef } from "preact/hooks";
import type { Route } from "../model/route";
import { unreachable } from "../model/unreachable";
import { texts } from "../texts/texts";
import { DoorPage } from "./frame/door";
import { focusNewPage } from "./frame/focus";
import { later } from "./frame/later";
import { announce, LiveRegions } from "./frame/live";
import { route } from "./frame/routing";
import { showTitle } from "./frame/title";
import { Toasts } from "./frame/toasts";
import { Lobby } from "./lobby/lobby";
import { RulesPage } from "./rules/rules-page";

/** The table has the most to load, and the lobby needs none of it. */
const TableLater = later(async () => (await import("./table/table-page")).TablePage);

export function App() {
  const now = route.value;
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
    case "rules":
      return <RulesPage game={now.game} rule={now.rule} />;
    case "unknown":
      return <DoorPage title={t.doors.unknown.title} text={t.doors.unknown.text} figure="fig-ghost" />;
    default:
      return unreachable(now);
  }
}

/** A page that was reached inside of the app is announced, and reading begins at its top. */
function useArrival(now: Route): void {
  const isFirst = useRef(true);
  const title = titleOf(now);
  useEffect(() => {
    showTitle(title);
    if (!isFirst.current) {
      announce(title);
      focusNewPage();
    }
    isFirst.current = false;
  }, [title]);
}

function titleOf(now: Route): string {
  const t = texts();
  switch (now.page) {
    case "lobby":
      return t.titles.hall;
    case "table":
      return t.titles.page(t.table.table);
    case "rules":
      return t.titles.rules(t.games[now.game.name]?.name ?? now.game.title);
    case "unknown":
      return t.titles.unknown;
    default:
      return unreachable(now);
  }
}
