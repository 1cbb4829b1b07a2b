/** Points after each throw. */
import { Chart } from "../../ui/parts/chart";
import type { Throw } from "./model";
import { courseOf, type Standing, turningPoint } from "./model-result";
import { type GhostSeen, nameOf } from "./names";
import { texts } from "./texts";

interface CourseProps {
  readonly throws: readonly Throw[];
  readonly standings: readonly Standing[];
  readonly seen: GhostSeen;
}

export function Course({ throws, standings, seen }: CourseProps) {
  const says = texts().result;
  const ends = standings.map((one) => says.nameAndPoints(nameOf(seen, one.seat), one.points));
  return (
    <Chart
      course={courseOf(standings.length, throws)}
      turningPoint={turningPoint(throws)}
      mine={seen.seat}
      name={(seat) => nameOf(seen, seat)}
      words={{ caption: says.course, label: says.courseOf(ends), head: says.throwHead, mark: says.throwMark }}
    />
  );
}
