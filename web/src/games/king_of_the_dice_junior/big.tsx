/** King of the Dice on a shared screen: castles above, the cards of the middle large, and the dice of whoever is in turn. */
import { SeatDisc } from "../../ui/parts/seat";
import type { ScreenProps } from "../gameui";
import { useAnnouncements } from "./announce";
import { Courts } from "./courts";
import { Dice } from "./dice";
import { Flight } from "./flight";
import { Market } from "./market";
import { askOf, waysOf } from "./model";
import { useMoves } from "./moves";
import { namesOf } from "./names";
import { texts } from "./texts";
import { useTumble } from "./tumble";
import { newsOf, Steps } from "./turn";

export function Big({ seen, hands }: ScreenProps<"king_of_the_dice_junior">) {
  const { update, people } = seen;
  const shown = useTumble(update.match, update.view);
  const showsFits = people.house.shows_fits;
  const ways = waysOf(shown, showsFits);
  const moves = useMoves(seen, shown, ways, hands);
  const name = namesOf(people, seen.seat);
  const prompt = texts().ask(askOf(shown, showsFits), name(shown.in_turn));
  useAnnouncements({ seen, shown, hands, name, prompt });
  const table = { seen, shown, ways, moves, name, showsFits, speak: null };
  const news = newsOf(seen.history, name);
  return (
    <div class="tvk">
      <Courts view={shown} people={people} name={name} />
      <div class="tvk__main">
        <Market {...table} />
        <div class="tvk__turn">
          <p class="tvk__ask">
            {shown.in_turn > 0 && <SeatDisc seat={shown.in_turn} size="lg" />}
            <b>{prompt}</b>
          </p>
          <Dice {...table} />
          <Steps {...table} />
          <p class="tvk__news">
            {news !== null && news.seat > 0 && <SeatDisc seat={news.seat} size="sm" />}
            {news?.text}
          </p>
        </div>
      </div>
      <Flight update={update} />
    </div>
  );
}
