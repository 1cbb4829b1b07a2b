/** A lesson in the time of the page: what is told comes when its time has come, and is heard. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameUi, Hands, OnlineGame } from "../../games/gameui";
import { openSound, playAll } from "../../sound/index";
import { announce } from "../frame/live";
import { toast } from "../frame/toasts";
import { acted, begun, type Course, hurryMs, late, shown } from "./course";
import type { Lesson } from "./lesson";

export interface Going {
  readonly course: Course;
  readonly change: (next: (course: Course) => Course) => void;
  readonly hands: Hands;
}

export function useCourse(lesson: Lesson, ui: GameUi<OnlineGame>, openRule: (rule: string) => void): Going {
  const [course, setCourse] = useState(() => begun(lesson.film));
  const now = useRef(course);
  now.current = course;
  useEffect(openSound, []);
  usePlaying(course, ui, setCourse);
  const hands = useMemo((): Hands => {
    return {
      act(action, _pressedAtMs, aim) {
        now.current = acted(now.current, action, aim); // two presses can fall into one frame
        setCourse(now.current);
      },
      askTakeBack: () => undefined,
      openRule,
      openFinish: () => undefined,
      announce,
      toast: (text, rule) => toast(text, rule, openRule),
    };
  }, [openRule]);
  return { course, change: setCourse, hands };
}

function usePlaying(course: Course, ui: GameUi<OnlineGame>, set: (next: (course: Course) => Course) => void): void {
  const [next] = course.plays;
  useEffect(() => {
    if (next === undefined) return;
    const tell = (): void => {
      if (next.message?.type === "update") playAll(ui.sounds?.heard(next.message) ?? []);
      set((before) => (before.plays[0] === next ? shown(before) : before));
    };
    if (next.wait_ms === 0) return tell();
    const timer = window.setTimeout(tell, next.wait_ms);
    return () => window.clearTimeout(timer);
  }, [next]);
  const hurry = hurryMs(course);
  useEffect(() => {
    if (hurry === null) return;
    const timer = window.setTimeout(() => set(late), hurry);
    return () => window.clearTimeout(timer);
  }, [hurry, course.step, course.take]);
}
