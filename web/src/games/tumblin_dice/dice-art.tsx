/** Dice on the board from above, as they lie or as they go. */
import { useEffect, useReducer } from "preact/hooks";
import { classes } from "../../ui/parts/classes";
import type { TumblinColour, TumblinKind, TumblinPose } from "../../wire.gen";
import { type DrawnSide, drawnDie, type Runs } from "./drawing";
import type { Model, ModelDie } from "./model";
import type { Playback, Playing } from "./playback";

interface DiceArtProps {
  readonly runs: Runs;
  readonly model: Model;
  readonly playback: Playback;
}

/** Those that lie, the lower ones first, and above them those that move. */
export function DiceArt({ runs, model, playback }: DiceArtProps) {
  const playing = playback.playing.value;
  const lying = model.dice.flatMap((die) => (die.pose === null ? [] : [{ ...die, pose: die.pose }]));
  const moving = model.dice.filter((die) => die.isMoving);
  return (
    <g>
      {lying
        .sort((a, b) => a.pose.at_mm[2] - b.pose.at_mm[2])
        .map((die) => (
          <DieArt key={die.name} runs={runs} colour={die.colour} kind={die.kind} pose={die.pose} />
        ))}
      {playing !== null && <Moving runs={runs} dice={moving} playing={playing} playback={playback} />}
    </g>
  );
}

interface MovingProps {
  readonly runs: Runs;
  readonly dice: readonly ModelDie[];
  readonly playing: Playing;
  readonly playback: Playback;
}

function Moving({ runs, dice, playing, playback }: MovingProps) {
  useFrames(!playing.isPaused);
  const atMs = playback.positionMs();
  return (
    <>
      {dice.map(({ name, colour, kind }) => {
        const pose = playing.way.poseAt(name, atMs);
        return pose && <DieArt key={name} runs={runs} colour={colour} kind={kind} pose={pose} />;
      })}
    </>
  );
}

/** Draws anew with every frame of the screen. */
export function useFrames(isRunning: boolean): void {
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => {
    if (!isRunning) return;
    let frame = requestAnimationFrame(function next() {
      redraw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
}

interface DieArtProps {
  readonly runs: Runs;
  readonly colour: TumblinColour;
  readonly kind: TumblinKind;
  readonly pose: TumblinPose;
}

/** From -1 to 1, as the sides of a die are drawn. */
export const SHIELD = "M0-.72-.58-.48V0C-.58.36-.34.62 0 .76.34.62.58.36.58 0V-.48Z";

export function DieArt({ runs, colour, kind, pose }: DieArtProps) {
  const { outline, sides, shadow } = drawnDie(pose, runs);
  return (
    <g class={classes("td2", `tdie--${colour}`, kind === "double" && "td2--double")}>
      <polygon class="td2__shadow" points={outline} transform={`translate(${shadow[0]} ${shadow[1]})`} />
      <polygon class="td2__edge" points={outline} />
      {sides.map((side) => (
        <SideArt key={side.face} side={side} kind={kind} />
      ))}
    </g>
  );
}

function SideArt({ side: { face, matrix, dark }, kind }: { readonly side: DrawnSide; readonly kind: TumblinKind }) {
  return (
    <g transform={matrix}>
      <rect class="td2__side" x="-.98" y="-.98" width="1.96" height="1.96" rx=".34" />
      {kind === "double" && <rect class="td2__gold" x="-.84" y="-.84" width="1.68" height="1.68" rx=".26" />}
      {kind === "defensive" && <path class="td2__shield" d={SHIELD} />}
      <use class="td2__pips" href={`#pip-${face}`} x="-1" y="-1" width="2" height="2" />
      {dark > 0.02 && (
        <rect
          class="td2__dark"
          x="-.98"
          y="-.98"
          width="1.96"
          height="1.96"
          rx=".34"
          opacity={Math.min(0.5, dark * 0.6)}
        />
      )}
    </g>
  );
}
