/** Drawn examples of the rules. What they show was worked out by the game. */
import type { JSX } from "preact";
import { Use } from "../../ui/parts/art";
import { GhostDie } from "../../ui/parts/die";
import { Pot } from "../../ui/parts/points";
import { SeatDisc } from "../../ui/parts/seat";
import { Example } from "../../ui/rules/example";
import { GHOST_FIGURES, type GhostVerdict } from "../../wire.gen";
import { Chain } from "./chain";
import { colourOf } from "./colours";
import { PAID, READ } from "./examples.gen";
import type { Paid, Read } from "./examples-model";
import { diceStates } from "./model-reading";
import { texts } from "./texts";
import { exampleTexts, type GhostExample } from "./texts-examples";

export const examples: Readonly<Record<string, () => JSX.Element>> = Object.fromEntries([
  ...Object.entries(READ).map(([rule, read]) => [rule, () => <ReadExample rule={rule} read={read} />]),
  ...Object.entries(PAID).map(([rule, paid]) => [rule, () => <PaidExample rule={rule} paid={paid} />]),
]);

const wordsOf = (rule: string): string => exampleTexts().rules[rule as GhostExample];

/** Five dice, and the way to the answer. */
function ReadExample({ rule, read: { faces, answer } }: { readonly rule: string; readonly read: Read }) {
  const states = diceStates(answer, faces);
  return (
    <Example game="ghost" text={wordsOf(rule)}>
      <span class="exdice">
        {GHOST_FIGURES.map((die, place) => {
          const face = faces[place] ?? die;
          return (
            <GhostDie
              key={die}
              colour={colourOf(die)}
              face={face}
              resting={states[place] ?? "idle"}
              label={texts().die(die, face)}
            />
          );
        })}
      </span>
      <div class="exchain">
        <Chain answer={answer} faces={faces} />
      </div>
    </Example>
  );
}

/** Who took what, and the points before and after. */
function PaidExample({ rule, paid }: { readonly rule: string; readonly paid: Paid }) {
  const [before, after] = paid.jackpot;
  return (
    <Example game="ghost" text={wordsOf(rule)}>
      <ul class="expaid">
        {paid.before.map((points, place) => (
          <SeatLine key={place} seat={place + 1} paid={paid} before={points} after={paid.after[place] ?? 0} />
        ))}
      </ul>
      {before + after > 0 && (
        <span class="expaid__pot">
          <Pot text={exampleTexts().change(before, after)} name={texts().jackpot} />
        </span>
      )}
    </Example>
  );
}

interface SeatLineProps {
  readonly seat: number;
  readonly paid: Paid;
  readonly before: number;
  readonly after: number;
}

function SeatLine({ seat, paid, before, after }: SeatLineProps) {
  const judged = paid.judged.find((one) => one.seat === seat);
  const t = exampleTexts();
  return (
    <li>
      <SeatDisc seat={seat} size="sm" label={texts().seat(seat)} />
      <span class="expaid__took">
        {judged?.figures.map((figure) => (
          <Use key={figure} id={`fig-${figure}`} label={texts().figure(figure)} />
        ))}
        <span>{judged === undefined ? texts().doing.didNotGrab : verdictOf(judged.verdict)}</span>
      </span>
      <b class="exchange" aria-label={t.changeSaid(before, after)} role="img">
        {t.change(before, after)}
      </b>
    </li>
  );
}

function verdictOf(verdict: GhostVerdict): string {
  const says = texts().doing;
  return { right: says.rightFirst, late: says.rightLate, wrong: says.wrong }[verdict];
}
