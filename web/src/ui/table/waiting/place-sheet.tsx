/** The host's choices for one seat. */
import { useState } from "preact/hooks";
import { texts } from "../../../texts/texts";
import type { SeatSeen } from "../../../wire.gen";
import { CompanionSheet } from "../../device/companion-sheet";
import { Button } from "../../parts/button";
import { Dialog, Sheet } from "../../parts/modal";
import type { TableScreen } from "../table-screen";
import { LevelChoice } from "./level-choice";
import { PaceChoice } from "./pace";
import { companionAt } from "./places";

interface PlaceSheetProps extends TableScreen {
  readonly seat: SeatSeen;
  readonly onClose: () => void;
}

export function PlaceSheet(props: PlaceSheetProps) {
  const { seat, onClose } = props;
  const t = texts();
  const [removes, setRemoves] = useState(false);
  const companion = companionAt(props, seat);
  if (companion !== null) {
    return (
      <CompanionSheet {...props} player={companion}>
        {props.session.state.value.isHost && <SeatPace {...props} />}
      </CompanionSheet>
    );
  }
  if (removes) return <RemoveDialog {...props} />;
  const title = seat.kind === "empty" ? t.waiting.freeOf(seat.seat) : seat.player;
  return (
    <Sheet title={title} closeLabel={t.close} onClose={onClose}>
      {seat.kind === "empty" && <FreeChoices {...props} />}
      {seat.kind === "bot" && <BotChoices {...props} />}
      {seat.kind === "person" && <PersonChoices {...props} onRemove={() => setRemoves(true)} />}
    </Sheet>
  );
}

function FreeChoices({ session, game, seat, onClose }: PlaceSheetProps) {
  const t = texts().waiting;
  const add = (level: string) => {
    session.wish({ type: "seat_bot", seat: seat.seat, level });
    onClose();
  };
  const sit = () => {
    session.wish({ type: "take_seat", seat: seat.seat });
    onClose();
  };
  return (
    <ul class="menu">
      {game.levels.map((level) => (
        <li key={level}>
          <Button icon="bot" onPress={() => add(level)}>
            {t.addBotOf(t.levels[level] ?? level)}
          </Button>
        </li>
      ))}
      <li>
        <Button icon="plus" onPress={sit}>
          {t.sitAt(seat.seat)}
        </Button>
      </li>
    </ul>
  );
}

function BotChoices(props: PlaceSheetProps) {
  const { session, seat, onClose } = props;
  const t = texts().waiting;
  const remove = () => {
    session.wish({ type: "clear_seat", seat: seat.seat });
    onClose();
  };
  return (
    <ul class="menu">
      <li>
        <LevelChoice {...props} />
      </li>
      <SeatPace {...props} />
      <li>
        <Button kind="bad" icon="x" onPress={remove}>
          {t.remove(seat.player)}
        </Button>
      </li>
    </ul>
  );
}

function PersonChoices(props: PlaceSheetProps & { readonly onRemove: () => void }) {
  const { session, seat, onRemove, onClose } = props;
  const t = texts().waiting;
  if (seat.seat === session.state.value.seat) {
    return (
      <ul class="menu">
        <SeatPace {...props} />
      </ul>
    );
  }
  const makeHost = () => {
    session.wish({ type: "give_host", seat: seat.seat });
    onClose();
  };
  return (
    <ul class="menu">
      <SeatPace {...props} />
      <li>
        <Button icon="star" onPress={makeHost}>
          {t.makeHostOf(seat.player)}
        </Button>
      </li>
      <li>
        <Button kind="bad" icon="x" onPress={onRemove}>
          {t.remove(seat.player)}
        </Button>
      </li>
    </ul>
  );
}

function SeatPace({ session, game, seat }: PlaceSheetProps) {
  const choose = (percent: number) => session.wish({ type: "set_pace", seat: seat.seat, percent });
  return <PaceChoice seat={seat} paces={game.paces} onChoose={choose} />;
}

function RemoveDialog({ session, seat, onClose }: PlaceSheetProps) {
  const t = texts();
  const remove = () => {
    session.wish({ type: "clear_seat", seat: seat.seat });
    onClose();
  };
  return (
    <Dialog
      title={t.waiting.removeTitle(seat.player)}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button kind="bad" onPress={remove}>
            {t.waiting.removeShort}
          </Button>
        </>
      }
    >
      <p>{t.waiting.removeWhy(seat.player)}</p>
    </Dialog>
  );
}
