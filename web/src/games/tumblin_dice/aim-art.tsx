/** The die on the disc of the flat board, and what is going to be done with it: pull it back, let go. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/parts/art";
import { TUMBLIN_BOARD } from "../../wire.gen";
import { type Aiming, atFirst, bandEnd, dieAt, PULL_MM } from "./aiming";
import type { Arm } from "./arm";
import type { AtTable } from "./at-table";
import { DieArt } from "./dice-art";
import { DIE, directionOn, onBoard, onPaper, type Paper, type Point, type Runs, shareOf } from "./drawing";
import { turnOf } from "./faces";
import { colourFor, type NextDie } from "./model";
import { hasPulled, knowsPull } from "./pull-hint";
import { wordsOf } from "./steppers";
import { boardTexts } from "./texts-board";

/** All of the force is a pull of so many pixels, however large the board is on the screen. */
const PULL_PX: Readonly<Record<Runs, number>> = { right: 120, up: 170 };
/** A finger takes the die from so far. */
const REACH_PX = 26;

interface AimProps extends AtTable {
  readonly paper: Paper;
  readonly next: NextDie;
}

export function Aim({ arm, model, seen, paper, next }: AimProps) {
  const picture = useRef<SVGSVGElement>(null);
  const { runs } = paper;
  const isOwn = model.isMine || next.seat === model.seat;
  const aiming = isOwn ? arm.aiming.value : { ...atFirst, kind: next.kind };
  const fingers = fingersOn(picture, runs, arm);
  const isPulled = arm.drag.value?.does === "pull";
  useEscape(arm);
  const [x, y] = dieAt(aiming);
  const z = TUMBLIN_BOARD.disc.top_mm + TUMBLIN_BOARD.die_mm / 2;
  const pose = { at_mm: [x, y, z], turn: turnOf(aiming.face, aiming.aimDeg - (runs === "up" ? 90 : 0)) } as const;
  return (
    <>
      <svg
        ref={picture}
        class="taim"
        viewBox={paper.viewBox}
        aria-hidden="true"
        onPointerMove={fingers.move}
        onPointerUp={fingers.up}
        onPointerCancel={arm.cancel}
      >
        {isPulled && <Band runs={runs} aiming={aiming} gain={gainOn(picture.current, runs)} />}
        {arm.mayThrow && aiming.force > 0 && <Arrow runs={runs} aiming={aiming} />}
        <DieArt
          runs={runs}
          colour={colourFor(seen.update.view, next.seat, aiming.kind)}
          kind={aiming.kind}
          pose={pose}
        />
        {arm.mayThrow && <Hold runs={runs} onDown={fingers.down} />}
      </svg>
      {arm.mayThrow && <Tip arm={arm} aiming={aiming} paper={paper} />}
    </>
  );
}

/** A pull that was begun is given up by Escape. */
function useEscape(arm: Arm): void {
  const current = useRef(arm);
  current.current = arm;
  useLayoutEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") current.current.cancel();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

interface Fingers {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(): void;
}

function fingersOn(picture: { readonly current: SVGSVGElement | null }, runs: Runs, arm: Arm): Fingers {
  const placeOf = ({ clientX, clientY }: PointerEvent): Point | null => {
    const toPicture = picture.current?.getScreenCTM()?.inverse();
    if (toPicture === undefined) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toPicture);
    return onBoard(runs, [x, y]);
  };
  return {
    down(event) {
      const at = placeOf(event);
      const reach = Math.max(DIE, REACH_PX / pixelsOn(picture.current));
      if (at === null || event.button !== 0 || !arm.grab(at[0], at[1], reach)) return;
      picture.current?.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    move(event) {
      const at = arm.drag.peek() === null ? null : placeOf(event);
      if (at !== null) arm.move(at[0], at[1], gainOn(picture.current, runs));
    },
    up() {
      if (arm.drag.peek()?.does === "pull" && arm.aiming.peek().force > 0) hasPulled();
      arm.letGo();
    },
  };
}

/** Pixels of the screen for a millimetre of the board. */
function pixelsOn(picture: SVGSVGElement | null): number {
  return picture?.getScreenCTM()?.a || 1;
}

/** So much of a way on the board counts as one. */
function gainOn(picture: SVGSVGElement | null, runs: Runs): number {
  return (pixelsOn(picture) * PULL_MM) / PULL_PX[runs];
}

/** What can be taken: the disc, and the die that may hang over its edge. */
function Hold({ runs, onDown }: { readonly runs: Runs; readonly onDown: (event: PointerEvent) => void }) {
  const { disc } = TUMBLIN_BOARD;
  const [left, down] = onPaper(runs, disc.x_mm, 0);
  return <circle class="taim__hold" cx={left} cy={down} r={disc.radius_mm + 6} onPointerDown={onDown} />;
}

interface AimedProps {
  readonly runs: Runs;
  readonly aiming: Aiming;
}

const FIRST_MM = DIE / 2 + 3;
const [SHORTEST_MM, LONGEST_MM] = [26, 120];

/** Where it goes at first; how far, is for the player to learn. */
function Arrow({ runs, aiming }: AimedProps) {
  const [x, y] = dieAt(aiming);
  const from = onPaper(runs, x, y);
  const way = (aiming.aimDeg * Math.PI) / 180;
  const [a, b] = directionOn(runs, Math.cos(way), Math.sin(way));
  const turn = (Math.atan2(b, a) * 180) / Math.PI;
  const tip = FIRST_MM + SHORTEST_MM + ((LONGEST_MM - SHORTEST_MM) * aiming.force) / 100;
  return (
    <g class="taim__arrow" transform={`translate(${from[0]} ${from[1]}) rotate(${turn.toFixed(2)})`}>
      <path class="taim__ink" d={`M${FIRST_MM} 0H${tip - 12}`} />
      <path class="taim__gold" d={`M${FIRST_MM} 0H${tip - 12}`} />
      <path class="taim__tip" d={`M${tip} 0l-14 -8v16z`} />
    </g>
  );
}

/** From the die to the finger, with a tick at each quarter of the force. */
function Band({ runs, aiming, gain }: AimedProps & { readonly gain: number }) {
  const [x, y] = dieAt(aiming);
  const [dx, dy] = bandEnd(aiming);
  const from = onPaper(runs, x, y);
  const [a, b] = directionOn(runs, dx / gain, dy / gain);
  const length = Math.hypot(a, b);
  if (length === 0) return null;
  const turn = (Math.atan2(b, a) * 180) / Math.PI;
  const ticks = [25, 50, 75].filter((force) => force < aiming.force).map((force) => (length * force) / aiming.force);
  return (
    <g class="taim__band" transform={`translate(${from[0]} ${from[1]}) rotate(${turn.toFixed(2)})`}>
      <path d={`M0 -4L${length} -10V10L0 4z`} />
      {ticks.map((at) => (
        <path key={at} class="taim__tick" d={`M${at} ${-4 - (6 * at) / length}V${4 + (6 * at) / length}`} />
      ))}
      <circle cx={length} cy="0" r="11" />
    </g>
  );
}

interface TipProps {
  readonly arm: Arm;
  readonly aiming: Aiming;
  readonly paper: Paper;
}

/** Says what a finger that is down is about to do; and once, how it is done. */
function Tip({ arm, aiming, paper }: TipProps) {
  const drag = arm.drag.value;
  if (drag === null) return knowsPull.value ? null : <Hint paper={paper} />;
  return (
    <p class="aimtip" aria-hidden="true">
      <AimWords arm={arm} aiming={aiming} does={drag.does} />
    </p>
  );
}

/** "Let go to throw, force 62 (last 58), 3° right". */
export function AimWords({
  arm,
  aiming,
  does,
}: Omit<TipProps, "paper"> & { readonly does: "nothing" | "pull" | "place" }) {
  const t = boardTexts();
  if (does === "place") return <b>{t.aimTip.place}</b>;
  if (aiming.force === 0) return <b>{t.aimTip.cancel}</b>;
  const [value, side] = wordsOf("aim", aiming, null);
  return (
    <>
      <b>{t.aimTip.letGo}</b>
      <small>
        {t.forceWord} <em>{aiming.force}</em>
        {t.lastForce(arm.last.value)}, <em>{value}</em> {side}
      </small>
    </>
  );
}

/** A hand that shows the first pull, until somebody has pulled here. */
function Hint({ paper }: { readonly paper: Paper }) {
  const [left, top] = shareOf(paper, TUMBLIN_BOARD.disc.x_mm, 0);
  return (
    <>
      <span
        class="taim__hand"
        data-runs={paper.runs}
        style={{ left: `${100 * left}%`, top: `${100 * top}%` }}
        aria-hidden="true"
      >
        <Icon name="finger" />
      </span>
      <p class="aimtip aimtip--hint">{boardTexts().firstPull}</p>
    </>
  );
}
