/** Asks for a name: before the first table, and whenever somebody wants another. */
import { useId, useState } from "preact/hooks";
import { texts } from "../../texts/texts";
import { Button } from "../parts/button";
import { Dialog } from "../parts/modal";
import { sentenceOf } from "./failure";
import { knownName, NAME_LENGTH, rename } from "./me";

interface NameDialogProps {
  /** On the button: what the name is for. */
  readonly go: string;
  readonly onNamed: () => void;
  readonly onClose: () => void;
}

export function NameDialog({ go, onNamed, onClose }: NameDialogProps) {
  const t = texts();
  const form = useId();
  return (
    <Dialog
      title={t.name.title}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <button class="btn btn--act" type="submit" form={form}>
            {go}
          </button>
        </>
      }
    >
      <p class="cap">{t.name.why}</p>
      <NameForm id={form} label={t.name.label} begin={knownName()} isOwn onName={rename} onNamed={onNamed} />
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly label: string;
  /** What the field begins with. */
  readonly begin: string;
  /** Whether it is the name of whoever uses this browser, which may know it. */
  readonly isOwn?: boolean;
  /** Throws like net/http. */
  readonly onName: (name: string) => Promise<void>;
  readonly onNamed: () => void;
}

/** What is wrong with a name is said below the field. */
export function NameForm({ id, label, begin, isOwn = false, onName, onNamed }: NameFormProps) {
  const field = useId();
  const [name, setName] = useState(begin);
  const [wrong, setWrong] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") {
      setWrong(texts().name.missing);
      return;
    }
    onName(name.trim()).then(onNamed, (error: unknown) => setWrong(sentenceOf(error)));
  };
  return (
    <form id={id} class="join" onSubmit={submit}>
      <label for={field}>{label}</label>
      <span class="field">
        <input
          id={field}
          value={name}
          maxLength={NAME_LENGTH}
          autocomplete={isOwn ? "nickname" : "off"}
          aria-invalid={wrong !== ""}
          aria-describedby={`${field}-wrong`}
          autofocus
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </span>
      <Wrong id={`${field}-wrong`} text={wrong} />
    </form>
  );
}

interface WrongProps {
  readonly id: string;
  readonly text: string;
}

interface WrongProps {
  readonly id: string;
  readonly text: string;
}

/** What is wrong with a field, in place. */
export function Wrong({ id, text }: WrongProps) {
  return (
    <p id={id} class="field__wrong" role="alert">
      {text}
    </p>
  );
}
