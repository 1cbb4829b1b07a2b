/** A link to the moment that is shown: to the device's own sheet for sharing, else to the clipboard. */
import type { ComponentChildren } from "preact";
import { momentAt } from "../../model/film";
import { replayAddress } from "../../model/route";
import { useCopied } from "../frame/copied";
import { announce } from "../frame/live";
import { isDesk } from "../frame/screen";
import { Button } from "../parts/button";
import { type Replay, roundSays, shownRound } from "./replay";
import { texts } from "./texts";

interface ShareKeyProps extends Replay {
  readonly kind?: "quiet";
  readonly size?: "sm";
  /** Without, there is only the sign. */
  readonly children?: ComponentChildren;
}

/** A record from a file has no address that anybody else could go to. */
export function ShareKey({ kind, size, children, ...replay }: ShareKeyProps) {
  const t = texts();
  const { copied, copy } = useCopied(() => announce(t.copied));
  const isCopied = copied === "copied";
  if (replay.source.is === "file") return null;
  const { code, match } = replay.source;
  const share = async (): Promise<void> => {
    replay.projector.pause();
    const moment = momentAt(replay.film, replay.projector.step.peek());
    const url = location.origin + replayAddress(code, match, moment);
    if (!isDesk.peek() && (await given({ url, title: roundSays(replay, shownRound(replay)) }))) return;
    if (!(await copy(url))) replay.openSheet({ is: "link", url });
  };
  const look = { ...(kind && { kind }), ...(size && { size }) };
  return (
    <Button
      {...look}
      icon={isCopied ? "check" : "share"}
      label={isCopied ? t.copied : t.share}
      onPress={() => void share()}
    >
      {children !== undefined && (isCopied ? t.copied : children)}
    </Button>
  );
}

/** False: this device has no sheet for sharing, or it does not take links. */
async function given(what: ShareData): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // closed by the person: nothing more to do
  }
}
