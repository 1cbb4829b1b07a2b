/** What one may take home: the record of the match. */
import { recordAddress } from "../../../net/http";
import { texts } from "../../../texts/texts";
import { Icon } from "../../parts/art";
import type { TableScreen } from "../table-screen";

export function Keepsakes({ people }: TableScreen) {
  const t = texts().result;
  return (
    <section class="panel" aria-label={t.record}>
      <div class="panel__body panel__body--tools">
        <a class="btn btn--sm" href={recordAddress(people.table, people.match)} download>
          <Icon name="download" />
          {t.record}
        </a>
      </div>
    </section>
  );
}
