/** One sentence at a time, beside what it is about, and a ring around that. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../frame/live";
import { Button } from "../parts/button";
import { classes } from "../parts/classes";
import { again, type Course, isDone, read, stepNow, wordsOf } from "./course";
import { Done } from "./done";
import type { Lesson } from "./lesson";
import { texts } from "./texts";
import type { Going } from "./use-course";
import { usePlacing } from "./use-placing";

interface CoachProps extends Going {
  readonly lesson: Lesson;
  readonly table: RefObject<HTMLElement | null>;
}

export function Coach({ course, change, lesson, table }: CoachProps) {
  const t = texts();
  const words = lesson.words()[wordsOf(course)] ?? "";
  const bubble = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const at = words === "" || course.mood === "slipped" ? "" : (lesson.places[stepNow(course)?.at ?? ""] ?? "");
  usePlacing({ bubble, ring, at, free: lesson.free, rather: lesson.rather ?? "", table });
  useSaid(course, words);
  return (
    <>
      <div ref={ring} class="coachring" aria-hidden="true" hidden />
      {words !== "" && (
        <section
          ref={bubble}
          key={`${course.step} ${course.mood}`}
          class={classes("coach", isDone(course) && "coach--done", course.mood === "slipped" && "coach--slip")}
          aria-label={t.coach}
        >
          {isDone(course) ? (
            <Done course={course} change={change} words={words} />
          ) : (
            <>
              <p key={course.refusals} class={classes("coach__words", course.refusals > 0 && "coach__words--again")}>
                {course.refusals > 0 ? t.notNow(words) : words}
              </p>
              <Keys course={course} change={change} />
            </>
          )}
        </section>
      )}
    </>
  );
}

/** Where there is nothing to be done at the table, there is a key here, and it has the focus. */
function Keys({ course, change }: Pick<Going, "course" | "change">) {
  const t = texts();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const isRead = course.mood === "asks" && stepNow(course)?.do === null;
  if (course.mood !== "slipped" && !isRead) return null;
  return (
    <span ref={place} class="coach__keys">
      {isRead ? (
        <Button kind="act" icon="right" onPress={() => change(read)}>
          {t.goOn}
        </Button>
      ) : (
        <Button kind="act" icon="again" onPress={() => change(again)}>
          {t.again}
        </Button>
      )}
    </span>
  );
}

/** Readers hear what others see, and what to do instead of what they did. */
function useSaid({ refusals, take }: Course, words: string): void {
  const t = texts();
  useEffect(() => {
    if (words !== "") announce(refusals > 0 ? t.notNow(words) : words);
  }, [words, refusals, take]);
}
