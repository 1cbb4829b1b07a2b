/** A table before the match: seats on the felt, the link, the house rules, and the start. */
import { useState } from "preact/hooks";
import { shownCode } from "../../../model/code";
import { seatOf, takenSeats } from "../../../model/people";
import { gameName, texts } from "../../../texts/texts";
import { AddHere } from "../../device/add-here";
import { EarKey, WhoListens } from "../../ear/ear-at-table";
import { Bar } from "../../frame/bar";
import { useFocusKept } from "../../frame/focus";
import { isDesk } from "../../frame/screen";
import { useCompany } from "../../learn/company";
import { Button } from "../../parts/button";
import { classes } from "../../parts/classes";
import { capOf, hasRaces } from "../../race/network";
import { texts as raceTexts } from "../../race/texts";
import { useScenePrefetched } from "../../scene/prefetch";
import { setHouse } from "../host/host-keys";
import { Reconnecting } from "../play/notices";
import { SayKey } from "../say/say-key";
import type { TableScreen } from "../table-screen";
import { HouseRules } from "./house-rules";
import { Invite } from "./invite";
import { PlaceSheet } from "./place-sheet";
import { Places } from "./places";
import { StartBar } from "./start-bar";

export function WaitingRoom(view: TableScreen) {
  const { people, game, ui, session } = view;
  const t = texts();
  const [chosen, setChosen] = useState(0);
  const seat = seatOf(people, chosen);
  useFocusKept(firstKeyOf);
  useScenePrefetched(game.name);
  useCompany(view);
  return (
    <>
      <Bar title={gameName(game.name)} small={t.table.at(shownCode(people.table))}>
        <WaitingKeys {...view} />
      </Bar>
      {session.line.value === "lost" && <Reconnecting isClosing={session.isClosing.value} />}
      <main class="room">
        {!isDesk.value && <Invite code={people.table} />}
        <section class="tray" aria-label={t.waiting.title}>
          <div class={classes("felt", "on-felt", ui.felt)}>
            <div class="felt__title">
              <h2>{t.waiting.title}</h2>
              <span>{t.waiting.taken(takenSeats(people).length, people.seats.length)}</span>
              {session.state.value.seat > 0 && <AddHere session={session} people={people} />}
              {isDesk.value && <EarKey {...view} />}
            </div>
            <Places view={view} onMore={setChosen} />
            <Cap {...view} />
            {!isDesk.value && <EarKey {...view} />}
            <WhoListens {...view} />
            {isDesk.value && <StartBar {...view} />}
          </div>
        </section>
        {isDesk.value ? (
          <aside class="room__side">
            <Invite code={people.table} />
            <HouseRules {...view} />
          </aside>
        ) : (
          <HouseRules {...view} />
        )}
      </main>
      {!isDesk.value && <StartBar {...view} />}
      {seat !== null && <PlaceSheet {...view} seat={seat} onClose={() => setChosen(0)} />}
    </>
  );
}

/** What a race means for whoever is far away. */
function Cap({ ui, people, session }: TableScreen) {
  if (!hasRaces(ui)) return null;
  return <p class="room__cap">{raceTexts().house.cap(capOf(session.state.value.links, people.house))}</p>;
}

/** Whoever adds a bot goes on with its level, whoever removes it with the free seat. */
function firstKeyOf(seat: number): HTMLElement | null {
  return document.querySelector(`.places [data-seat="${seat}"] :is(select, button)`);
}

function WaitingKeys(view: TableScreen) {
  const { session, people, openSheet } = view;
  const t = texts();
  const { isHost } = session.state.value;
  const { house } = people;
  const toggle = () => setHouse(view, { is_locked: !house.is_locked });
  const word = house.is_locked ? t.waiting.unlock : t.waiting.locked;
  const icon = house.is_locked ? "unlock" : "lock";
  return (
    <>
      {isHost &&
        (isDesk.value ? (
          <Button kind="quiet" icon={icon} onPress={toggle}>
            {word}
          </Button>
        ) : (
          <Button kind="quiet" icon={icon} label={word} onPress={toggle} />
        ))}
      <SayKey {...view} />
      <Button
        kind="quiet"
        icon={isDesk.value ? "gear" : "more"}
        label={t.table.menu}
        onPress={() => openSheet({ is: "menu" })}
      />
    </>
  );
}
