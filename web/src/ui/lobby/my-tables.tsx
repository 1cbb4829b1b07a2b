/** The tables of somebody who has come back: where to go on, and what was played lately. */
import { boxOf } from "../../games/index";
import type { Home } from "../../model/mine";
import { replayAddress, tableAddress } from "../../model/route";
import { gameName } from "../../texts/texts";
import type { MyTable } from "../../wire.gen";
import { Icon, Use } from "../parts/art";
import { classes } from "../parts/classes";
import { texts } from "./texts";
import { dayOf, resultOf, scoreOf, stateOf } from "./words";

/** The table that waits for me, in place of what newcomers are told. */
export function Waits({ table }: { readonly table: MyTable }) {
  return (
    <section aria-label={texts().waits}>
      <Going table={table} isFirst />
    </section>
  );
}

export function OtherTables({ tables }: { readonly tables: Home["others"] }) {
  if (tables.length === 0) return null;
  return (
    <section class="lately" aria-labelledby="other-tables">
      <h2 id="other-tables" class="h-3">
        {texts().others}
      </h2>
      <ul>
        {tables.map((table) => (
          <li key={table.table}>
            <Going table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Going({ table, isFirst = false }: { readonly table: MyTable; readonly isFirst?: boolean }) {
  const t = texts();
  const game = gameName(table.game);
  return (
    <div class={classes("resume", isFirst && "resume--first")}>
      <Picture game={table.game} />
      <span class="resume__txt">
        <b>{stateOf(table)}</b>
        <span>{t.with(game, table.others)}</span>
      </span>
      <a
        class={classes("btn", isFirst ? "btn--act" : "btn--sm")}
        href={tableAddress(table.table)}
        aria-label={t.goOnAt(game, table.others)}
      >
        {t.goOn}
      </a>
    </div>
  );
}

export function Lately({ tables }: { readonly tables: Home["lately"] }) {
  if (tables.length === 0) return null;
  return (
    <section class="lately" aria-labelledby="played-lately">
      <h2 id="played-lately" class="h-3">
        {texts().lately}
      </h2>
      <ul>
        {tables.map((table) => (
          <Played key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Played({ table }: { readonly table: MyTable }) {
  const t = texts();
  const result = resultOf(table);
  const day = dayOf(table.touched_s * 1000, Date.now());
  return (
    <li class="resume">
      <Picture game={table.game} />
      <span class="resume__txt">
        <b>{result}</b>
        <span>{t.detail(scoreOf(table), table.others, day)}</span>
      </span>
      <a
        class="btn btn--icon btn--quiet"
        href={replayAddress(table.table, table.match)}
        aria-label={t.watchAgain(result, day)}
      >
        <Icon name="play" />
      </a>
    </li>
  );
}

function Picture({ game }: { readonly game: string }) {
  return (
    <span class="resume__pic">
      <Use id={boxOf(game).cover} />
    </span>
  );
}
