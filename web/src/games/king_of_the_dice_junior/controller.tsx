/** King of the Dice in the hand, while a shared screen shows the table: my own turn, and nothing on the turns of others. */
import { useRef } from "preact/hooks";
import { MY_TURN, REST, useBuzz, VERDICT } from "../../ui/big/buzz";
import { texts as bigTexts } from "../../ui/big/texts";
import { useFocusKept } from "../../ui/frame/focus";
import { Icon } from "../../ui/parts/art";
import { Button } from "../../ui/parts/button";
import { SeatDisc } from "../../ui/parts/seat";
import type { ScreenProps } from "../gameui";
import { Acts } from "./acts";
import { useAnnouncements } from "./announce";
import { Dice } from "./dice";
import { useKeyboard } from "./keyboard";
import { Market } from "./market";
import { askOf, castleOf, isInTurn, mayTakeBack, waysOf } from "./model";
import { useMoves } from "./moves";
import { namesOf } from "./names";
import type { SeenTable } from "./seen-table";
import { useSpeech } from "./speech";
import { texts } from "./texts";
import { useTumble } from "./tumble";

export function Controller({ seen, hands }: ScreenProps<"king_of_the_dice_junior">) {
  const { update, people } = seen;
  const shown = useTumble(update.match, update.view);
  const showsFits = people.house.shows_fits;
  const ways = waysOf(shown, showsFits);
  const moves = useMoves(seen, shown, ways, hands);
  const name = namesOf(people, seen.seat);
  const prompt = texts().ask(askOf(shown, showsFits), name(shown.in_turn));
  const speak = useSpeech();
  const hand = useRef<HTMLDivElement>(null);
  useAnnouncements({ seen, shown, hands, name, prompt });
  useKeyboard({ ...moves, take: (place) => moves.take(shown.face_up[place] ?? 0) });
  useFocusKept(() => hand.current?.querySelector<HTMLElement>(".bigkey") ?? null);
  useBuzzes(shown, update.match);
  const table: SeenTable = { seen, shown, ways, moves, name, showsFits, speak };
  const isMine = isInTurn(shown) && shown.phase !== "over";
  return (
    <div class="ctk" ref={hand}>
      <p class="kprompt ctk__ask">
        {!isMine && shown.in_turn > 0 && <SeatDisc seat={shown.in_turn} />}
        <span>{prompt}</span>
        {speak !== null && (
          <Button kind="quiet" size="sm" icon="speak" label={texts().readAloud} onPress={() => speak(prompt)} />
        )}
      </p>
      {isMine ? (
        <>
          <Market {...table} />
          <Dice {...table} />
          <Acts {...table} onTakeBack={hands.askTakeBack} />
        </>
      ) : (
        <LookUp {...table} onTakeBack={hands.askTakeBack} />
      )}
    </div>
  );
}

/** While others play there is nothing to press, but for taking the end of the own turn back. */
function LookUp({ seen, shown, onTakeBack }: SeenTable & { readonly onTakeBack: () => void }) {
  const mayTurnBack = mayTakeBack(shown, seen.history.told.at(-1)?.events.at(-1));
  return (
    <div class="ctrl__look">
      <Icon name="screen" />
      <p>{bigTexts().phone.lookUp}</p>
      {mayTurnBack && (
        <Button icon="undo" asleep={seen.isAsleep ? "" : undefined} onPress={onTakeBack}>
          {texts().takeBack}
        </Button>
      )}
    </div>
  );
}

function useBuzzes(shown: SeenTable["shown"], match: number): void {
  const turn = `${match}.${shown.turns}`;
  const isMine = isInTurn(shown);
  const cards = castleOf(shown, shown.seat).length;
  useBuzz(isMine && shown.phase === "ready" ? turn : "", MY_TURN);
  useBuzz(isMine && shown.phase === "choose" ? `${turn}.${shown.rolls}` : "", REST);
  useBuzz(cards === 0 ? "" : `${match}.${cards}`, VERDICT);
}
