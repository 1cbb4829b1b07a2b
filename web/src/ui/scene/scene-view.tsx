/**
 * A canvas with a game's scene, in place of the flat pictures. It fills its parent.
 *
 * Readers hear nothing of it: what can be seen here, the board says in words as well. Where 3D is not to be had, a toast
 * says why and the table is flat from then on; so a board shows this only while `view.value` is "3d".
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Tier } from "../../scene/look";
import type { Spot } from "../../scene/run";
import type { SceneMaker } from "../../scene/scene";
import { impact, rollInScene } from "../../sound/index";
import { toast } from "../frame/toasts";
import { classes } from "../parts/classes";
import { texts } from "./texts";
import { fallBack, isByItself, rememberMeasured, tierToTry } from "./view";
import { type Trouble, Visit } from "./visit";

export interface SceneLabel {
  /** As the scene calls it in `host.label`. */
  readonly key: string;
  readonly content: ComponentChildren;
}

interface SceneViewProps<Shown> {
  /** Fetches the game's scene. A function of the module, not made anew with every drawing. */
  readonly load: () => Promise<SceneMaker<Shown>>;
  /** A new object whenever there is something new to be seen, and only then. */
  readonly shown: Shown;
  /** Something in the scene was pressed; `atMs` is the event's `timeStamp`. */
  readonly onPress?: (key: string, atMs: number) => void;
  /** What lies over things of the scene; it is unseen until the scene gives it a place. */
  readonly labels?: readonly SceneLabel[];
  readonly impact?: (strength: number, pan: number) => void;
  readonly class?: string;
}

export function SceneView<Shown>(props: SceneViewProps<Shown>) {
  const { load, shown, labels = [] } = props;
  const [trying, setTrying] = useState(tierToTry);
  const [isReady, setReady] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const visit = useRef<Visit<Shown> | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const laid = useRef(new Map<string, HTMLElement>());

  useEffect(() => {
    if (canvas.current === null) return;
    const here = new Visit<Shown>({
      canvas: canvas.current,
      load,
      shown: () => latest.current.shown,
      around: {
        impact,
        lay: (key, at) => lay(laid.current.get(key), at),
      },
      press: (key, atMs) => latest.current.onPress?.(key, atMs),
      fail: giveUp,
    });
    visit.current = here;
    stand(here, trying).then((next) => {
      if (next === trying.tier) setReady(true);
      else if (next !== null) setTrying({ tier: next, isSure: false });
    });
    return () => {
      visit.current = null;
      setReady(false);
      here.end();
    };
  }, [load, trying]);

  useLayoutEffect(() => visit.current?.show(shown), [shown]);
  useEffect(() => {
    rollInScene(isReady);
    return () => rollInScene(false);
  }, [isReady]);

  return (
    <div class={classes("scene", props.class)} data-scene={isReady ? "ready" : "loading"} data-tier={trying.tier}>
      <div aria-hidden="true">
        <canvas key={trying.tier} ref={canvas} class="scene__canvas" />
      </div>
      {labels.map(({ key, content }) => (
        <div
          key={key}
          class="scene__label"
          ref={(element) => {
            if (element === null) laid.current.delete(key);
            else laid.current.set(key, element);
          }}
        >
          {content}
        </div>
      ))}
      {!isReady && <p class="scene__wait">{texts().loading}</p>}
    </div>
  );
}

/** The tier to go on with: another one than that which was tried means another canvas. Null: it is over. */
async function stand<Shown>(here: Visit<Shown>, { tier, isSure }: ReturnType<typeof tierToTry>): Promise<Tier | null> {
  if (!(await here.begin(tier))) return null;
  if (isSure) return tier;
  const speed = await here.speed(tier);
  if (speed === null) return null;
  if (speed === "slow" && isByItself()) {
    toast(texts().slow);
    rememberMeasured("slow");
    return null;
  }
  if (tier === "low" && speed === "low") return "high"; // smooth so far: the rich look is tried, and measured as well
  const found = speed === "high" ? "high" : "low";
  rememberMeasured(found);
  return found;
}

function giveUp(trouble: Trouble): void {
  toast(texts()[trouble]);
  fallBack();
}

function lay(element: HTMLElement | undefined, at: Spot | null): void {
  if (element === undefined) return;
  element.style.visibility = at === null ? "hidden" : "visible";
  if (at === null) return;
  element.style.setProperty("--span", `${at.span.toFixed(1)}px`);
  element.style.translate = `calc(${at.x.toFixed(1)}px - 50%) calc(${at.y.toFixed(1)}px - 50%)`;
}
