/**
 * The page of `./bench frames`: a full table of Lightning Dice whose 36 dice are rolled all the time.
 *
 * The address says how: `?tier=low|high&seconds=10&rolls=200`. What was found is posted to `/figures`; `/begun`
 * and `/ended` say when frames are counted.
 */
import "../../../../styles/index.css";
import { run } from "../../../../scene/run";
import { makeScene } from "../scene";
import type { DieShown, LightningShown } from "../shown";

/** What a stage tells of itself, as the event `dicehall:count` fills it in. */
interface Counted {
  readonly geometries: number;
  readonly textures: number;
  readonly calls: number;
  readonly triangles: number;
  readonly drawn: number;
}

const SEATS = [1, 2, 3, 4, 5, 6];
const ROLL_MS = 800;
/** Between rest and the next roll. */
const LOOK_MS = 100;
const QUICK_MS = 60;
const WARM_ROLLS = 20;

const asked = new URLSearchParams(location.search);
const canvas = document.querySelector("canvas");
if (canvas === null) throw new Error("no canvas on the page");
const around = { impact: () => undefined, lay: () => undefined, lost: () => void tell("figures", { lost: true }) };
const look = { tier: asked.get("tier") === "high" ? "high" : "low", isCalm: false, pixelRatio: 1 } as const;
const table = run(canvas, look, makeScene, around);
table.resize(innerWidth, innerHeight);
await measure(Number(asked.get("seconds") ?? 10), Number(asked.get("rolls") ?? 200));

async function measure(seconds: number, rolls: number): Promise<void> {
  table.show(shownAt(0, false, ROLL_MS), true);
  await roll(1, ROLL_MS);
  await tell("begun", {});
  const [first, firstMs] = [counted(), performance.now()];
  for (let nth = 2; performance.now() - firstMs < seconds * 1000; nth += 1) await roll(nth, ROLL_MS);
  const [last, lastMs] = [counted(), performance.now()];
  await tell("ended", {});
  const frames = last.drawn - first.drawn;
  const fps = (frames / (lastMs - firstMs)) * 1000;
  table.resize(160, 120); // what is held does not depend on it, and small pictures are soon drawn
  for (let nth = 0; nth < WARM_ROLLS; nth += 1) await roll(nth, QUICK_MS);
  const [before, heapBefore] = [counted(), heapMb()];
  for (let nth = 0; nth < rolls; nth += 1) await roll(nth, QUICK_MS);
  const [after, heapAfter] = [counted(), heapMb()];
  await tell("figures", {
    fps,
    frames,
    rolls,
    heap_mb: [heapBefore, heapAfter],
    ...pairs(before, after),
    calls: after.calls,
    triangles: after.triangles,
  });
}

function pairs(before: Counted, after: Counted): Record<string, readonly [number, number]> {
  return { geometries: [before.geometries, after.geometries], textures: [before.textures, after.textures] };
}

async function roll(nth: number, ms: number): Promise<void> {
  table.show(shownAt(nth, true, ms), false);
  await pause(ms);
  table.show(shownAt(nth, false, ms), false);
  await pause(ms === QUICK_MS ? QUICK_MS : LOOK_MS);
}

function shownAt(nth: number, isRolling: boolean, rollMs: number): LightningShown {
  const dieOf = (seat: number, die: number): DieShown =>
    isRolling ? { lies: "tumbling", face: 0 } : { lies: "felt", face: ((nth + seat * 5 + die) % 6) + 1 };
  return {
    match: 1,
    me: 1,
    seats: SEATS.map((seat) => ({
      seat,
      dice: SEATS.map((die) => dieOf(seat, die)),
      score: (nth + seat * 3) % 21,
      isGone: false,
      rollMs,
    })),
    card: {
      number: nth + 1,
      title: "Little twins",
      picture: [1, 1, 2, 2, 3, 0],
      sentence: "Five of these.",
      remarks: [`card ${nth}`, "about 9 rolls"],
      any: "any",
    },
    goal: 20,
  };
}

function counted(): Counted {
  const detail: Partial<Counted> = {};
  canvas?.dispatchEvent(new CustomEvent("dicehall:count", { detail }));
  return { geometries: 0, textures: 0, calls: 0, triangles: 0, drawn: 0, ...detail };
}

/** After the rubbish is out. Only Chromium tells, and only if it was asked to on its command line. */
function heapMb(): number {
  const { gc, performance: clock } = globalThis as typeof globalThis & {
    readonly gc?: () => void;
    readonly performance: Performance & { readonly memory?: { readonly usedJSHeapSize: number } };
  };
  gc?.();
  return (clock.memory?.usedJSHeapSize ?? Number.NaN) / 1e6;
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function tell(what: "begun" | "ended" | "figures", figures: Readonly<Record<string, unknown>>): Promise<void> {
  await fetch(`/${what}`, { method: "POST", body: JSON.stringify(figures) });
}
