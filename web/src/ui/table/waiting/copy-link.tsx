/** Copies the table's link; where the browser does not let us, the link stands there to be copied by hand. */
import { useRef, useState } from "preact/hooks";
import { tableAddress } from "../../../model/route";
import { texts } from "../../../texts/texts";
import { written } from "../../frame/clipboard";
import { announce } from "../../frame/live";
import { Button } from "../../parts/button";

const SAYS_SO_MS = 4000;

type Copied = "not yet" | "copied" | "by hand";

export function CopyLink({ code }: { readonly code: string }) {
  const t = texts().waiting;
  const [copied, setCopied] = useState<Copied>("not yet");
  const link = location.origin + tableAddress(code);
  const copy = async () => {
    const done = await written(link);
    setCopied(done ? "copied" : "by hand");
    if (!done) return;
    announce(t.copied);
    setTimeout(() => setCopied("not yet"), SAYS_SO_MS);
  };
  return (
    <>
      <Button size="sm" icon={copied === "copied" ? "check" : "link"} onPress={() => void copy()}>
        {copied === "copied" ? t.copied : t.copy}
      </Button>
      {copied === "by hand" && <ByHand link={link} />}
    </>
  );
}

function ByHand({ link }: { readonly link: string }) {
  const t = texts().waiting;
  const field = useRef<HTMLInputElement>(null);
  return (
    <label class="byhand">
      {t.copyByHand}
      <span class="field">
        <input ref={field} readOnly value={link} autofocus onFocus={() => field.current?.select()} />
      </span>
    </label>
  );
}
