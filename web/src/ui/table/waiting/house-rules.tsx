/** The options of the game and of the table. The host changes them, everybody sees them. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { changedCount, type Field, fieldsOf } from "../../../model/options";
import { hostOf, seatOf } from "../../../model/people";
import { texts } from "../../../texts/texts";
import { isDesk } from "../../frame/screen";
import { Icon } from "../../parts/art";
import { Panel } from "../../parts/panel";
import type { TableScreen } from "../table-screen";
import { HouseOptions } from "./house-options";
import { OptionRow } from "./option-row";

export function HouseRules(view: TableScreen) {
  const { people, game, ui } = view;
  const t = texts().waiting;
  const seats = { byLot: t.byLot, seatName: (seat: number) => t.seatOf(seat, seatOf(people, seat)?.player ?? "") };
  const fields = fieldsOf(game.options, people.options, ui.options, seats);
  const changed = changedCount(fields);
  const tag = changed > 0 && <span class="tag">{t.changed(changed)}</span>;
  if (isDesk.value) {
    return (
      <Panel title={t.house} icon="gear" side={tag}>
        <Rows {...view} fields={fields} />
      </Panel>
    );
  }
  return <Folded {...view} fields={fields} tag={tag} />;
}

interface RowsProps extends TableScreen {
  readonly fields: readonly Field[];
}

function Folded({ tag, ...rows }: RowsProps & { readonly tag: ComponentChildren }) {
  const t = texts().waiting;
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="panel" aria-label={t.house}>
      <h2>
        <button
          type="button"
          class="panel__head panel__head--btn"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="gear" />
          {t.house}
          <span class="panel__side">
            {tag}
            <Icon name={isOpen ? "up" : "down"} />
          </span>
        </button>
      </h2>
      {isOpen && (
        <div class="panel__body">
          <Rows {...rows} />
        </div>
      )}
    </section>
  );
}

function Rows({ fields, ...view }: RowsProps) {
  const { session, people, hands } = view;
  const t = texts().waiting;
  const { isHost } = session.state.value;
  return (
    <>
      {!isHost && <p class="cap">{t.hostChanges(hostOf(people)?.player ?? "")}</p>}
      <ul class="opts">
        {fields.map((field) => (
          <OptionRow
            key={field.name}
            field={field}
            game={view.game.name}
            mayChange={isHost}
            onRule={hands.openRule}
            onChange={(value) => session.wish({ type: "set_option", name: field.name, value })}
          />
        ))}
      </ul>
      <h3 class="opts__head">{t.table}</h3>
      <HouseOptions {...view} />
    </>
  );
}
