/** Moments worth seeing again, as keys that cut to them. */
import { Icon } from "../parts/art";
import { Panel } from "../parts/panel";
import { placeOf, type Replay, shownRound } from "./replay";
import { texts } from "./texts";

export function Moments(replay: Replay) {
  return (
    <Panel title={texts().moments} icon="flag">
      <MomentList {...replay} />
    </Panel>
  );
}

interface MomentListProps extends Replay {
  /** One was chosen. */
  readonly onChosen?: () => void;
}

export function MomentList({ onChosen, ...replay }: MomentListProps) {
  const t = texts();
  const { film, moments, projector, isBlind } = replay;
  const now = shownRound(replay);
  const shown = isBlind ? moments.filter((moment) => placeOf(film, moment) <= now) : moments;
  const later = moments.length - shown.length;
  return (
    <>
      <ol class="moments" hidden={shown.length === 0}>
        {shown.map((moment) => (
          <li key={`${moment.round} ${moment.title}`}>
            <button
              type="button"
              class="moments__key"
              aria-current={placeOf(film, moment) === now || undefined}
              onClick={() => {
                projector.goTo(film.rounds[placeOf(film, moment)]?.last ?? 0);
                onChosen?.();
              }}
            >
              <Icon name={moment.icon} />
              <span>
                <b>{moment.title}</b>
                {!isBlind && <small>{moment.text}</small>}
              </span>
              <small class="num">{moment.round}</small>
            </button>
          </li>
        ))}
      </ol>
      {moments.length === 0 && <p class="cap">{t.noMoments}</p>}
      {later > 0 && <p class="cap">{t.momentsLater(later)}</p>}
    </>
  );
}
