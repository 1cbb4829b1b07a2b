/** The end of a lesson: on to a table, to the rules, or once more. */
import { useEffect, useState } from "preact/hooks";
import { boxOf } from "../../games/index";
import { rulesAddress } from "../../model/route";
import { myName } from "../frame/me";
import { NameDialog } from "../frame/name-dialog";
import { goToNewTable } from "../frame/new-table";
import { Use } from "../parts/art";
import { Button } from "../parts/button";
import { awaitCompany } from "./company";
import { begun } from "./course";
import { rememberLearned } from "./learned";
import { texts } from "./texts";
import type { Going } from "./use-course";

interface DoneProps extends Pick<Going, "course" | "change"> {
  readonly words: string;
}

export function Done({ course, change, words }: DoneProps) {
  const t = texts();
  const { game } = course.film;
  const [asks, setAsks] = useState(false);
  useEffect(() => rememberLearned(game), [game]);
  const open = (): void => goToNewTable(game, awaitCompany);
  return (
    <>
      <Use id={boxOf(game).guests[0]} class="coach__guest" />
      <h2 class="h-2">{t.done}</h2>
      <p class="coach__words">{words}</p>
      <div class="coach__keys">
        <Button kind="act" onPress={() => (myName.value === "" ? setAsks(true) : open())}>
          {t.openTable}
        </Button>
        <a class="btn" href={rulesAddress(game)}>
          {t.rules}
        </a>
        <Button kind="quiet" icon="again" onPress={() => change((now) => ({ ...begun(now.film), take: now.take + 1 }))}>
          {t.repeat}
        </Button>
      </div>
      <p class="cap">{t.openHow}</p>
      {asks && <NameDialog go={t.openTable} onNamed={open} onClose={() => setAsks(false)} />}
    </>
  );
}
