/** What one may do with the record of the match: see it again, check its dice, and take it home. */
import { replayAddress } from "../../../model/route";
import { recordAddress } from "../../../net/http";
import { texts } from "../../../texts/texts";
import { texts as checkTexts } from "../../check/texts";
import { Icon } from "../../parts/art";
import { Button } from "../../parts/button";
import type { TableScreen } from "../table-screen";

export function Keepsakes({ people, openSheet }: TableScreen) {
  const t = texts().result;
  return (
    <section class="panel" aria-label={t.record}>
      <div class="panel__body panel__body--tools">
        <a class="btn btn--sm" href={replayAddress(people.table, people.match)}>
          <Icon name="play" />
          {t.watch}
        </a>
        <Button size="sm" icon="shield" onPress={() => openSheet({ is: "check", coin: null })}>
          {checkTexts().open}
        </Button>
        <a class="btn btn--sm" href={recordAddress(people.table, people.match)} download>
          <Icon name="download" />
          {t.record}
        </a>
      </div>
    </section>
  );
}
