/** At the waiting table: one more player on this device. */
import { useState } from "preact/hooks";
import type { People } from "../../wire.gen";
import { Button } from "../parts/button";
import type { Session } from "../table/session";
import { MOST_COMPANIONS } from "./kept";
import { PlayerDialog } from "./player-dialog";
import { texts } from "./texts";

interface AddHereProps {
  readonly session: Session;
  readonly people: People;
}

export function AddHere({ session, people }: AddHereProps) {
  const t = texts();
  const [isAsking, ask] = useState(false);
  const hasSeat = people.seats.some((one) => one.kind === "empty");
  const isFull = !hasSeat || session.crew.players.value.length > MOST_COMPANIONS;
  return (
    <>
      <Button class="addhere" size="sm" icon="plus" asleep={isFull ? t.noSeat : undefined} onPress={() => ask(true)}>
        {t.add}
      </Button>
      {isAsking && (
        <PlayerDialog title={t.addTitle} go={t.sitDown} begin="" onName={session.crew.add} onClose={() => ask(false)} />
      )}
    </>
  );
}
