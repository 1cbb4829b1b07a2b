/** Tables whose hosts show them to everybody. Without any, nothing is there. */
import { useEffect, useState } from "preact/hooks";
import { boxOf } from "../../games/index";
import { tableAddress } from "../../model/route";
import { listedTables } from "../../net/http";
import { texts } from "../../texts/texts";
import type { Door } from "../../wire.gen";
import { sentenceOf } from "../frame/failure";
import { Use } from "../parts/art";

const AGAIN_MS = 15000;

export function OpenTables() {
  const t = texts().lobby;
  const tables = useListed();
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

/** The list, asked for again and again while somebody looks at it. */
function useListed(): readonly Door[] {
  const [tables, setTables] = useState<readonly Door[]>([]);
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      // without an answer the list stays as it was; the lobby is of use without it
      listedTables().then((answer) => setTables(answer.tables), sentenceOf);
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return tables;
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
