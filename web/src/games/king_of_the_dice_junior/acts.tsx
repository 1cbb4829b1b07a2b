/** The keys: one big one for what the hand does next, the crown beside it, and two quiet ones. */
import { onButton } from "../../ui/frame/key-words";
import { Icon, Use } from "../../ui/parts/art";
import { Button } from "../../ui/parts/button";
import { keys } from "./keys";
import { DICE, isInTurn, mayTakeBack } from "./model";
import type { SeenTable } from "./seen-table";
import { texts } from "./texts";

interface ActsProps extends SeenTable {
  readonly onTakeBack: () => void;
}

export function Acts({ onTakeBack, ...table }: ActsProps) {
  const { seen, shown, ways, moves } = table;
  const t = texts();
  const mayTurnBack = mayTakeBack(shown, seen.history.told.at(-1)?.events.at(-1));
  return (
    <div class="kacts">
      <div class="kacts__quiet">
        {ways.mayEnd && ways.roll === "again" && (
          <Button
            kind="quiet"
            size="sm"
            icon="arrow"
            {...onButton(keys.value.end)}
            asleep={sleep(table)}
            onPress={moves.end}
          >
            {t.endKey}
          </Button>
        )}
        {mayTurnBack && (
          <Button kind="quiet" size="sm" icon="undo" asleep={sleep(table)} onPress={onTakeBack}>
            {t.takeBack}
          </Button>
        )}
      </div>
      <div class="acts">
        <CrownKey {...table} />
        <BigKey {...table} />
      </div>
    </div>
  );
}

/** Without a connection every key sleeps; why is said above the table. */
function sleep({ seen }: SeenTable): string | undefined {
  return seen.isAsleep ? "" : undefined;
}

function CrownKey(table: SeenTable) {
  const { shown, ways, moves } = table;
  const t = texts();
  const rolled = DICE - moves.kept.length;
  const text = t.crownKey(ways.crown, rolled);
  const isAwake = ways.crown === "now";
  return (
    <Button
      class="crownbtn"
      label={t.crownName(ways.crown, rolled)}
      asleep={isAwake ? sleep(table) : text}
      onPress={moves.crown}
      {...(isAwake && { kind: "act" as const, ...onButton(keys.value.crown) })}
    >
      <Use id={shown.crowns.includes(shown.seat) ? "crown" : "crown-spent"} />
      {isAwake && <span>{text}</span>}
    </Button>
  );
}

/** What the big key is now. It stays one button through all of it, so that it never loses the focus. */
interface BigKey {
  readonly text: string;
  /** Why it sleeps; undefined: it is awake. */
  readonly asleep?: string | undefined;
  /** Marigold: it is what the hand does next. */
  readonly isNext?: boolean;
  readonly act?: "roll" | "end";
  /** How many dice it rolls; 0: it is no roll. */
  readonly rolls?: number;
  readonly onPress?: () => void;
}

function BigKey(table: SeenTable) {
  const key = bigKeyOf(table);
  return (
    <Button
      size="lg"
      class="bigkey"
      asleep={key.asleep ?? sleep(table)}
      {...(key.isNext && { kind: "act" as const })}
      {...(key.act !== undefined && onButton(keys.value[key.act]))}
      {...(key.onPress && { onPress: key.onPress })}
    >
      {key.rolls !== undefined && <LittleDice count={key.rolls} />}
      {key.asleep === undefined && key.rolls === undefined && <Icon name="arrow" />}
      {key.text}
    </Button>
  );
}

function bigKeyOf(table: SeenTable): BigKey {
  const { ways, moves } = table;
  const t = texts();
  if (ways.roll !== "none") {
    const rolls = ways.roll === "first" ? DICE : DICE - moves.kept.length;
    return { text: t.rollKey(rolls), isNext: true, act: "roll", rolls, onPress: moves.roll };
  }
  if (!ways.mayEnd) return { text: "", asleep: whyAsleep(table) };
  const isNext = ways.crown !== "now" && ways.takes.length === 0;
  return { text: t.endKey, isNext, act: "end", onPress: moves.end };
}

function whyAsleep({ shown, ways, name }: SeenTable): string {
  const t = texts().asleep;
  if (shown.phase === "over") return t.over;
  if (ways.takes.length > 0) return t.take;
  if (shown.phase !== "rolling" && shown.phase !== "ready" && shown.phase !== "choose") return t.newCard;
  return isInTurn(shown) ? t.rolling : texts().asleepTurn(name(shown.in_turn));
}

/** As many dice as will be rolled, for those who cannot read the number. */
function LittleDice({ count }: { readonly count: number }) {
  return (
    <span class="bigkey__dice die--bone" aria-hidden="true">
      {Array.from({ length: count }, (_, die) => (
        <Use key={die} id="die" viewBox="0 0 64 70" />
      ))}
    </span>
  );
}
