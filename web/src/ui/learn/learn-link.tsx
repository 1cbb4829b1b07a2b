/** The way to a game's lesson, with a tick once it was taken; nothing for a game without one. */
import { hasLesson } from "../../games/lessons";
import { learnAddress } from "../../model/route";
import { Icon } from "../parts/art";
import { isLearned } from "./learned";
import { texts } from "./texts";

interface LearnLinkProps {
  readonly game: string;
  readonly name: string;
}

export function LearnLink({ game, name }: LearnLinkProps) {
  if (!hasLesson(game)) return null;
  const t = texts();
  const isDone = isLearned(game);
  return (
    <a class="learnlink" href={learnAddress(game)} aria-label={isDone ? t.linkDoneOf(name) : t.linkOf(name)}>
      <Icon name={isDone ? "check" : "finger"} />
      {isDone ? t.linkDone : t.link}
    </a>
  );
}
