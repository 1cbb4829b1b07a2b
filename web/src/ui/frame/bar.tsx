/** The bar on top of every page. */
import type { ComponentChildren } from "preact";
import { lobbyAddress } from "../../model/route";
import { texts } from "../../texts/texts";
import { Icon, Use } from "../parts/art";

interface BarProps {
  /** Without one, only the name of the house stands there. */
  readonly title?: string;
  readonly small?: string;
  /** At the right. */
  readonly children?: ComponentChildren;
}

export function Bar({ title, small, children }: BarProps) {
  const t = texts();
  const isHome = title === undefined;
  return (
    <header class="bar">
      {!isHome && (
        <a class="btn btn--icon btn--quiet hand" href={lobbyAddress} aria-label={t.backToHall}>
          <Icon name="left" />
        </a>
      )}
      <a class={isHome ? "wordmark" : "wordmark desk"} href={lobbyAddress} aria-label={t.toHall}>
        <Use id="logo" />
        <span>{t.house}</span>
      </a>
      {!isHome && <span class="bar__sep desk" />}
      {!isHome && (
        <h1 class="bar__title" tabIndex={-1}>
          {title} {small !== undefined && <small class="desk">{small}</small>}
        </h1>
      )}
      <span class="grow" />
      {children}
    </header>
  );
}
