/** Taking a finish home: its numbers as a file, and a few lines for a friend. */
import { useRef } from "preact/hooks";
import { useCopied } from "../frame/copied";
import { announce } from "../frame/live";
import { isDesk } from "../frame/screen";
import { Button } from "../parts/button";
import { type Finish, fileNameOf, fileOf, summaryOf } from "./keep";
import type { Picture } from "./model";
import { texts } from "./texts";

interface ShareProps {
  readonly finish: Finish;
  readonly picture: Picture;
  /** Real names: whoever reads it elsewhere is not "you". */
  readonly player: (seat: number) => string;
}

/** Some browsers fetch a file only a while after the click. */
const FETCHED_MS = 4000;

export function Share({ finish, picture, player }: ShareProps) {
  const { copied, copy } = useCopied(() => announce(texts().copied));
  const text = summaryOf(finish, picture, player);
  const isCopied = copied === "copied";
  const save = (): void => download(fileNameOf(finish), fileOf(finish, player));
  return (
    <>
      <Key
        icon={isCopied ? "check" : "share"}
        text={isCopied ? texts().copied : texts().share}
        onPress={() => void copy(text)}
      />
      <Key icon="download" text={texts().save} onPress={save} />
      {copied === "by hand" && <ByHand text={text} />}
    </>
  );
}

interface KeyProps {
  readonly icon: "check" | "share" | "download";
  readonly text: string;
  readonly onPress: () => void;
}

/** On a phone the sign alone; a reader hears the words. */
function Key({ icon, text, onPress }: KeyProps) {
  if (!isDesk.value) return <Button size="sm" icon={icon} label={text} onPress={onPress} />;
  return (
    <Button icon={icon} onPress={onPress}>
      {text}
    </Button>
  );
}

/** Where the page may not write to the clipboard. */
function ByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <label class="byhand">
      {texts().copyByHand}
      <textarea ref={field} readOnly rows={6} value={text} autofocus onFocus={() => field.current?.select()} />
    </label>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FETCHED_MS);
}
