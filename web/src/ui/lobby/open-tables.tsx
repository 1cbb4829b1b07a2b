/** Tables whose hosts show them to everybody. Without any, nothing is there. */
import { boxOf } from "../../games/index";
import { tableAddress } from "../../model/route";
import { listedTables } from "../../net/http";
import { texts } from "../../texts/texts";
import type { Door } from "../../wire.gen";
import { Use } from "../parts/art";
import { useAsked } from "./asked";

export function OpenTables() {
  const t = texts().lobby;
  const tables = useAsked(listed, NONE);
  if (tables.length === 0) return null;
  return (
    <section class="lately" aria-labelledby="open-tables">
      <h2 id="open-tables" class="h-3">
        {t.watch}
      </h2>
      <ul>
        {tables.map((door) => (
          <OpenTable key={door.table} door={door} />
        ))}
      </ul>
    </section>
  );
}

const NONE: readonly Door[] = [];

async function listed(): Promise<readonly Door[]> {
  return (await listedTables()).tables;
}

function OpenTable({ door }: { readonly door: Door }) {
  const t = texts();
  const host = t.lobby.hostOf(door.host);
  const isOpen = door.door === "open" && door.status === "waiting";
  return (
    <li class="resume">
      <span class="resume__pic">
        <Use id={boxOf(door.game).cover} />
      </span>
      <span class="resume__txt">
        <b>
          {t.games[door.game]?.name}, {host}
        </b>
        <span>
          {t.lobby.status[door.status]}, {t.lobby.taken(door.taken, door.seats)}
        </span>
      </span>
      {isOpen ? (
        <a class="btn btn--sm" href={tableAddress(door.table)} aria-label={t.lobby.joinAt(host)}>
          {t.lobby.join}
        </a>
      ) : (
        <a class="btn btn--sm" href={tableAddress(door.table, true)} aria-label={t.lobby.lookAt(host)}>
          {t.lobby.look}
        </a>
      )}
    </li>
  );
}
