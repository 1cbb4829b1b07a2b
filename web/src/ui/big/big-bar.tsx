/** On top of a shared screen: whose house and which game, and how one more joins. */
import { gameName, texts as shellTexts } from "../../texts/texts";
import { Icon, Use } from "../parts/art";
import type { TableScreen } from "../table/table-screen";
import { TableAddress, TableQr } from "./address";
import { BigKeys } from "./keys";
import { texts } from "./texts";

export function BigBar({ people, game, seen, ui }: Pick<TableScreen, "people" | "game" | "seen" | "ui">) {
  const t = texts();
  const shell = shellTexts();
  const name = gameName(game.name);
  const isWaiting = people.status === "waiting";
  const round = !isWaiting && seen !== null && seen.update.outcome === null ? ui.roundTitle(seen) : "";
  return (
    <header class="tv__bar">
      <span class="tv__house">
        <Use id="logo" />
        {shell.house}
      </span>
      <h1 class="tv__game" tabIndex={-1}>
        {round === "" ? name : `${name}, ${round}`}
      </h1>
      <span class="grow" />
      <BigKeys />
      {people.watching > 0 && (
        <span class="tv__watch">
          <Icon name="eye" />
          {t.watching(people.watching)}
        </span>
      )}
      {!isWaiting && !people.house.is_locked && (
        <div class="tv__join">
          <span>
            {t.join}
            <br />
            <TableAddress code={people.table} />
          </span>
          <TableQr code={people.table} />
        </div>
      )}
    </header>
  );
}
