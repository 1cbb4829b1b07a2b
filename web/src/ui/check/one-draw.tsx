/** One draw in full: the bytes of the mix, what each gives, and what lay on the table. */

import { isSame } from "../../dice/picture";
import type { CheckedDraw, NumberSeen } from "../../dice/seals";
import { Icon } from "../parts/art";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { LetGo } from "./let-go";
import { PictureArt } from "./pictures";
import { type Read, readsOf } from "./summary";
import { texts } from "./texts";

interface OneDrawProps {
  readonly checked: CheckedDraw;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly name: (seat: number) => string;
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

export function OneDraw({ checked, number, total, name, onEarlier, onLater }: OneDrawProps) {
  const t = texts();
  const [first] = checked.numbers;
  return (
    <section class="check__one" aria-label={t.which(number, total)}>
      <div class="check__turn">
        <Turn icon="left" label={t.earlier} onPress={onEarlier} />
        <b class="num">{t.which(number, total)}</b>
        <Turn icon="right" label={t.later} onPress={onLater} />
        <span class="cap">
          {t.what(checked, name)}
          {first && first.drawn !== null && <span class="desk">{`: ${t.divided(first.n)}`}</span>}
        </span>
      </div>
      <ol class="check__bytes" aria-label={t.bytes(number)}>
        {readsOf(checked).map((read, place) => (
          <Byte key={place} read={read} of={checked.numbers[read.number]} name={name} counted={checked.counted} />
        ))}
      </ol>
      <LetGo flown={checked.flown} />
      <Said checked={checked} name={name} />
    </section>
  );
}

interface TurnProps {
  readonly icon: "left" | "right";
  readonly label: string;
  readonly onPress: (() => void) | null;
}

/** At an end it sleeps, and keeps the focus. */
function Turn({ icon, label, onPress }: TurnProps) {
  const wakes = onPress === null ? { asleep: "" } : { onPress };
  return <Button size="sm" icon={icon} label={label} {...wakes} />;
}

interface ByteProps {
  readonly read: Read;
  readonly of: NumberSeen | undefined;
  readonly name: (seat: number) => string;
  readonly counted: number;
}

function Byte({ read, of, name, counted }: ByteProps) {
  const t = texts();
  if (of === undefined || of.drawn === null) return null;
  const { drawn, picture, said } = of;
  if (read.isOut) {
    return (
      <li class="check__byte check__byte--out">
        <code>{read.value}</code>
        <span>
          {t.out(drawn.limit)}
          <br />
          {t.skipped}
        </span>
        <i />
      </li>
    );
  }
  const isBad = drawn.k !== said || !isSame(picture, of.saidPicture);
  if (picture?.is === "seed") {
    return (
      <li class={classes("check__byte check__byte--seed", isBad && "check__byte--bad")}>
        <PictureArt picture={picture} name={name} />
        <span>{t.seed.made(counted)}</span>
      </li>
    );
  }
  return (
    <li class={classes("check__byte", isBad && "check__byte--bad")}>
      <code>{read.value}</code>
      <span>
        {t.rest(drawn.k)}
        <br />
        {picture && t.nth(t.gives[picture.is], drawn.k)}
      </span>
      {picture && <PictureArt picture={picture} name={name} />}
    </li>
  );
}

function Said({ checked: { state, numbers }, name }: Pick<OneDrawProps, "checked" | "name">) {
  const t = texts();
  const isWrong = state === "mix" || state === "faces";
  const isOnTable = !isWrong && numbers[0]?.saidPicture?.is !== "seed";
  return (
    <div class="check__said">
      <span class="cap">{isOnTable ? t.onTable : t.recordSays}</span>
      <span class="check__pictures">
        {numbers.map(({ saidPicture, picture }, place) => {
          if (saidPicture === undefined) return null;
          const isDim = isWrong && isSame(picture, saidPicture);
          return <PictureArt key={place} picture={saidPicture} name={name} isDim={isDim} />;
        })}
      </span>
      {state === "agrees" && <Tag kind="good" icon="check" text={t.same} />}
      {isWrong && <Tag kind="bad" icon="x" text={t.notSame} />}
      {state === "sealed" && <Tag icon="lock" text={t.sealed} />}
    </div>
  );
}

interface TagProps {
  readonly kind?: "good" | "bad";
  readonly icon: "check" | "x" | "lock";
  readonly text: string;
}

function Tag({ kind, icon, text }: TagProps) {
  return (
    <span class={classes("tag", kind && `tag--${kind}`)}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
