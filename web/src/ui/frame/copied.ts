/** A key that writes something to the clipboard, and says for a while that it is done. */
import { useEffect, useState } from "preact/hooks";

const SAYS_SO_MS = 4000;

/** `by hand`: the page may not write there, so what is to be copied has to stand somewhere. */
export type Copied = "not yet" | "copied" | "by hand";

interface Copying {
  readonly copied: Copied;
  /** Whether it was written. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** @param said done when it was written */
export function useCopied(said: () => void = () => undefined): Copying {
  const [copied, setCopied] = useState<Copied>("not yet");
  useEffect(() => {
    if (copied !== "copied") return undefined;
    const timer = setTimeout(() => setCopied("not yet"), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string): Promise<boolean> => {
    const isDone = await written(text);
    setCopied(isDone ? "copied" : "by hand");
    if (isDone) said();
    return isDone;
  };
  return { copied, copy };
}

/** The clipboard is missing on plain http in a local network, and may be forbidden: then false. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
