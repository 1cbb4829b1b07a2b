/** Drawn examples of the rules: parts of the board with dice and their flags. Where they lie was worked out by the game. */
import type { JSX } from "preact";
import { Icon } from "../../ui/parts/art";
import { Example } from "../../ui/rules/example";
import { TUMBLIN_BOARD, type TumblinResting } from "../../wire.gen";
import { BoardArt } from "./board-art";
import { DieArt } from "./dice-art";
import { DIE, onPaper } from "./drawing";
import { LIES, ORDER } from "./examples.gen";
import type { Lies, Order } from "./examples-model";
import { type Flag, flagsOf } from "./model";
import { colourOf } from "./names";
import { countsOf } from "./scoring";
import { texts } from "./texts";
import { boardTexts } from "./texts-board";
import { exampleTexts, type TumblinExample } from "./texts-examples";
import { TumblinDie } from "./tumblin-die";

export const examples: Readonly<Record<string, () => JSX.Element>> = Object.fromEntries([
  ...Object.entries(LIES).map(([rule, lies]) => [rule, () => <BoardExample rule={rule} lies={lies} />]),
  ...Object.entries(ORDER).map(([rule, order]) => [rule, () => <OrderExample rule={rule} order={order} />]),
]);

const wordsOf = (rule: string): string => exampleTexts().rules[rule as TumblinExample];

/** Around the dice of an example, in mm of the board. */
const ROOM = { along: 30, above: 92, below: 42 };
/** At least so much of the board is shown along it, or a die would be larger than any other. */
const LEAST_MM = 150;

/** From the middle of a die to its farthest corner, in dice. */
const CORNER = 0.75;

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function BoardExample({ rule, lies }: { readonly rule: string; readonly lies: Lies }) {
  const view = windowOf(lies.board);
  const flags = flagsIn(lies);
  const said = lies.board.map((one) => saidOf(one, lies, flags));
  return (
    <Example game="tumblin" text={wordsOf(rule)}>
      <div class="exboard" style={{ "--ratio": view.width / view.height, "--wide": view.width }}>
        <svg
          viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
          role="img"
          aria-label={exampleTexts().board(said)}
        >
          <BoardArt runs="right" />
          {lies.board.map(({ die, pose }) => {
            const known = lies.dice.find((one) => one.name === die);
            if (!pose || known === undefined) return null;
            return (
              <g key={die} class={lies.gone[die] && "exboard__gone"}>
                <DieArt runs="right" colour={colourOf(die)} kind={known.kind} pose={pose} />
              </g>
            );
          })}
        </svg>
        <div class="tflags" aria-hidden="true">
          {lies.board.map((one) => {
            const text = flagText(one, lies, flags);
            return text !== "" && <FlagAt key={one.die} resting={one} text={text} view={view} />;
          })}
        </div>
      </div>
    </Example>
  );
}

function flagsIn({ board, stacked, dice, beforeLine, gone }: Lies): ReadonlyMap<string, Flag> {
  const lying = { board: board.filter(({ die }) => gone[die] === undefined), stacked };
  return flagsOf(lying, countsOf(lying, dice, beforeLine), []);
}

function flagText({ die }: TumblinResting, { gone }: Lies, flags: ReadonlyMap<string, Flag>): string {
  const t = boardTexts();
  const why = gone[die];
  if (why !== undefined) return t.last.gone(0, why);
  const flag = flags.get(die);
  return flag === undefined ? "" : t.flag(flag.sum, flag.points);
}

function saidOf(resting: TumblinResting, lies: Lies, flags: ReadonlyMap<string, Flag>): string {
  const face = resting.face ?? 0;
  const place = boardTexts().last.landed(face, resting.level ?? 0, resting.crossed ?? true);
  const flag = flagText(resting, lies, flags);
  return `${texts().colour(colourOf(resting.die))} ${place}${flag === "" ? "" : `, ${flag}`}`;
}

/** The part of the board that has all the dice. */
function windowOf(board: readonly TumblinResting[]): Window {
  const places = board.flatMap(({ pose }) => (pose ? [onPaper("right", pose.at_mm[0], pose.at_mm[1])] : []));
  const [lefts, downs] = [places.map(([left]) => left), places.map(([, down]) => down)];
  const ends = [Math.min(...lefts) - DIE - ROOM.along, Math.max(...lefts) + DIE + ROOM.along] as const;
  const width = Math.max(LEAST_MM, ends[1] - ends[0]);
  const end = Math.max(...TUMBLIN_BOARD.boxes.map((box) => box.x_mm[1])) + ROOM.along;
  const left = Math.min((ends[0] + ends[1] - width) / 2, end - width);
  const top = Math.min(...downs) - ROOM.above;
  return { left, top, width, height: Math.max(...downs) + ROOM.below - top };
}

interface FlagAtProps {
  readonly resting: TumblinResting;
  readonly text: string;
  readonly view: Window;
}

function FlagAt({ resting: { pose, level }, text, view }: FlagAtProps) {
  if (!pose) return null;
  const [left, down] = onPaper("right", pose.at_mm[0], pose.at_mm[1]);
  const isBelow = level === 4; // above it stands what the ledge multiplies by
  const edge = down + (isBelow ? DIE : -DIE) * CORNER;
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;
  return (
    <span
      class="tflag"
      data-side={isBelow ? "below" : "above"}
      style={{ left: share(left - view.left, view.width), top: share(edge - view.top, view.height) }}
    >
      {text}
    </span>
  );
}

/** The seats in the order of a quarter, and of the next. */
function OrderExample({ rule, order }: { readonly rule: string; readonly order: Order }) {
  const t = exampleTexts();
  return (
    <Example game="tumblin" text={wordsOf(rule)}>
      <div class="exorder">
        <Seats word={t.before} seats={order.before} totals={order.totals} />
        <Icon name="down" />
        <Seats word={t.after} seats={order.after} totals={order.totals} />
      </div>
    </Example>
  );
}

interface SeatsProps {
  readonly word: string;
  readonly seats: readonly number[];
  readonly totals: readonly number[];
}

/** Colours of the seats, as the box has them [TD-13]. */
const COLOURS = ["red", "white", "green", "black"] as const;

function Seats({ word, seats, totals }: SeatsProps) {
  return (
    <div>
      <span>{word}</span>
      <ol>
        {seats.map((seat, place) => {
          const colour = COLOURS[seat - 1] ?? "red";
          const total = totals[seat - 1] ?? 0;
          return (
            <li key={seat}>
              <TumblinDie colour={colour} seat={seat} />
              <span role="img" aria-label={exampleTexts().place(place + 1, texts().colour(colour), total)}>
                {boardTexts().points(total)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
