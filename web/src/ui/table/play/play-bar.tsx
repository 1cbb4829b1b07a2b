/** The bar above a match: where we are, who watches, how the line is, and the sheets. */
import { shownCode } from "../../../model/code";
import { gameName, texts } from "../../../texts/texts";
import { Bar } from "../../frame/bar";
import { isDesk } from "../../frame/screen";
import { Icon } from "../../parts/art";
import { Button } from "../../parts/button";
import { OwnLine } from "../../race/meter";
import { staysFlat } from "../../scene/view";
import { useViewKey, ViewButton } from "../../scene/view-button";
import { SayKey } from "../say/say-key";
import { SoundButton } from "../sound-button";
import type { TableScreen } from "../table-screen";

export function PlayBar(view: TableScreen) {
  const { ui, seen, game, people, openSheet } = view;
  const t = texts();
  const code = shownCode(people.table);
  useViewKey(ui.hasScene ?? false);
  const small = seen === null ? t.table.at(code) : t.table.atRound(code, ui.roundTitle(seen));
  return (
    <Bar title={gameName(game.name)} small={small}>
      {isDesk.value ? (
        <Stats {...view} />
      ) : (
        <>
          <Button
            kind="quiet"
            icon="book"
            label={t.games[game.name]?.help ?? t.rules}
            onPress={() => openSheet({ is: "help" })}
          />
          <Button kind="quiet" icon="log" label={t.table.log} onPress={() => openSheet({ is: "log" })} />
        </>
      )}
      <SayKey {...view} />
      {isDesk.value && ui.hasScene && !staysFlat.value && (ui.ViewSwitch ? <ui.ViewSwitch /> : <ViewButton />)}
      {isDesk.value && <SoundButton kind="quiet" />}
      {isDesk.value && ui.hasRail && (
        <Button
          kind="quiet"
          icon="book"
          label={t.table.allRules}
          onPress={() => openSheet({ is: "rules", rule: "" })}
        />
      )}
      <Button
        kind="quiet"
        icon={isDesk.value ? "gear" : "more"}
        label={t.table.menu}
        onPress={() => openSheet({ is: "menu" })}
      />
    </Bar>
  );
}

function Stats({ people, session }: TableScreen) {
  const t = texts().table;
  const yours = session.state.value.links?.yours ?? null;
  return (
    <>
      {people.watching > 0 && (
        <span class="stat">
          <Icon name="eye" />
          {t.watchingShort(people.watching)}
        </span>
      )}
      {yours !== null && (
        <span class="stat" title={t.lineLabel}>
          <OwnLine link={yours} />
        </span>
      )}
    </>
  );
}
