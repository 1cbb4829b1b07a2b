/** What is said in passing (toast) and while it is so (banner). Neither is a live region: the page announces them. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./art";

interface ToastProps {
  readonly icon?: IconName;
  readonly children: ComponentChildren;
}

export function Toast({ icon = "info", children }: ToastProps) {
  return (
    <div class="toast">
      <Icon name={icon} />
      {children}
    </div>
  );
}

export type Tone = "warn" | "bad" | "info" | "good";

const SIGNS: Readonly<Record<Tone, IconName>> = { warn: "warn", bad: "x", info: "info", good: "check" };

interface BannerProps {
  readonly tone: Tone;
  /** Something goes on, and a turning ring shows it instead of the sign. */
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
  /** At the right: what one can do. */
  readonly side?: ComponentChildren;
}

export function Banner({ tone, isBusy = false, children, side }: BannerProps) {
  return (
    <div class={`banner banner--${tone}`}>
      {isBusy ? <span class="spin" aria-hidden="true" /> : <Icon name={SIGNS[tone]} />}
      <div class="banner__text">{children}</div>
      {side}
    </div>
  );
}
