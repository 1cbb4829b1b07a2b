/** Somebody was sent a table: its code, or its whole link, goes in here. A desk can also become its shared screen. */
import { useState } from "preact/hooks";
import { readCode } from "../../model/code";
import { screenAddress, tableAddress } from "../../model/route";
import { texts } from "../../texts/texts";
import { texts as bigTexts } from "../big/texts";
import { Wrong } from "../frame/name-dialog";
import { go } from "../frame/routing";
import { Button } from "../parts/button";

export function JoinForm() {
  const t = texts().lobby;
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  const come = (addressOf: (code: string) => string) => {
    const code = readCode(typed);
    if (code === null) setWrong(t.noCode);
    else go(addressOf(code));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    come((code) => tableAddress(code));
  };
  return (
    <form class="join" onSubmit={submit}>
      <label for="code">{t.code}</label>
      <div class="join__row">
        <span class="field">
          <input
            id="code"
            value={typed}
            placeholder={t.codeHint}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={wrong !== ""}
            aria-describedby="code-wrong"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </span>
        <Button type="submit">{t.sitDown}</Button>
      </div>
      <Wrong id="code-wrong" text={wrong} />
      <div class="desk">
        <Button kind="quiet" size="sm" icon="screen" onPress={() => come(screenAddress)}>
          {bigTexts().entrance.lobby}
        </Button>
      </div>
    </form>
  );
}
