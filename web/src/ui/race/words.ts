/** The headline of a photo finish, and what stands at the end of each lane. Pure. */
import { unreachable } from "../../model/unreachable";
import type { LaneDrawn, Picture, Starter } from "./model";
import { texts } from "./texts";

type Name = (seat: number) => string;

export function headlineOf({ first, heat }: Picture, name: Name): string {
  if (first === null) return texts().nobodyRight;
  return heat.length > 0 ? texts().deadHeat : texts().first(name(first.seat));
}

/** Below the headline; empty where nobody was right. */
export function subOf(picture: Picture, name: Name): string {
  const { first, next, heat } = picture;
  if (first === null) return "";
  if (heat.length > 0) return `${apartOf(picture, name)} ${texts().coinFell} ${texts().coinFellTo(name(first.seat))}.`;
  return next?.gapMs == null ? texts().alone : texts().before(next.gapMs, name(next.seat));
}

/** "Jo and you, 5 thousandths of a second apart." At one device that says nothing. */
function apartOf({ heat }: Picture, name: Name): string {
  const [first] = heat;
  const isOneDevice = first !== undefined && first.device !== 0 && heat.every(({ device }) => device === first.device);
  const times = heat.flatMap(({ press }) => (press === null ? [] : [press.timeMs]));
  const seats = heat.map(({ seat }) => seat).sort((a, b) => a - b);
  if (isOneDevice) return texts().inOnePicture(seats.map(name));
  return texts().apart(seats.map(name), Math.max(...times) - Math.min(...times));
}

/** What is said of a lane, a word or two each: the first one may stand in a tag. */
export function wordsOf(lane: LaneDrawn, name: Name, starter: Starter): readonly string[] {
  return verdictWords(lane, name, starter).filter((word) => word !== "");
}

function verdictWords(lane: LaneDrawn, name: Name, starter: Starter): readonly string[] {
  const says = texts().lane;
  const of = texts().by[starter];
  switch (lane.verdict) {
    case "first":
      return lane.isInHeat ? [says.coin] : [says.first, says.sources(lane.sources, name)];
    case "right":
      return lane.isInHeat ? [says.sameMoment] : [laterOf(lane)];
    case "wrong":
      return [says.wrong, lane.press?.isGuessed ? of.guessed(lane.took) : of.took(lane.took)];
    case "late":
      return [lane.isBot ? says.botLate : says.late];
    case "none":
      return [of.none];
    default:
      return unreachable(lane.verdict);
  }
}

function laterOf({ gapMs, isBot }: LaneDrawn): string {
  const says = texts().lane;
  const later = gapMs === null ? says.late : says.later(gapMs);
  return isBot ? says.botRight(later) : later;
}
