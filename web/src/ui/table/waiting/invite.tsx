/** What brings friends: a code for their camera, one to say, the link, and a big screen for all of them. */
import { shownCode } from "../../../model/code";
import { tableAddress } from "../../../model/route";
import { texts } from "../../../texts/texts";
import { isOnlyHere, TableQr } from "../../big/address";
import { BigScreenEntrance } from "../../big/entrance";
import { texts as bigTexts } from "../../big/texts";
import { isDesk } from "../../frame/screen";
import { Button } from "../../parts/button";
import { Panel } from "../../parts/panel";
import { CopyLink } from "./copy-link";

export function Invite({ code }: { readonly code: string }) {
  const t = texts().waiting;
  const isReachable = !isOnlyHere(location.hostname);
  return (
    <Panel title={t.invite} icon="users" class="invite">
      <div class="invite__ways">
        {isReachable && (
          <span class="invite__qr">
            <TableQr code={code} />
          </span>
        )}
        <div>
          <p class="cap">{isReachable ? t.scan : t.inviteHow}</p>
          <p class="invite__code">{shownCode(code)}</p>
          <div class="invite__btns">
            <ShareLink code={code} />
            <CopyLink code={code} />
            {isDesk.value && <BigScreenEntrance code={code} />}
          </div>
        </div>
      </div>
      {!isReachable && <p class="cap">{bigTexts().waiting.onlyHere}</p>}
    </Panel>
  );
}

/** The device's own way to send something to friends, where it has one. */
function ShareLink({ code }: { readonly code: string }) {
  if (!("share" in navigator)) return null;
  const share = () => {
    const url = location.origin + tableAddress(code);
    navigator.share({ title: texts().titles.hall, url }).catch(() => undefined); // changed their mind
  };
  return (
    <Button size="sm" icon="share" onPress={share}>
      {texts().waiting.share}
    </Button>
  );
}
