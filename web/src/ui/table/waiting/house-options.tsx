/** What the host sets for the table, whatever the game. */
import { texts } from "../../../texts/texts";
import type { House, Polish } from "../../../wire.gen";
import { Choice, Switch } from "../../parts/forms";
import { CAPS_MS, hasRaces } from "../../race/network";
import { texts as raceTexts } from "../../race/texts";
import type { TableScreen } from "../table-screen";
import { Row } from "./option-row";

/** Seconds; 0: no limit. */
const LIMITS = [0, 15, 30, 60, 120, 300] as const;

export function HouseOptions({ session, people, game }: TableScreen) {
  const t = texts().waiting;
  const race = raceTexts().house;
  const { isHost } = session.state.value;
  const change = (part: Partial<House>) => session.wish({ type: "set_house", house: { ...people.house, ...part } });
  const rows: readonly SwitchRowProps[] = [
    { name: "is_locked", label: t.locked, sentence: t.lockedWhy, isOn: people.house.is_locked },
    { name: "is_listed", label: t.listed, sentence: t.listedWhy, isOn: people.house.is_listed },
    ...(hasRaces(game)
      ? [
          {
            name: "is_ranked" as const,
            label: race.ranked,
            sentence: race.rankedWhy(CAPS_MS.ranked, CAPS_MS.friends),
            isOn: people.house.is_ranked,
          },
        ]
      : []),
    ...(game.name === "king_of_the_dice_junior"
      ? [{ name: "shows_fits" as const, label: t.showsFits, sentence: t.showsFitsWhy, isOn: people.house.shows_fits }]
      : []),
  ];
  return (
    <ul class="opts">
      {rows.map((row) => (
        <Row key={row.name} label={row.label} sentence={row.sentence}>
          {isHost ? (
            <Switch label={row.label} isOn={row.isOn} onSwitch={(isOn) => change({ [row.name]: isOn })} />
          ) : (
            <span class="soft">{row.isOn ? t.on : t.off}</span>
          )}
        </Row>
      ))}
      <Row label={t.turnLimit} sentence={t.turnLimitWhy}>
        {isHost ? (
          <Choice
            label={t.turnLimit}
            value={String(people.house.turn_limit_s)}
            options={limits(people.house.turn_limit_s).map((s) => ({ value: String(s), text: limitWord(s) }))}
            onChoose={(text) => change({ turn_limit_s: Number(text) })}
          />
        ) : (
          <span class="soft num">{limitWord(people.house.turn_limit_s)}</span>
        )}
      </Row>
      {game.name === "tumblin_dice" && (
        <PolishRow polish={people.house.polish} mayChange={isHost} onChange={(polish) => change({ polish })} />
      )}
    </ul>
  );
}

/** How slippery the board of Tumblin-Dice is [TD-14]. */
const POLISHES: readonly Polish[] = ["fresh", "used", "dull"];

interface PolishRowProps {
  readonly polish: Polish;
  readonly mayChange: boolean;
  readonly onChange: (polish: Polish) => void;
}

function PolishRow({ polish, mayChange, onChange }: PolishRowProps) {
  const t = texts().waiting;
  return (
    <Row label={t.polish} sentence={t.polishWhy[polish]}>
      {mayChange ? (
        <Choice
          label={t.polish}
          value={polish}
          options={POLISHES.map((one) => ({ value: one, text: t.polishes[one] }))}
          onChoose={(text) => onChange(POLISHES.find((one) => one === text) ?? polish)}
        />
      ) : (
        <span class="soft">{t.polishes[polish]}</span>
      )}
    </Row>
  );
}

interface SwitchRowProps {
  readonly name: "is_locked" | "is_listed" | "is_ranked" | "shows_fits";
  readonly label: string;
  readonly sentence: string;
  readonly isOn: boolean;
}

/** The usual ones, and the one that is set by other means. */
function limits(now: number): readonly number[] {
  return [...new Set([...LIMITS, now])].sort((a, b) => a - b);
}

function limitWord(seconds: number): string {
  const t = texts().waiting;
  return seconds === 0 ? t.noLimit : t.seconds(seconds);
}
