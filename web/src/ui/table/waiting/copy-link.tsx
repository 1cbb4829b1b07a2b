/** Copies the table's link; where the browser does not let us, the link stands there to be copied by hand. */
import { useRef } from "preact/hooks";
import { tableAddress } from "../../../model/route";
import { texts } from "../../../texts/texts";
import { useCopied } from "../../frame/copied";
import { announce } from "../../frame/live";
import { Button } from "../../parts/button";

export function CopyLink({ code }: { readonly code: string }) {
  const t = texts().waiting;
  const { copied, copy } = useCopied(() => announce(t.copied));
  const link = location.origin + tableAddress(code);
  return (
    <>
      <Button size="sm" icon={copied === "copied" ? "check" : "link"} onPress={() => void copy(link)}>
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
