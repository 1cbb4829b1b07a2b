/** Below the table: the timeline, and the keys that run the film. */
import { isDesk } from "../frame/screen";
import { Button } from "../parts/button";
import { SPEEDS, type Speed } from "./projector";
import { type Replay, shownRound } from "./replay";
import { ShareKey } from "./share";
import { texts } from "./texts";
import { Timeline } from "./timeline";

export function FilmBar(replay: Replay) {
  const t = texts();
  return (
    <section class="replaybar" aria-label={t.bar}>
      <Controls {...replay} />
      <Timeline {...replay} />
      <div class="replaybar__at">
        <Where {...replay} />
        {isDesk.value ? (
          <ShareKey {...replay} size="sm">
            {t.share}
          </ShareKey>
        ) : (
          <Button icon="q" label={t.why} onPress={() => replay.openSheet({ is: "why" })} />
        )}
      </div>
    </section>
  );
}

/** "Throw 30 of 36". */
function Where(replay: Replay) {
  const t = texts();
  const { film, game, isBlind } = replay;
  const round = film.rounds[shownRound(replay)];
  return (
    <span class="replaybar__where">
      <b>{t.at(t.unit(game.round_name), round?.number ?? 1)}</b> {!isBlind && t.ofAll(film.rounds.at(-1)?.number ?? 1)}
    </span>
  );
}

function Controls({ projector, game }: Replay) {
  const t = texts();
  const unit = t.unit(game.round_name);
  const isPlaying = projector.isPlaying.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that nobody sees
    <div
      class="replaybar__keys"
      role="group"
      aria-label={t.controls}
      // a key that was pointed at would have the focus, and Space would press it again instead of playing
      onMouseDown={(event) => event.preventDefault()}
    >
      <Button kind="quiet" icon="before" label={t.before(unit)} onPress={() => projector.turnRound(-1)} />
      <Button kind="quiet" icon="left" label={t.stepBefore} onPress={() => projector.turnStep(-1)} />
      <Button
        kind="act"
        class="replaybar__play"
        icon={isPlaying ? "pause" : "play"}
        label={isPlaying ? t.pause : t.play}
        onPress={isPlaying ? projector.pause : projector.play}
      />
      <Button kind="quiet" icon="right" label={t.stepNext} onPress={() => projector.turnStep(1)} />
      <Button kind="quiet" icon="next" label={t.next(unit)} onPress={() => projector.turnRound(1)} />
      <SpeedKey speed={projector.speed.value} onChange={projector.setSpeed} />
    </div>
  );
}

interface SpeedKeyProps {
  readonly speed: Speed;
  readonly onChange: (speed: Speed) => void;
}

/** Each press is the next one, and after the fastest the usual one. */
function SpeedKey({ speed, onChange }: SpeedKeyProps) {
  const t = texts();
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <Button kind="quiet" size="sm" class="replaybar__speed" label={t.speedSays(speed)} onPress={() => onChange(next)}>
      {t.speed(speed)}
    </Button>
  );
}
