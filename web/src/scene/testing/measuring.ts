/**
 * What the pages of `./bench frames` measure of a scene: frames a second while things move, and whether anything grows.
 *
 * The address says how: `?tier=low|high&seconds=10&rounds=200`. What was found is posted to `/figures`; `/begun` and
 * `/ended` say when frames are counted.
 */
import { type Running, run } from "../run";
import type { SceneMaker } from "../scene";

/** Something moves once, until it rests. Quick rounds only show whether something stays behind. */
export type Round<Shown> = (table: Running<Shown>, nth: number, isQuick: boolean) => Promise<void>;

/** What a stage tells of itself, as the event `dicehall:count` fills it in. */
interface Counted {
  readonly geometries: number;
  readonly textures: number;
  readonly calls: number;
  readonly triangles: number;
  readonly drawn: number;
}

const WARM_ROUNDS = 20;

export async function measureScene<Shown>(maker: SceneMaker<Shown>, first: Shown, round: Round<Shown>): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const look = { tier: asked.get("tier") === "high" ? "high" : "low", isCalm: false, pixelRatio: 1 } as const;
  const around = { impact: () => undefined, lay: () => undefined, lost: () => void tell("figures", { lost: true }) };
  const table = run(canvasHere(), look, maker, around);
  table.resize(innerWidth, innerHeight);
  table.show(first, true);
  const speed = await speedOf(table, round, Number(asked.get("seconds") ?? 10));
  table.resize(160, 120); // what is held does not depend on it, and small pictures are soon drawn
  const rounds = Number(asked.get("rounds") ?? 200);
  await tell("figures", { ...speed, rounds, ...(await growthOf(table, round, rounds)) });
}

async function speedOf<Shown>(table: Running<Shown>, round: Round<Shown>, seconds: number) {
  await round(table, 1, false);
  await tell("begun", {});
  const [first, firstMs] = [counted(), performance.now()];
  for (let nth = 2; performance.now() - firstMs < seconds * 1000; nth += 1) await round(table, nth, false);
  const [last, lastMs] = [counted(), performance.now()];
  await tell("ended", {});
  const frames = last.drawn - first.drawn;
  return { frames, fps: (frames / (lastMs - firstMs)) * 1000 };
}

async function growthOf<Shown>(table: Running<Shown>, round: Round<Shown>, rounds: number) {
  for (let nth = 0; nth < WARM_ROUNDS; nth += 1) await round(table, nth, true);
  const [before, heapBefore] = [counted(), heapMb()];
  for (let nth = 0; nth < rounds; nth += 1) await round(table, nth, true);
  const [after, heapAfter] = [counted(), heapMb()];
  return {
    heap_mb: [heapBefore, heapAfter],
    geometries: [before.geometries, after.geometries],
    textures: [before.textures, after.textures],
    calls: after.calls,
    triangles: after.triangles,
  };
}

function canvasHere(): HTMLCanvasElement {
  const canvas = document.querySelector("canvas");
  if (canvas === null) throw new Error("no canvas on the page");
  return canvas;
}

function counted(): Counted {
  const detail: Partial<Counted> = {};
  canvasHere().dispatchEvent(new CustomEvent("dicehall:count", { detail }));
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

export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function tell(what: "begun" | "ended" | "figures", figures: Readonly<Record<string, unknown>>): Promise<void> {
  await fetch(`/${what}`, { method: "POST", body: JSON.stringify(figures) });
}
