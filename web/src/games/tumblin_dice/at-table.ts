/** What the parts of the board are given. */
import type { Hands } from "../gameui";
import type { Arm } from "./arm";
import type { Model } from "./model";
import type { NameOf, TumblinSeen } from "./names";
import type { Playback } from "./playback";
import type { Step } from "./steps";
import type { Story } from "./story";

export interface AtTable {
  /** Behind the server's view while dice go their way. */
  readonly seen: TumblinSeen;
  readonly hands: Hands;
  readonly model: Model;
  readonly arm: Arm;
  readonly playback: Playback;
  /** The last throw that is over; null before the first. */
  readonly story: Story | null;
  /** What happened on its way; empty if nobody saw it here. */
  readonly steps: readonly Step[];
  readonly name: NameOf;
}
