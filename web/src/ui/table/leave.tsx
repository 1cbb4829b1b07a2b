/** Before a seat is given up for good. */
import { lobbyAddress } from "../../model/route";
import { texts } from "../../texts/texts";
import { go } from "../frame/routing";
import { Button } from "../parts/button";
import { Dialog } from "../parts/modal";
import type { TableScreen } from "./table-screen";

interface LeaveDialogProps extends TableScreen {
  readonly onClose: () => void;
}

export function LeaveDialog({ session, people, onClose }: LeaveDialogProps) {
  const t = texts().table;
  const leave = () => {
    session.wish({ type: "stand_up" });
    go(lobbyAddress);
  };
  return (
    <Dialog
      title={t.leaveTitle}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{t.stay}</Button>
          <Button kind="bad" onPress={leave}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p>{people.status === "playing" ? t.leaveWhy : t.leaveFree}</p>
    </Dialog>
  );
}
