/** `/learn/GAME`: a game by doing it, in two minutes. */
import "../frame/tables";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { GameUi, OnlineGame } from "../../games/gameui";
import { loadGame } from "../../games/index";
import { hasLesson, loadLesson } from "../../games/lessons";
import { seenOf } from "../../model/seen";
import { gameName, texts as pageTexts } from "../../texts/texts";
import type { GameSeen } from "../../wire.gen";
import { Bar } from "../frame/bar";
import { type WhyBroken, whyBroken } from "../frame/broken";
import { DoorPage, Loading } from "../frame/door";
import { useFocusKept } from "../frame/focus";
import { BrokenPage } from "../frame/later";
import { showTitle } from "../frame/title";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { RulesSheet } from "../rules/rules-sheet";
import { useFlat } from "../scene/use-flat";
import { Coach } from "./coach";
import { back, type Course, isDone, skipped } from "./course";
import type { Lesson } from "./lesson";
import { texts } from "./texts";
import { type Going, useCourse } from "./use-course";

interface Loaded {
  readonly lesson: Lesson;
  readonly ui: GameUi<OnlineGame>;
}

export function LearnPage({ game }: { readonly game: GameSeen }) {
  const t = pageTexts();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [broken, setBroken] = useState<WhyBroken | null>(null);
  const name = gameName(game.name);
  const title = texts().page(name);
  useEffect(() => showTitle(title), [title]);
  useFlat(); // a canvas has no places that could be pointed at
  useEffect(() => {
    if (!hasLesson(game.name)) return;
    load(game.name).then(setLoaded, () => whyBroken().then(setBroken));
  }, [game.name]);
  if (!hasLesson(game.name)) return <DoorPage {...t.doors.unknown} figure="fig-ghost" />;
  if (broken !== null) return <BrokenPage why={broken} />;
  return loaded === null ? <Loading /> : <Taken {...loaded} game={game} name={name} />;
}

async function load(game: OnlineGame): Promise<Loaded> {
  const [lesson, ui] = await Promise.all([loadLesson(game), loadGame(game)]);
  return { lesson, ui };
}

interface TakenProps extends Loaded {
  readonly game: GameSeen;
  readonly name: string;
}

function Taken({ lesson, ui, game, name }: TakenProps) {
  const [rule, setRule] = useState("");
  const openRule = useCallback((id: string) => setRule(id), []);
  const going = useCourse(lesson, ui, openRule);
  const table = useRef<HTMLElement>(null);
  const seen = seenOf(going.course.state, false);
  useFocusKept(() => table.current);
  return (
    <div class="play learn">
      <Bar title={texts().title(name)}>
        <Progress {...going} />
      </Bar>
      <Coach {...going} lesson={lesson} table={table} />
      <main class="table table--learn">
        <section ref={table} class="tray" aria-label={pageTexts().table.felt} tabIndex={-1}>
          <div key={going.course.take} class={classes("felt", "on-felt", ui.felt)}>
            {seen !== null && <ui.Board seen={seen} hands={going.hands} />}
          </div>
        </section>
      </main>
      {rule !== "" && <RulesSheet game={game} rule={rule} onClose={() => setRule("")} />}
    </div>
  );
}

function Progress({ course, change }: Going) {
  const t = texts();
  const steps = course.film.steps.length;
  const now = Math.min(course.step + 1, steps);
  return (
    <div class="learnbar">
      {course.step > 0 && <Button kind="quiet" icon="undo" label={t.back} onPress={() => change(back)} />}
      <span class="learnbar__at">
        <span class="vh">{t.stepSays(now, steps)}</span>
        <span aria-hidden="true">{t.step(now, steps)}</span>
        <span class="learnbar__dots desk" aria-hidden="true">
          {course.film.steps.map((step, place) => (
            <i key={step.words} data-is={dotOf(course, place)} />
          ))}
        </span>
      </span>
      {!isDone(course) && <Button kind="quiet" icon="next" label={t.skip} onPress={() => change(skipped)} />}
    </div>
  );
}

function dotOf({ step }: Course, place: number): "done" | "now" | "later" {
  if (place < step) return "done";
  return place === step ? "now" : "later";
}
