/** To take the record home, and to check it there without any code of ours. */
import { recordAddress } from "../../net/http";
import { useCopied } from "../frame/copied";
import { isDesk } from "../frame/screen";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { texts } from "./texts";

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
  const { copied, copy } = useCopied();
  const copyWords = isDesk.value ? t.command : t.commandShort;
  return (
    <footer class="check__foot">
      {file === undefined && (
        <a class={classes("btn", isWrong && "btn--act")} href={recordAddress(table, match)} download>
          <Icon name="download" />
          {isWrong ? t.keep : t.record}
        </a>
      )}
      <Button icon={copied === "copied" ? "check" : "copy"} onPress={() => void copy(command)}>
        {copied === "copied" ? t.copied : copyWords}
      </Button>
      {/* where the page may not write to the clipboard, it stands there to be copied by hand */}
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
