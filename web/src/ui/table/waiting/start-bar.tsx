/** The one thing to press: start, for the host; ready, for everybody else. */
import { awaited, hostOf, missingSeats } from "../../../model/people";
import { texts } from "../../../texts/texts";
import { Button } from "../../parts/button";
import type { TableScreen } from "../table-screen";

export function StartBar(view: TableScreen) {
  const { isHost, seat } = view.session.state.value;
  if (isHost) return <HostStart {...view} />;
  return seat === 0 ? <Watcher {...view} /> : <GuestReady {...view} />;
}

function HostStart({ session, people, game }: TableScreen) {
  const t = texts().waiting;
  const missing = missingSeats(people, game);
  const names = awaited(people, session.state.value.seat).map((one) => one.player);
  return (
    <footer class="startbar">
      <p>
        {missing > 0 && <span class="desk">{t.missing(missing)}</span>}
        {missing === 0 && names.length === 0 && <b>{t.allReady}</b>}
        {missing === 0 && names.length > 0 && (
          <>
            <b>{t.waitingFor(names)}</b> {t.startWithout}
          </>
        )}
      </p>
      <Button
        kind="act"
        size="lg"
        asleep={missing > 0 ? t.missingShort(missing) : undefined}
        onPress={() => session.wish({ type: "start" })}
      >
        {t.start}
      </Button>
    </footer>
  );
}

function GuestReady({ session, people }: TableScreen) {
  const t = texts().waiting;
  const { seat } = session.state.value;
  const isReady = people.seats.some((one) => one.seat === seat && one.is_ready);
  return (
    <footer class="startbar">
      <p>{t.hostStarts(hostOf(people)?.player ?? "")}</p>
      {isReady ? (
        <Button size="lg" onPress={() => session.wish({ type: "ready", is_ready: false })}>
          {t.notYet}
        </Button>
      ) : (
        <Button kind="act" size="lg" onPress={() => session.wish({ type: "ready", is_ready: true })}>
          {t.iAmReady}
        </Button>
      )}
    </footer>
  );
}

function Watcher({ people }: TableScreen) {
  const t = texts();
  const hasRoom = people.seats.some((one) => one.kind === "empty");
  return (
    <footer class="startbar">
      <p>
        <b>{t.table.youWatch}</b> {hasRoom && t.waiting.mayStillSit}
      </p>
    </footer>
  );
}
