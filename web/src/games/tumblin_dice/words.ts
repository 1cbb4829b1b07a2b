/** The last throw in words: a line for each die that gained or lost something, and sentences for readers. */
import type { NameOf, TumblinSeen } from "./names";
import type { Step } from "./steps";
import type { Change, Story } from "./story";
import { boardTexts } from "./texts-board";
import { dieOf, whoIs } from "./who";

/** "5 on 3×", "5 fell off". */
export function changeWords({ what, face, level, crossed, why }: Change): string {
  const t = boardTexts().last;
  if (what === "set_aside") return t.setAside;
  if (what === "taken") return t.taken;
  if (why !== null) return t.gone(face, why);
  return t.landed(face, level, crossed);
}

/** What happened at a step of the way. */
export function stepWords(step: Step, story: Story | null, seen: TumblinSeen): string {
  const t = boardTexts().step;
  const die = dieOf(step.die, seen.update.view.dice);
  switch (step.kind) {
    case "disc":
    case "missed":
    case "line":
    case "peg":
      return t[step.kind];
    case "down":
    case "tips":
      return t[step.kind](step.level);
    case "hits": {
      const by = step.by === story?.die ? null : dieOf(step.by, seen.update.view.dice);
      return t.hits(by, die, step.face);
    }
    case "leaves":
      return step.die === story?.die ? t.leavesItself : t.leaves(die);
    case "rests":
      return step.level === 0 ? t.ends : t.rests(step.face, step.level);
  }
}

/** "Green: 5 on 3 times, 15. White 5 fell off, minus 15." */
export function storySentence(story: Story, seen: TumblinSeen, name: NameOf): string {
  const t = boardTexts().says;
  const words = story.changes.map((one) => changeSentence(one, seen, name)).filter((text) => text !== "");
  return [...words, ...(story.isCocked ? [t.cocked] : [])].join(" ");
}

function changeSentence(one: Change, seen: TumblinSeen, name: NameOf): string {
  const t = boardTexts().says;
  const die = dieOf(one.die, seen.update.view.dice);
  switch (one.what) {
    case "landed":
    case "gained":
      return t.landed(die, one.face, one, one.change);
    case "moved":
      return t.moved(die, one.face, one.level, one.change);
    case "gone":
      return one.why === null ? "" : t.gone(die, one.face, one.why, one.change);
    case "taken":
      return t.taken(die, whoIs(one.seat, name), one.change);
    case "set_aside":
      return t.setAside(die);
  }
}
