/** Everything on the felt: castles above, cards in the middle, the turn and its keys below. */

import { useRef } from "preact/hooks";
import { calledYou } from "../../model/names";
import { useFocusKept } from "../../ui/frame/focus";
import { classes } from "../../ui/parts/classes";
import { isSceneSeen, view } from "../../ui/scene/view";
import type { ScreenProps } from "../gameui";
import { Acts } from "./acts";
import { useAnnouncements } from "./announce";
import { Courts } from "./courts";
import { Dice } from "./dice";
import { Flight } from "./flight";
import { useKeyboard } from "./keyboard";
import { Market } from "./market";
import { askOf, waysOf } from "./model";
import { useMoves } from "./moves";
import { namesOf } from "./names";
import { pressOf } from "./scene/presses";
import { KingScene } from "./scene/view";
import { useSpeech } from "./speech";
import { texts } from "./texts";
import { useTumble } from "./tumble";
import { Turn } from "./turn";

export function Board({ seen, hands }: ScreenProps<"king_of_the_dice_junior">) {
  const { update, people } = seen;
  const shown = useTumble(update.match, update.view);
  const showsFits = people.house.shows_fits;
  const ways = waysOf(shown, showsFits);
  const moves = useMoves(seen, shown, ways, hands);
  const name = namesOf(people, calledYou(seen));
  const prompt = texts().ask(askOf(shown, showsFits), name(shown.in_turn));
  const speak = useSpeech();
  useAnnouncements({ seen, shown, hands, name, prompt });
  useKeyboard({ ...moves, take: (place) => moves.take(shown.face_up[place] ?? 0) });
  const table = { seen, shown, ways, moves, name, showsFits, speak };
  const board = useRef<HTMLDivElement>(null);
  // a card that is taken, or a die that rolls, is no button any more
  useFocusKept(() => board.current?.querySelector<HTMLElement>(".bigkey") ?? null);
  const isScene = isSceneSeen.value;
  return (
    <div ref={board} class={classes("kboard", isScene && "kboard--scene")}>
      {view.value === "3d" && <KingScene table={table} people={people} onPress={(key) => pressOf(key, table)?.()} />}
      <Courts view={shown} people={people} name={name} />
      <div class="kmain">
        <Market {...table} />
        <div class="kturn">
          <Turn {...table} prompt={prompt} onRule={hands.openRule} />
          <Dice {...table} />
          {seen.seat > 0 && <Acts {...table} onTakeBack={hands.askTakeBack} />}
        </div>
      </div>
      {!isScene && <Flight update={update} />}
    </div>
  );
}
