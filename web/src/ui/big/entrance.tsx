/** From a table's menu to its shared screen: here, or on a television that is told the address. */
import { screenAddress } from "../../model/route";
import { Icon } from "../parts/art";
import { texts } from "./texts";

interface BigScreenEntranceProps {
  readonly code: string;
}

export function BigScreenEntrance({ code }: BigScreenEntranceProps) {
  const t = texts().entrance;
  const address = screenAddress(code);
  return (
    <div class="bigway">
      <a class="btn" href={address}>
        <Icon name="screen" />
        {t.show}
      </a>
      <p class="cap">{t.how(location.host + address)}</p>
    </div>
  );
}
