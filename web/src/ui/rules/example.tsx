/** A drawn example below its rule, with a sentence that says what is to be seen. */
import type { ComponentChildren } from "preact";

interface ExampleProps {
  /** On whose felt it lies. */
  readonly game: "ghost" | "king" | "lightning" | "tumblin";
  readonly text: string;
  readonly children: ComponentChildren;
}

export function Example({ game, text, children }: ExampleProps) {
  return (
    <figure class="example">
      <div class={`example__pic example__pic--${game}`}>{children}</div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
