/** What the host sets for the table, whatever the game. */
import type { ComponentChildren } from "preact";
import { texts } from "../../../texts/texts";
import type { Polish } from "../../../wire.gen";
import { Choice, Switch } from "../../parts/forms";
import { Row } from "../../parts/option-row";
import { CAPS_MS, hasRaces } from "../../race/network";
import { texts as raceTexts } from "../../race/texts";
import { setHouse, whoComes } from "../host/host-keys";
import { texts as hostTexts } from "../host/texts";
import type { TableScreen } from "../table-screen";
import { RuledRow } from "./option-row";

/** Seconds; 0: no limit. */
const LIMITS = [0, 15, 30, 60, 120, 300] as const;

export function HouseOptions(view: TableScreen) {
  const { session, people, ui } = view;
  const { isHost } = session.state.value;
  return (
    <ul class="opts">
      {switchesOf(view).map((row) => (
        <HouseRow key={row.name} {...row} view={view}>
          {isHost ? (
            <Switch
              label={row.label}
              isOn={people.house[row.name]}
              onSwitch={(isOn) => setHouse(view, { [row.name]: isOn })}
            />
          ) : (
            <span class="soft">{people.house[row.name] ? texts().waiting.on : texts().waiting.off}</span>
          )}
        </HouseRow>
      ))}
      <TurnLimit view={view} onChange={(turn_limit_s) => setHouse(view, { turn_limit_s })} />
      {ui.house?.polish !== undefined && (
        <PolishRow view={view} rule={ui.house.polish} onChange={(polish) => setHouse(view, { polish })} />
      )}
    </ul>
  );
}

interface SwitchRow {
  readonly name: "is_locked" | "is_listed" | "is_ranked" | "shows_fits" | "has_phrases" | "rotates";
  readonly label: string;
  readonly sentence: string;
  readonly rule?: string;
}

function switchesOf({ people, ui }: TableScreen): readonly SwitchRow[] {
  const t = texts().waiting;
  const says = hostTexts();
  const race = raceTexts().house;
  const ranked: SwitchRow = {
    name: "is_ranked",
    label: race.ranked,
    sentence: race.rankedWhy(CAPS_MS.ranked, CAPS_MS.friends),
    rule: "ALL-8",
  };
  const fits: SwitchRow = {
    name: "shows_fits",
    label: t.showsFits,
    sentence: t.showsFitsWhy,
    rule: ui.house?.shows_fits ?? "",
  };
  return [
    { name: "is_locked", label: t.locked, sentence: whoComes(people.house) },
    { name: "is_listed", label: t.listed, sentence: t.listedWhy },
    ...(hasRaces(ui) ? [ranked] : []),
    ...(fits.rule !== "" ? [fits] : []),
    { name: "rotates", label: says.rotates, sentence: says.rotatesWhy },
    { name: "has_phrases", label: says.phrases, sentence: says.phrasesWhy },
  ];
}

interface HouseRowProps extends Omit<SwitchRow, "name"> {
  readonly view: TableScreen;
  readonly children: ComponentChildren;
}

function HouseRow({ view, rule, ...row }: HouseRowProps) {
  if (rule === undefined) return <Row {...row} />;
  return <RuledRow {...row} rule={rule} game={view.game.name} onRule={view.hands.openRule} />;
}

interface TurnLimitProps {
  readonly view: TableScreen;
  readonly onChange: (seconds: number) => void;
}

function TurnLimit({ view, onChange }: TurnLimitProps) {
  const t = texts().waiting;
  const seconds = view.people.house.turn_limit_s;
  return (
    <HouseRow view={view} label={t.turnLimit} sentence={t.turnLimitWhy} rule="ALL-9">
      {view.session.state.value.isHost ? (
        <Choice
          label={t.turnLimit}
          value={String(seconds)}
          options={limits(seconds).map((s) => ({ value: String(s), text: limitWord(s) }))}
          onChoose={(text) => onChange(Number(text))}
        />
      ) : (
        <span class="soft num">{limitWord(seconds)}</span>
      )}
    </HouseRow>
  );
}

/** How slippery a board is. */
const POLISHES: readonly Polish[] = ["fresh", "used", "dull"];

interface PolishRowProps {
  readonly view: TableScreen;
  readonly rule: string;
  readonly onChange: (polish: Polish) => void;
}

function PolishRow({ view, rule, onChange }: PolishRowProps) {
  const t = texts().waiting;
  const { polish } = view.people.house;
  return (
    <HouseRow view={view} label={t.polish} sentence={t.polishWhy[polish]} rule={rule}>
      {view.session.state.value.isHost ? (
        <Choice
          label={t.polish}
          value={polish}
          options={POLISHES.map((one) => ({ value: one, text: t.polishes[one] }))}
          onChoose={(text) => onChange(POLISHES.find((one) => one === text) ?? polish)}
        />
      ) : (
        <span class="soft">{t.polishes[polish]}</span>
      )}
    </HouseRow>
  );
}

/** The usual ones, and the one that is set by other means. */
function limits(now: number): readonly number[] {
  return [...new Set([...LIMITS, now])].sort((a, b) => a - b);
}

function limitWord(seconds: number): string {
  const t = texts().waiting;
  return seconds === 0 ? t.noLimit : t.seconds(seconds);
}
