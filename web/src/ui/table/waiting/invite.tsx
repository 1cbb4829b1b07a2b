/** The code and the link that bring friends. */
import { shownCode } from "../../../model/code";
import { texts } from "../../../texts/texts";
import { Panel } from "../../parts/panel";
import { CopyLink } from "./copy-link";

export function Invite({ code }: { readonly code: string }) {
  const t = texts().waiting;
  return (
    <Panel title={t.invite} icon="users">
      <p class="cap">{t.inviteHow}</p>
      <p class="invite__code">{shownCode(code)}</p>
      <div class="invite__btns">
        <CopyLink code={code} />
      </div>
    </Panel>
  );
}
