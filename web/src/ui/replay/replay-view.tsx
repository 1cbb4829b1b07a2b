/** A match once more: the board as a watcher saw it, its moments, why it went so, and the timeline. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameUi, Hands, Moment, MomentIcon, OnlineGame, Whole } from "../../games/gameui";
import { type Film, momentAt, stepOf } from "../../model/film";
import { gameOf } from "../../model/game";
import { namer } from "../../model/names";
import { seenOf } from "../../model/seen";
import { openSound, playAll } from "../../sound/index";
import { language } from "../../texts/language";
import { texts as pageTexts } from "../../texts/texts";
import { announce } from "../frame/live";
import { isDesk } from "../frame/screen";
import { toast } from "../frame/toasts";
import { classes } from "../parts/classes";
import { useViewKey } from "../scene/view-button";
import { FilmBar } from "./film-bar";
import { useFilmKeys } from "./keyboard";
import { Moments } from "./moments";
import { type Projector, projectorOf } from "./projector";
import type { Replay, SheetName, Source } from "./replay";
import { ReplayBar } from "./replay-bar";
import { ReplaySheets } from "./sheets";
import { texts } from "./texts";
import { Why } from "./why";

interface ReplayViewProps {
  readonly film: Film;
  readonly ui: GameUi<OnlineGame>;
  readonly moment: string;
  readonly source: Source;
}

export function ReplayView({ film, ui, moment, source }: ReplayViewProps) {
  const [sheet, setSheet] = useState<SheetName>({ is: "none" });
  const [isBlind, setBlind] = useState(false);
  const projector = useProjector(film, ui, moment);
  const hands = useHands(projector, isBlind, setSheet);
  const { you, seatName } = pageTexts();
  const name = namer(film.people, 0, { you, seat: seatName });
  const moments = useMoments(film, ui, name);
  const seen = projector.seen.value;
  const shown = useMemo(() => (isBlind ? ui.film.blind(seen) : seen), [ui, seen, isBlind]);
  const game = gameOf(film.people.game);
  const replay: Replay = {
    ...{ film, ui, game, source, projector, hands, name, isBlind, setBlind },
    moments: isBlind ? moments.filter(({ icon }) => icon !== LEAD) : moments,
    openSheet: setSheet,
  };
  useFilmKeys(projector, film);
  useViewKey(ui.hasScene ?? false);
  return (
    <div class="play replay">
      <ReplayBar {...replay} />
      <main class={classes("table", "table--replay")}>
        <section class={classes("tray", isBlind && "blind")} aria-label={pageTexts().table.felt}>
          <div class={classes("felt", "on-felt", ui.felt)}>
            <ui.Board seen={shown} hands={hands} />
          </div>
        </section>
        {isDesk.value && (
          <aside class="rail">
            <Moments {...replay} />
            <Why {...replay} />
          </aside>
        )}
        <FilmBar {...replay} />
      </main>
      <ReplaySheets {...replay} sheet={sheet} onClose={() => setSheet({ is: "none" })} />
    </div>
  );
}

/** Who takes the lead is a matter of scores. */
const LEAD: MomentIcon = "flag";

/** The film begins where the link says; another link to it, as the back key has, cuts to there. */
function useProjector(film: Film, ui: GameUi<OnlineGame>, moment: string): Projector {
  const projector = useMemo(() => {
    const timer = {
      after(ms: number, call: () => void) {
        const running = window.setTimeout(call, ms);
        return () => window.clearTimeout(running);
      },
    };
    const start = stepOf(film, moment)?.step ?? 0;
    return projectorOf(film, start, {
      game: ui.film,
      timer,
      onNews: (update) => playAll(ui.sounds?.heard(update) ?? []),
    });
  }, [film, ui]);
  useEffect(openSound, []);
  useEffect(() => projector.stop, [projector]);
  useEffect(() => {
    if (moment === "") return;
    const found = stepOf(film, moment);
    projector.goTo(found?.step ?? 0);
    if (found === null) toast(texts().noMoment);
    else if (!found.isThere) toast(texts().elsewhere(moment, momentAt(film, found.step)));
  }, [projector, moment]);
  return projector;
}

/** A board may go on speaking, as a countdown does; of a film that stands nothing is said. */
const SPEAKS_MS = 1500;

/** @param isBlind scores are hidden, for the ear too: what boards say is full of them */
function useHands(projector: Projector, isBlind: boolean, openSheet: (sheet: SheetName) => void): Hands {
  const shown = useRef({ step: -1, atMs: 0 });
  if (shown.current.step !== projector.step.value) {
    shown.current = { step: projector.step.value, atMs: performance.now() };
  }
  return useMemo(() => {
    const openRule = (rule: string): void => openSheet({ is: "rules", rule });
    return {
      act: () => undefined, // nobody plays here
      askTakeBack: () => undefined,
      openRule,
      openFinish: (round) => openSheet({ is: "finish", round }),
      announce: (text) => !isBlind && performance.now() - shown.current.atMs < SPEAKS_MS && announce(text),
      toast: (text, rule) => toast(text, rule, openRule),
    };
  }, [projector, isBlind]);
}

function useMoments(film: Film, ui: GameUi<OnlineGame>, name: (seat: number) => string): readonly Moment[] {
  return useMemo(() => {
    const seen = seenOf(film.stateAt(film.steps.length - 1), false);
    if (seen === null) return [];
    // the rounds of a film have events of its game; TypeScript cannot see that it is the same
    const whole = { seen, rounds: film.rounds, name } as Whole<OnlineGame>;
    return ui.film.moments(whole);
  }, [film, ui, language.value]);
}
