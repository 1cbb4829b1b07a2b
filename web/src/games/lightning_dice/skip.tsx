/** Under the card: my vote to skip it, and who has voted. */
import { classes } from "../../ui/parts/classes";
import { SeatNumber } from "./dice";
import { plays, votesNeeded } from "./model";
import { type LightningSeen, nameOf } from "./names";
import type { Own } from "./own";
import { RaceKey } from "./race-key";
import { boardTexts } from "./texts-board";

export function Skip({ seen, own }: { readonly seen: LightningSeen; readonly own: Own }) {
  const says = boardTexts();
  const { view } = seen.update;
  if (view.phase !== "race") return null;
  const hasVoted = view.votes.includes(view.seat);
  return (
    <div class="skip">
      {view.votes.length > 0 && (
        <span class="skip__who" role="img" aria-label={says.wouldSkip(view.votes.map((seat) => nameOf(seen, seat)))}>
          {view.votes.map((seat) => (
            <SeatNumber key={seat} seat={seat} size="xs" />
          ))}
          <span class="skip__count">{says.skipCount(view.votes.length, votesNeeded(view))}</span>
        </span>
      )}
      {plays(view) && !hasVoted && (
        <RaceKey
          class={classes("btn btn--sm btn--quiet", "skip__key")}
          isAsleep={seen.isAsleep}
          onPress={(atMs) => own.press({ is: "skip" }, atMs)}
        >
          {says.skip}
        </RaceKey>
      )}
    </div>
  );
}
