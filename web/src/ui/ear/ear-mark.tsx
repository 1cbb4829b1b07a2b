/** At the name of somebody who plays by ear. */
import { Icon } from "../parts/art";
import { texts } from "./texts";

export function EarMark() {
  const says = texts().mark;
  return (
    <span class="earmark" title={says}>
      <Icon name="ear" />
      <span class="vh">{says}</span>
    </span>
  );
}
