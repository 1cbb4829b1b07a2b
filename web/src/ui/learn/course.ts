/**
 * How a learner goes through a lesson. Pure: time is handed to it.
 *
 * A lesson is a film with branches: each step waits for one deed and goes on with what comes of it; other deeds that are
 * foreseen have a way of their own, and after it the step is tried again.
 */
import { nothingKnown, reduce, type TableState } from "../../model/table";
import type { Action, Aim, Outgoing } from "../../wire.gen";

/** A message, and how long after the one before it comes. */
export interface Told {
  readonly wait_ms: number;
  /** Null: only time passes. */
  readonly message: Outgoing | null;
}

export interface Deed {
  readonly action: Action;
  /** Of a throw down the board: from, up to but not including. */
  readonly speed_m_s: readonly [number, number] | null;
}

export interface Slip {
  readonly deed: Deed;
  readonly words: string;
  /** That refuses it: then nothing is told. */
  readonly rule: string;
  readonly told: readonly Told[];
}

export interface Step {
  readonly words: string;
  /** Name of the place that is pointed at; empty: none. */
  readonly at: string;
  /** Null: it is only to be read. */
  readonly do: Deed | null;
  readonly told: readonly Told[];
  readonly slips: readonly Slip[];
  readonly late: { readonly after_ms: number; readonly words: string; readonly told: readonly Told[] } | null;
}

export interface LessonFilm {
  readonly game: string;
  readonly opening: readonly Outgoing[];
  readonly steps: readonly Step[];
}

/** Words when all is done. */
export const END = "end";

/**
 * `asks`: the learner is to do something; `goes_on`: what comes of it is being shown; `slips`: what comes of something
 * else; `slipped`: that has been shown.
 */
export type Mood = "asks" | "goes_on" | "slips" | "slipped";

export interface Course {
  readonly film: LessonFilm;
  /** Place of the step; at the end, their number. */
  readonly step: number;
  readonly state: TableState;
  readonly mood: Mood;
  /** Still to be shown. */
  readonly plays: readonly Told[];
  /** Words of the slip that is shown or was refused, if any. */
  readonly slip: string;
  /** How often the table was set back, or something was refused: a board of its own for each. */
  readonly take: number;
  /** How often the learner has done what is not to be done now, since words changed. */
  readonly refusals: number;
  /** The learner was late in this step before, and is not hurried again. */
  readonly isCalm: boolean;
}

export function begun(film: LessonFilm): Course {
  const at = { film, step: 0, state: before(film, 0), plays: [] };
  return { ...at, mood: "asks", slip: "", take: 0, refusals: 0, isCalm: false };
}

export const isDone = ({ film, step }: Course): boolean => step === film.steps.length;

/** The step that waits for the learner; null when all is done. */
export const stepNow = ({ film, step }: Course): Step | null => film.steps[step] ?? null;

/** How long the learner has; null: as long as they like. */
export function hurryMs(course: Course): number | null {
  const late = stepNow(course)?.late ?? null;
  return course.mood === "asks" && !course.isCalm && late !== null ? late.after_ms : null;
}

/** Words that stand now; empty while something is shown. */
export function wordsOf(course: Course): string {
  if (course.mood === "slips" || course.mood === "goes_on") return "";
  if (course.slip !== "") return course.slip;
  return stepNow(course)?.words ?? END;
}

/** The next message has its time. */
export function shown(course: Course): Course {
  const [next, ...plays] = course.plays;
  const state = next === undefined || next.message === null ? course.state : reduce(course.state, next.message);
  return settled({ ...course, state, plays });
}

/** After the last message the learner is asked again. */
function settled(course: Course): Course {
  if (course.plays.length > 0) return course;
  if (course.mood === "slips") return { ...course, mood: "slipped" };
  if (course.mood === "goes_on") return { ...course, mood: "asks", step: course.step + 1, isCalm: false };
  return course;
}

/** The learner does something at the table. */
export function acted(course: Course, action: Action, aim?: Aim): Course {
  const step = stepNow(course);
  if (course.mood !== "asks" || step === null) return course;
  if (step.do !== null && isThat(step.do, action, aim)) return goesOn(course, step.told);
  const slip = step.slips.find(({ deed }) => isThat(deed, action, aim));
  if (slip === undefined) return { ...course, take: course.take + 1, refusals: course.refusals + 1 };
  if (slip.rule !== "") return { ...course, slip: slip.words, take: course.take + 1, refusals: 0 };
  return settled({ ...course, mood: "slips", plays: slip.told, slip: slip.words });
}

/** Something that was only to be read is read. */
export function read(course: Course): Course {
  const step = stepNow(course);
  return course.mood === "asks" && step !== null && step.do === null ? goesOn(course, step.told) : course;
}

/** The learner's time is over. */
export function late(course: Course): Course {
  const step = stepNow(course);
  if (course.mood !== "asks" || step === null || step.late === null) return course;
  const { told, words } = step.late;
  return settled({ ...course, mood: "slips", plays: told, slip: words, isCalm: true });
}

/** The step once more. */
export function again(course: Course): Course {
  return at(course, course.step, course.isCalm);
}

export function back(course: Course): Course {
  return at(course, Math.max(0, course.step - 1));
}

/** Past this step, as if it had been done. */
export function skipped(course: Course): Course {
  return at(course, Math.min(course.film.steps.length, course.step + 1));
}

function at({ film, take }: Course, step: number, isCalm = false): Course {
  return { ...begun(film), step, state: before(film, step), take: take + 1, isCalm };
}

function goesOn(course: Course, told: readonly Told[]): Course {
  return settled({ ...course, mood: "goes_on", plays: told, slip: "", refusals: 0 });
}

/** What the table shows before a step. */
function before({ opening, steps }: LessonFilm, step: number): TableState {
  const told = steps.slice(0, step).flatMap((one) => one.told.flatMap(({ message }) => message ?? []));
  return [...opening, ...told].reduce(reduce, nothingKnown);
}

function isThat({ action, speed_m_s: speed }: Deed, done: Action, aim?: Aim): boolean {
  if (!isSame(action, done)) return false;
  if (speed === null) return true;
  return aim !== undefined && aim.speed_m_s >= speed[0] && aim.speed_m_s < speed[1];
}

/** Values of JSON; an empty list may be left out. */
function isSame(one: unknown, other: unknown): boolean {
  if (isNone(one) && isNone(other)) return true;
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

const isNone = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
