/**
 * The picture of a photo finish: a lane for each seat, from the start of its clock to the press, and on to the message's
 * arrival. What was told before the start of a clock lies left of it.
 */
import type { ComponentChildren } from "preact";
import { Icon } from "../parts/art";
import { classes } from "../parts/classes";
import { Pattern, SeatDisc, seatClass } from "../parts/seat";
import { type Axis, axisOf, type Place, type Share } from "./axis";
import type { LaneDrawn, Picture, PressDrawn, Starter } from "./model";
import { texts } from "./texts";
import { wordsOf } from "./words";

interface LanesProps {
  readonly picture: Picture;
  readonly name: (seat: number) => string;
}

export function Lanes({ picture, name }: LanesProps) {
  const axis = axisOf(picture);
  const isTold = picture.lanes.some(({ listensMs }) => listensMs > 0);
  return (
    <figure class={classes("race", isTold && "race--told")} aria-label={texts().lanes}>
      <Grid axis={axis} />
      <ol class="race__rows">
        {picture.lanes.map((lane) => (
          <Row
            key={lane.seat}
            lane={lane}
            place={axis.place(lane)}
            name={name(lane.seat)}
            words={wordsOf(lane, name, picture.starter)}
          />
        ))}
      </ol>
      <Legend starter={picture.starter} isTold={isTold} />
    </figure>
  );
}

const percent = (share: Share): string => `${Math.round(share * 10_000) / 100}%`;

function Grid({ axis }: { readonly axis: Axis }) {
  const stepMs = (axis.ticks[1]?.ms ?? 0) - (axis.ticks[0]?.ms ?? 0);
  return (
    <div class="race__grid" aria-hidden="true">
      {axis.ticks.map(({ ms, at }) => (
        <span key={ms} class="race__tick" style={{ "--at": percent(at) }}>
          <span>{texts().axis(ms, stepMs)}</span>
        </span>
      ))}
      {axis.band !== null && (
        <span
          class="race__band"
          style={{ "--at": percent(axis.band.from), "--long": percent(axis.band.to - axis.band.from) }}
        />
      )}
      {axis.band === null && axis.line !== null && <span class="race__line" style={{ "--at": percent(axis.line) }} />}
    </div>
  );
}

interface RowProps {
  readonly lane: LaneDrawn;
  readonly place: Place | null;
  readonly name: string;
  readonly words: readonly string[];
}

function Row({ lane, place, name, words }: RowProps) {
  const { press } = lane;
  return (
    <li class={classes("race__row", lane.verdict === "first" && "race__row--first")}>
      <span class="race__who">
        <SeatDisc seat={lane.seat} size="sm" />
        <b>{name}</b>
      </span>
      <span class="race__lane" aria-hidden="true">
        {lane.listensMs > 0 && <Told lane={lane} />}
        {press !== null && place !== null && <Track lane={lane} press={press} place={place} />}
      </span>
      <Say lane={lane} words={words} />
      {press !== null && <span class="vh">{texts().lane.measured({ ...lane, ...press })}</span>}
    </li>
  );
}

/** The dice were told, much longer than a race takes: so the bar is as long as there is room, and torn at its end. */
function Told({ lane }: { readonly lane: LaneDrawn }) {
  return (
    <span class={classes("race__told", seatClass(lane.seat))}>
      <span class="race__toldsay">
        <Icon name="ear" />
        {texts().lane.told(lane.listensMs)}
      </span>
      <span class="race__toldbar" />
    </span>
  );
}

interface TrackProps {
  readonly lane: LaneDrawn;
  readonly press: PressDrawn;
  readonly place: Place;
}

function Track({ lane, press, place }: TrackProps) {
  const at = { "--press": percent(place.press), "--letter": percent(place.letter) };
  return (
    <span class={classes("race__track", seatClass(lane.seat))} style={at}>
      <Pattern seat={lane.seat} class="race__bar" />
      {place.outside === null ? (
        <>
          <Surely place={place} />
          {!lane.isBot && <Way press={press} place={place} />}
        </>
      ) : (
        <span class={`race__outside race__outside--${place.outside}`}>{texts().lane.outside(press.timeMs)}</span>
      )}
      <Finger lane={lane} isAtEdge={place.press > 0.9} />
    </span>
  );
}

/** The press lies somewhere in this box; the mark in it is what counts. */
function Surely({ place: { box, press } }: { readonly place: Place }) {
  const long = box.to - box.from;
  return (
    <span
      class="race__box"
      style={{ "--at": percent(box.from), "--long": percent(long), "--mark": percent((press - box.from) / long) }}
    />
  );
}

/** Ways shorter than this on the picture have no room for a number, or for a sentence. */
const [FITS_NUMBER, FITS_SENTENCE]: readonly [Share, Share] = [0.24, 0.34];

function Way({ press, place }: { readonly press: PressDrawn; readonly place: Place }) {
  const says = texts().lane;
  const long = place.letter - place.press;
  return (
    <>
      <span class="race__way" />
      {long >= FITS_NUMBER && (
        <span class="race__waysay">
          {long >= FITS_SENTENCE && <span class="desk">{says.way}</span>}
          {says.seconds(press.wayMs)}
          {long >= FITS_SENTENCE && <span class="desk">{says.taken}</span>}
        </span>
      )}
      <Icon name="letter" class="race__letter" />
      <Icon name="letter" class="race__letter race__letter--back" />
    </>
  );
}

function Finger({ lane, isAtEdge }: { readonly lane: LaneDrawn; readonly isAtEdge: boolean }) {
  const isFirst = lane.verdict === "first";
  return (
    <span class={classes("race__finger", isFirst && "race__finger--first")}>
      <Icon name="finger" />
      {lane.verdict === "wrong" && (
        <span class="race__cross">
          <Icon name="x" />
        </span>
      )}
      {lane.isBot && <Icon name="bot" class={classes("race__bot", isAtEdge && "race__bot--left")} />}
    </span>
  );
}

/** A word in a tag for what decided, words for the rest, and the points. */
function Say({ lane, words: [word = "", ...more] }: { readonly lane: LaneDrawn; readonly words: readonly string[] }) {
  return (
    <span class="race__say">
      <Word lane={lane}>{word}</Word>
      {more.map((one) => (
        <span key={one}>{one}</span>
      ))}
      {lane.change !== 0 && (
        <b class={classes("race__pts", lane.change > 0 ? "race__pts--good" : "race__pts--bad")}>
          {texts().lane.signed(lane.change)}
        </b>
      )}
    </span>
  );
}

function Word({ lane, children }: { readonly lane: LaneDrawn; readonly children: ComponentChildren }) {
  if (lane.verdict === "first") {
    return (
      <span class="tag tag--good">
        <Icon name="check" />
        {children}
      </span>
    );
  }
  if (lane.verdict === "wrong") {
    return (
      <span class="tag tag--bad">
        <Icon name="x" />
        {children}
      </span>
    );
  }
  return <span class={lane.isInHeat ? "tag tag--same" : undefined}>{children}</span>;
}

/** For the eye: the list says it all in words. */
function Legend({ starter, isTold }: { readonly starter: Starter; readonly isTold: boolean }) {
  const says = texts().legend;
  return (
    <figcaption class="race__legend" aria-hidden="true">
      <span class="race__unit">{isTold ? texts().toldUnit : texts().by[starter].unit}</span>
      {isTold && (
        <span>
          <Icon name="ear" />
          {says.told}
        </span>
      )}
      <span>
        <Icon name="finger" />
        {says.pressed}
      </span>
      <span>
        <Icon name="letter" />
        <span>
          <span class="desk">{says.message}</span>
          {says.arrived}
        </span>
      </span>
      <span>
        <span class="race__bracket" />
        <span>
          {says.sure}
          <span class="desk">{says.weAre}</span>
        </span>
      </span>
    </figcaption>
  );
}
