/** To take the record home, and to check it there without any code of ours. */
import { useState } from "preact/hooks";
import { recordAddress } from "../../net/http";
import { written } from "../frame/clipboard";
import { isDesk } from "../frame/screen";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { texts } from "./texts";

const SAYS_SO_MS = 4000;

interface FootProps {
  readonly table: string;
  readonly match: number;
  /** A record that was brought along: whoever has it need not fetch it. */
  readonly file: { readonly name: string } | undefined;
  /** Something does not agree: then the record is what matters. */
  readonly isWrong: boolean;
  readonly onClose: () => void;
}

export function Foot({ table, match, file, isWrong, onClose }: FootProps) {
  const t = texts();
  const command = `python verify_dice.py ${file?.name ?? `${table}-${match}.jsonl`}`;
  const { copied, copy } = useCopy(command);
  const copyWords = isDesk.value ? t.command : t.commandShort;
  return (
    <footer class="check__foot">
      {file === undefined && (
        <a class={classes("btn", isWrong && "btn--act")} href={recordAddress(table, match)} download>
          <Icon name="download" />
          {isWrong ? t.keep : t.record}
        </a>
      )}
      <Button icon={copied === "copied" ? "check" : "copy"} onPress={copy}>
        {copied === "copied" ? t.copied : copyWords}
      </Button>
      {(isDesk.value || copied === "by hand") && <code class="check__command">{command}</code>}
      <span class="cap desk">{t.verifier}</span>
      <Button class="push desk" onPress={onClose}>
        {t.close}
      </Button>
      <span class="vh" role="status">
        {copied === "copied" && t.copied}
      </span>
    </footer>
  );
}

type Copied = "not yet" | "copied" | "by hand";

/** Where the page may not write to the clipboard, the command stands there to be copied by hand. */
function useCopy(text: string): { readonly copied: Copied; readonly copy: () => void } {
  const [copied, setCopied] = useState<Copied>("not yet");
  const copy = (): void => {
    void written(text).then((done) => {
      setCopied(done ? "copied" : "by hand");
      if (done) setTimeout(() => setCopied("not yet"), SAYS_SO_MS);
    });
  };
  return { copied, copy };
}
