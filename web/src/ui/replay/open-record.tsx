/** The way to the page where a record can be brought along, for the hall. */
import { fileAddress } from "../../model/route";
import { Icon } from "../parts/art";
import { texts } from "./texts";

export function OpenRecord() {
  return (
    <a class="openrecord" href={fileAddress}>
      <Icon name="play" />
      {texts().open.link}
    </a>
  );
}
