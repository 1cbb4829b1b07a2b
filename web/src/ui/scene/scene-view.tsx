/**
 * A canvas with a game's scene, in place of the flat pictures. It fills its parent.
 *
 * Until the scene is fetched, drawn and, if need be, measured, it lies unseen behind the flat table (`sceneStands`): a
 * race does not wait for it. Readers hear nothing of it: what can be seen here, the board says in words as well. Where 3D
 * is not to be had, a toast says why and the table is flat from then on; so a board has this only while `view.value` is
 * "3d", always at the same place in the page.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Spot } from "../../scene/run";
import type { SceneMaker } from "../../scene/scene";
import { impact, rollInScene } from "../../sound/index";
import { palette, quality } from "../frame/chosen";
import { isCalm } from "../frame/screen";
import { toast } from "../frame/toasts";
import { classes } from "../parts/classes";
import { texts } from "./texts";
import { nextTrial, type Trial } from "./trial";
import { fallBack, firstTrial, isByItself, rememberMeasured, sceneStands } from "./view";
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
  /** A race counts from the moment a finger comes down; elsewhere a touch may still become a scroll. */
  readonly pressOn: "pointerdown" | "click";
  /** What lies over things of the scene; it is unseen until the scene gives it a place. */
  readonly labels?: readonly SceneLabel[];
  readonly impact?: (strength: number, pan: number) => void;
  readonly class?: string;
}

/** Set up anew where what it was built with is chosen anew. */
export function SceneView<Shown>(props: SceneViewProps<Shown>) {
  return <Standing key={`${quality.now.value} ${palette.now.value} ${isCalm.value}`} {...props} />;
}

function Standing<Shown>(props: SceneViewProps<Shown>) {
  const { load, shown, pressOn, labels = [] } = props;
  const [trial, setTrial] = useState(firstTrial);
  const stands = sceneStands.value;
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
      pressOn,
      press: (key, atMs) => latest.current.onPress?.(key, atMs),
      fail: giveUp,
    });
    visit.current = here;
    stand(here, trial).then((next) => {
      if (next === null) return;
      if (next.tier === trial.tier) sceneStands.value = true;
      else setTrial(next);
    });
    return () => {
      visit.current = null;
      sceneStands.value = false;
      here.end();
    };
  }, [load, pressOn, trial]);

  useLayoutEffect(() => visit.current?.show(shown), [shown]);
  useLayoutEffect(() => {
    if (stands) visit.current?.resize(); // it has come forward, and its labels want their places
  }, [stands]);
  useEffect(() => {
    rollInScene(stands && !isCalm.value);
    return () => rollInScene(false);
  }, [stands]);

  return (
    <div
      class={stands ? classes("scene", props.class) : "scene scene--behind"}
      data-scene={stands ? "ready" : "loading"}
      data-tier={trial.tier}
    >
      <div aria-hidden="true">
        <canvas key={trial.tier} ref={canvas} class="scene__canvas" />
      </div>
      {stands &&
        labels.map(({ key, content }) => (
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
    </div>
  );
}

/** The trial to go on with; another tier than that which was tried means another canvas. Null: it is over. */
async function stand<Shown>(here: Visit<Shown>, trial: Trial): Promise<Trial | null> {
  if (!(await here.begin(trial.tier))) return null;
  if (trial.isSure) return trial;
  const speed = await here.speed(trial.tier);
  if (speed === null) return null;
  const next = nextTrial(trial, speed, isByItself());
  if (next === null) toast(texts().slow);
  if (next === null || next.isSure) rememberMeasured(next?.tier ?? "slow");
  return next;
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
