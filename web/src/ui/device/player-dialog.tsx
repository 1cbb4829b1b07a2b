/** Asks for the name of another player on this device. */
import { useId, useState } from "preact/hooks";
import { sentenceOf } from "../frame/failure";
import { NAME_LENGTH } from "../frame/me";
import { Wrong } from "../frame/name-dialog";
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
  const [form, field] = [useId(), useId()];
  const [name, setName] = useState(begin);
  const [wrong, setWrong] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onName(name.trim()).then(onClose, (error: unknown) => setWrong(sentenceOf(error)));
  };
  const foot = (
    <button class="btn btn--act" type="submit" form={form}>
      {go}
    </button>
  );
  return (
    <Dialog title={title} onClose={onClose} foot={foot}>
      <p class="cap">{t.addWhy}</p>
      <form id={form} class="join" onSubmit={submit}>
        <label for={field}>{t.name}</label>
        <span class="field">
          <input
            id={field}
            value={name}
            required
            maxLength={NAME_LENGTH}
            autocomplete="off"
            aria-invalid={wrong !== ""}
            aria-describedby={`${field}-wrong`}
            autofocus
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </span>
        <Wrong id={`${field}-wrong`} text={wrong} />
      </form>
    </Dialog>
  );
}
