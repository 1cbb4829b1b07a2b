/** Taking a finish home: its numbers as a file, and a few lines for a friend. */
import { useRef, useState } from "preact/hooks";
import { written } from "../frame/clipboard";
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

const SAYS_SO_MS = 4000;

export function Share({ finish, picture, player }: ShareProps) {
  const [copied, setCopied] = useState<"not yet" | "copied" | "by hand">("not yet");
  const text = summaryOf(finish, picture, player);
  const copy = async (): Promise<void> => {
    const done = await written(text);
    setCopied(done ? "copied" : "by hand");
    if (!done) return;
    announce(texts().copied);
    setTimeout(() => setCopied("not yet"), SAYS_SO_MS);
  };
  const isCopied = copied === "copied";
  const save = (): void => download(fileNameOf(finish), fileOf(finish, player));
  return (
    <>
      <Key icon={isCopied ? "check" : "share"} text={isCopied ? texts().copied : texts().share} onPress={copy} />
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
  setTimeout(() => URL.revokeObjectURL(link.href), SAYS_SO_MS); // some browsers fetch it only after the click
}
