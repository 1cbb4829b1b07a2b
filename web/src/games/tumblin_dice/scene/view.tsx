/**
 * The board in 3D. It fetches the scene; nothing here needs three.js. What can be seen in it, the seats and panels around
 * it say in words.
 */
import { useMemo, useRef } from "preact/hooks";
import { isDesk } from "../../../ui/frame/screen";
import { Icon, Use } from "../../../ui/parts/art";
import { Button } from "../../../ui/parts/button";
import { classes } from "../../../ui/parts/classes";
import { type SceneLabel, SceneView } from "../../../ui/scene/scene-view";
import { isSceneSeen } from "../../../ui/scene/view";
import { AimWords } from "../aim-art";
import { atFirst } from "../aiming";
import type { Arm } from "../arm";
import type { AtTable } from "../at-table";
import { useFrames } from "../dice-art";
import { colourFor, type Flag, type ModelDie } from "../model";
import { namesOf } from "../names";
import { hasPulled, knowsPull } from "../pull-hint";
import { stepAt } from "../steps";
import { boardTexts } from "../texts-board";
import { camera, toggleCamera } from "./camera";
import type { AimShown, TumblinShown } from "./shown";
import { shownOf } from "./shown-of";
import { sceneTexts } from "./texts";
import { useCameraKey } from "./view-switch";

const load = () => import("./scene").then(({ makeScene }) => makeScene);

interface TumblinSceneProps extends AtTable {
  /** CSS pixels at the scene's edges that panels lie over; the same object while nothing changes. */
  readonly free?: TumblinShown["free"];
}

const NOTHING_OVER: TumblinShown["free"] = { top: 0, right: 0, bottom: 0, left: 0 };

export function TumblinScene({ free = NOTHING_OVER, ...table }: TumblinSceneProps) {
  const { seen, model, playback, steps, arm } = table;
  useCameraKey();
  const playing = playback.playing.value;
  const aim = useAim(table);
  useFrames(playing?.mode === "again" && !playing.isPaused); // the step that is going on lights up
  const wish = camera.value;
  const { polish } = seen.people.house;
  // a new object only when something new is to be seen
  const shown = useMemo(
    () => shownOf({ model, playing, steps, aim, name: namesOf(seen.people, 0), polish, camera: wish, free }),
    [seen.update, seen.people, playback.lingering.value, playing, steps, aim, polish, wish, free],
  );
  return (
    <div class="tscene">
      <SceneView load={load} shown={shown} pressOn="pointerdown" labels={labelsOf(table)} class="tscene__view" />
      {/* until the first picture the flat board is there, with words of its own */}
      {isSceneSeen.value && arm.mayThrow && <Tip {...table} />}
      {isSceneSeen.value && !isDesk.value && <CameraKey />}
    </div>
  );
}

/** Where the bar has no room for `ViewSwitch`. */
function CameraKey() {
  const t = sceneTexts().views;
  const isAbove = camera.value === "above";
  return (
    <span class="tscene__camera">
      <Button kind="quiet" icon={isAbove ? "cube" : "eye"} label={isAbove ? t["3d"] : t.above} onPress={toggleCamera} />
    </span>
  );
}

/** The die that is thrown next: mine as it is aimed, another seat's as it is put down. */
function useAim({ seen, model, arm }: AtTable): AimShown | null {
  const hand = useHand(arm);
  const { next } = model;
  const aiming = arm.mayThrow ? arm.aiming.value : atFirst;
  const kind = next !== null && model.kinds.includes(aiming.kind) ? aiming.kind : next?.kind;
  const colour = next && kind && colourFor(seen.update.view, next.seat, kind);
  return useMemo(
    () => (kind && colour ? { aiming: { ...aiming, kind }, colour, arm: arm.mayThrow ? hand : null } : null),
    [aiming, kind, colour, arm.mayThrow],
  );
}

/** The arm is another with every drawing; the scene keeps one for as long as it stands. */
function useHand(arm: Arm): NonNullable<AimShown["arm"]> {
  const latest = useRef(arm);
  latest.current = arm;
  return useMemo(
    () => ({
      grab: (xMm, yMm, reachMm) => latest.current.grab(xMm, yMm, reachMm),
      move: (xMm, yMm, gain) => latest.current.move(xMm, yMm, gain),
      letGo() {
        const { drag, aiming } = latest.current;
        if (drag.peek()?.does === "pull" && aiming.peek().force > 0) hasPulled();
        latest.current.letGo();
      },
      cancel: () => latest.current.cancel(),
    }),
    [],
  );
}

/** What lies farther away comes first, so nearer flags lie over it. */
function labelsOf({ model, steps, playback, arm }: AtTable): readonly SceneLabel[] {
  const flagged = model.dice.flatMap((die) => (die.flag === null ? [] : [{ die, flag: die.flag }]));
  const far = ({ die: { pose } }: { readonly die: ModelDie }): number => pose?.at_mm[0] ?? 0;
  const isReplay = playback.playing.value?.mode === "again";
  const now = isReplay ? stepAt(steps, playback.positionMs()) : -1;
  return [
    ...flagged
      .sort((one, other) => far(other) - far(one))
      .map(({ die, flag }) => ({ key: `flag ${die.name}`, content: <FlagOf die={die} flag={flag} /> })),
    ...(isReplay ? steps : []).map((_, place) => ({
      key: `step ${place + 1}`,
      content: <StepNumber number={place + 1} isNow={place === now} />,
    })),
    { key: "pull", content: arm.drag.value?.does === "pull" && <Finger class="tscene__pull" /> },
    {
      key: "hand",
      content: arm.mayThrow && !knowsPull.value && arm.drag.value === null && <Finger class="tscene__hand" />,
    },
  ];
}

/** Who has the points, and how many they are; of a stack, what they are made of. */
function FlagOf({ die, flag }: { readonly die: ModelDie; readonly flag: Flag }) {
  const t = sceneTexts();
  return (
    <span
      class={classes("tscene__flag", flag.seat === 0 && "tscene__flag--none")}
      data-flag={die.name}
      aria-hidden="true"
    >
      {flag.seat > 0 && (
        <span class={classes("tscene__seat", `tdie--${die.colour}`)}>
          <Use id={`seat-${flag.seat}`} viewBox="0 0 24 24" />
        </span>
      )}
      {flag.sum.length > 1 && <small>{t.sum(flag.sum.map(({ pips }) => pips))}</small>}
      <b>{t.points(flag.points)}</b>
    </span>
  );
}

function StepNumber({ number, isNow }: { readonly number: number; readonly isNow: boolean }) {
  return (
    <span
      class={classes("tscene__step", number % 2 === 0 && "tscene__step--left")}
      data-now={isNow || undefined}
      aria-hidden="true"
    >
      <b>{number}</b>
    </span>
  );
}

function Finger({ class: name }: { readonly class: string }) {
  return (
    <span class={name} aria-hidden="true">
      <Icon name="finger" />
    </span>
  );
}

/** What a finger that is down is about to do; and until somebody has pulled here, how it is done. */
function Tip({ arm }: AtTable) {
  const drag = arm.drag.value;
  if (drag === null) return knowsPull.value ? null : <p class="aimtip aimtip--hint">{boardTexts().firstPull}</p>;
  return (
    <p class="aimtip" aria-hidden="true">
      <AimWords arm={arm} aiming={arm.aiming.value} does={drag.does} />
    </p>
  );
}
