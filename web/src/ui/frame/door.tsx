/** A page that has one thing to say, and a way on. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { lobbyAddress } from "../../model/route";
import { texts } from "../../texts/texts";
import { Use } from "../parts/art";
import { Bar } from "./bar";
import { focusIfLost } from "./focus";

interface DoorPageProps {
  readonly title: string;
  readonly text: string;
  /** A figure of the sprite. */
  readonly figure: string;
  /** What one can do; the way back to the hall is always there. */
  readonly children?: ComponentChildren;
}

export function DoorPage({ title, text, figure, children }: DoorPageProps) {
  const t = texts();
  useEffect(focusIfLost, [title]);
  return (
    <>
      <Bar />
      <main class="door">
        <Use id={figure} />
        <h1 class="h-1" tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <div class="door__foot">
          {children}
          <a class="btn" href={lobbyAddress}>
            {t.backToHall}
          </a>
        </div>
      </main>
    </>
  );
}

/** While something is on its way. */
export function Loading() {
  const t = texts();
  return (
    <>
      <Bar />
      <main class="door" aria-busy="true">
        <span class="spin" aria-hidden="true" />
        <p>{t.loading}</p>
      </main>
    </>
  );
}
