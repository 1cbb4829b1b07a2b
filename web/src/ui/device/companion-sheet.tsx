/** At the waiting table: what can be done with another player of this device. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { texts as pageTexts } from "../../texts/texts";
import type { SeatSeen } from "../../wire.gen";
import { Button } from "../parts/button";
import { Sheet } from "../parts/modal";
import type { Session } from "../table/session";
import { PlayerDialog } from "./player-dialog";
import { texts } from "./texts";

interface CompanionSheetProps {
  readonly session: Session;
  /** Of the device. */
  readonly player: number;
  readonly seat: SeatSeen;
  /** What the host can do besides. */
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

export function CompanionSheet({ session, player, seat, children, onClose }: CompanionSheetProps) {
  const t = texts();
  const [renames, setRenames] = useState(false);
  const name = seat.player;
  if (renames) {
    const rename = (wanted: string): Promise<void> => session.crew.rename(player, wanted);
    return <PlayerDialog title={t.renameOf(name)} go={t.rename} begin={name} onName={rename} onClose={onClose} />;
  }
  const remove = (): void => {
    session.crew.remove(player);
    onClose();
  };
  return (
    <Sheet title={name} closeLabel={pageTexts().close} onClose={onClose}>
      <ul class="menu">
        {children}
        <li>
          <Button icon="pencil" onPress={() => setRenames(true)}>
            {t.renameOf(name)}
          </Button>
        </li>
        <li>
          <Button kind="bad" icon="x" onPress={remove}>
            {t.removeOf(name)}
          </Button>
        </li>
      </ul>
    </Sheet>
  );
}
