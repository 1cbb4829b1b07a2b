/** Opens the photo finish. It takes no focus from a mouse: else Space would open it again in the middle of a race. */
import type { ComponentChildren } from "preact";

interface FinishLinkProps {
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

export function FinishLink({ onOpen, children }: FinishLinkProps) {
  return (
    <button type="button" class="link" onMouseDown={(event) => event.preventDefault()} onClick={onOpen}>
      {children}
    </button>
  );
}
