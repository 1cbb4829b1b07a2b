/** Asks for the name of another player on this device. */
import { useId } from "preact/hooks";
import { NameForm } from "../frame/name-dialog";
import { Dialog } from "../parts/modal";
import { texts } from "./texts";

interface PlayerDialogProps {
  readonly title: string;
  /** On the button. */
  readonly go: string;
  /** What the field begins with. */
  readonly begin: string;
  /** Throws like net/http. */
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

export function PlayerDialog({ title, go, begin, onName, onClose }: PlayerDialogProps) {
  const t = texts();
  const form = useId();
  const foot = (
    <button class="btn btn--act" type="submit" form={form}>
      {go}
    </button>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <p class="cap">{t.addWhy}</p>
      <NameForm id={form} label={t.name} begin={begin} onName={onName} onNamed={onClose} />
    </Dialog>
  );
}
