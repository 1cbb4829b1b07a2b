/** How well a bot plays. */
import { texts } from "../../../texts/texts";
import type { GameSeen, SeatSeen } from "../../../wire.gen";
import { Choice } from "../../parts/forms";
import type { TableScreen } from "../table-screen";

interface LevelChoiceProps extends TableScreen {
  readonly seat: SeatSeen;
}

export function LevelChoice({ session, game, seat }: LevelChoiceProps) {
  const t = texts().waiting;
  return (
    <Choice
      label={t.levelOf(seat.player)}
      value={seat.level}
      options={game.levels.map((level) => ({ value: level, text: t.levels[level] ?? level }))}
      onChoose={(level) => session.wish({ type: "seat_bot", seat: seat.seat, level })}
    />
  );
}

/** Neither the weakest nor the best. Throws for a game without bots. */
export function usualLevel(game: GameSeen): string {
  const level = game.levels[Math.floor((game.levels.length - 1) / 2)];
  if (level === undefined) throw new Error(`${game.name} has no bots`);
  return level;
}
