/** The board in 3D, with what lies over it. It fetches the scene; nothing here needs three.js. */
import { useMemo, useRef } from "preact/hooks";
import { Icon, Use } from "../../../ui/parts/art";
import { classes } from "../../../ui/parts/classes";
import { type SceneLabel, SceneView } from "../../../ui/scene/scene-view";
import type { Polish, TumblinColour } from "../../../wire.gen";
import type { Arm } from "../arm";
import type { Flag, Model, ModelDie } from "../model";
import type { NameOf } from "../names";
import type { Playback } from "../playback";
import { camera } from "./camera";
import type { AimShown } from "./shown";
import { type NumberedHit, shownOf } from "./shown-of";
import { sceneTexts } from "./texts";
import { useCameraKey } from "./view-switch";

const load = () => import("./scene").then(({ makeScene }) => makeScene);

export interface TumblinSceneProps {
  readonly model: Model;
  readonly playback: Playback;
  readonly name: NameOf;
  /** My throw: what keys and steppers do, a finger on the canvas does as well. */
  readonly arm: Arm;
  /** Colour of the die that I throw next; it is shown on the disc while I may throw. */
  readonly colour: TumblinColour;
  readonly polish: Polish;
  /** Blows that the page numbers while a throw is watched again; the same array while nothing changes. */
  readonly hits?: readonly NumberedHit[];
  /** Nobody has pulled a die on this device yet: a hand shows how. */
  readonly showsHand?: boolean;
  /** CSS pixels at the scene's edges that panels lie over; the same object while nothing changes. */
  readonly free?: Edges;
}

interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NO_HITS: readonly NumberedHit[] = [];
const NOTHING_OVER: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

export function TumblinScene(props: TumblinSceneProps) {
  useCameraKey();
  const { model, playback, name, arm, colour, polish, hits = NO_HITS, free = NOTHING_OVER } = props;
  const playing = playback.playing.value;
  const wish = camera.value;
  const aiming = arm.aiming.value;
  const { mayThrow } = arm;
  const hand = useHand(arm);
  const names = model.seats.map(({ seat }) => name(seat)).join("\n");
  // a new object only when something new is to be seen
  const shown = useMemo(() => {
    const aim: AimShown | null = mayThrow ? { aiming, colour, arm: hand } : null;
    return shownOf({ model, playing, hits, aim, name, polish, camera: wish, free });
  }, [model, playing, hits, colour, aiming, mayThrow, names, polish, wish, free]);
  return <SceneView load={load} shown={shown} pressOn="pointerdown" labels={labelsOf(props)} class="tscene" />;
}

/** The arm is another with every drawing; the scene keeps one for as long as it stands. */
function useHand(arm: Arm): AimShown["arm"] {
  const latest = useRef(arm);
  latest.current = arm;
  return useMemo(
    () => ({
      grab: (xMm, yMm, reachMm) => latest.current.grab(xMm, yMm, reachMm),
      move: (xMm, yMm, gain) => latest.current.move(xMm, yMm, gain),
      letGo: () => latest.current.letGo(),
      cancel: () => latest.current.cancel(),
    }),
    [],
  );
}

/** Silent: the board says the same in words. What lies farther away comes first, so nearer flags lie over it. */
function labelsOf({ model, hits = NO_HITS, showsHand = false }: TumblinSceneProps): readonly SceneLabel[] {
  const flagged = model.dice.flatMap((die) => (die.flag === null ? [] : [{ die, flag: die.flag }]));
  const far = ({ die: { pose } }: { readonly die: ModelDie }): number => pose?.at_mm[0] ?? 0;
  return [
    ...flagged
      .sort((one, other) => far(other) - far(one))
      .map(({ die, flag }) => ({ key: `flag ${die.name}`, content: <FlagOf die={die} flag={flag} /> })),
    ...hits.map((_, place) => ({ key: `hit ${place + 1}`, content: <HitNumber number={place + 1} /> })),
    { key: "pull", content: <PullEnd /> },
    {
      key: "hand",
      content: showsHand && (
        <span class="thand" aria-hidden="true">
          <Icon name="finger" />
        </span>
      ),
    },
  ];
}

function FlagOf({ die, flag }: { readonly die: ModelDie; readonly flag: Flag }) {
  const t = sceneTexts();
  const isStack = flag.sum.length > 1;
  return (
    <span class={classes("tflag", flag.points <= 0 && "tflag--none")} aria-hidden="true">
      {flag.seat > 0 && (
        <span class="tflag__seat" data-colour={die.colour}>
          <Use id={`seat-${flag.seat}`} viewBox="0 0 24 24" />
        </span>
      )}
      {isStack && <small>{t.sum(flag.sum.map(({ pips }) => pips))}</small>}
      <b>{t.points(flag.points)}</b>
    </span>
  );
}

function HitNumber({ number }: { readonly number: number }) {
  return (
    <span class={classes("thit", number % 2 === 0 && "thit--left")} aria-hidden="true">
      <b>{number}</b>
    </span>
  );
}

/** Where the finger holds the band. */
function PullEnd() {
  return (
    <span class="tpull" aria-hidden="true">
      <Icon name="finger" />
    </span>
  );
}
