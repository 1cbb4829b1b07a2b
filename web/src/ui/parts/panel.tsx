/** A titled box. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./art";
import { classes } from "./classes";

interface PanelProps {
  readonly title: string;
  readonly icon?: IconName;
  /** At the right of the title: a tag, a link. */
  readonly side?: ComponentChildren;
  readonly isTight?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Panel({ title, icon, side, isTight, class: extra, children }: PanelProps) {
  return (
    <section class={classes("panel", extra)} aria-label={title}>
      <div class="panel__head">
        {icon && <Icon name={icon} />}
        <h2>{title}</h2>
        {side !== undefined && <div class="panel__side">{side}</div>}
      </div>
      <div class={classes("panel__body", isTight && "panel__body--tight")}>{children}</div>
    </section>
  );
}
