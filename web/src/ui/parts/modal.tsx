/**
 * Dialogs and sheet: the browser's own `<dialog>`, which keeps the focus inside and closes on Escape.
 *
 * They are open while they are in the page. Whoever shows them takes them out in `onClose`; the focus then goes back to
 * where it was.
 */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "./art";
import { Button } from "./button";

interface Closing {
  readonly onClose: () => void;
  /** A press beside it closes it too. Not for a dialog that stands before a loss. */
  readonly isLight: boolean;
}

function useModal({ onClose, isLight }: Closing) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const close = () => latest.current();
    // only what lies outside of the children is the dialog itself: its backdrop
    const press = (event: MouseEvent) => event.target === dialog && isLight && close();
    dialog.showModal();
    dialog.addEventListener("close", close);
    dialog.addEventListener("click", press);
    return () => {
      dialog.removeEventListener("close", close);
      dialog.removeEventListener("click", press);
      dialog.close(); // taken out of the page while open, it would not give the focus back
    };
  }, [isLight]);
  return element;
}

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Its buttons; the first one gets the focus if no part of the text takes it. */
  readonly foot: ComponentChildren;
  readonly onClose: () => void;
}

export function Dialog({ title, children, foot, onClose }: DialogProps) {
  const element = useModal({ onClose, isLight: false });
  const heading = useId();
  return (
    <dialog ref={element} class="dialog" aria-labelledby={heading}>
      <div class="dialog__body">
        <h2 id={heading} class="h-2">
          {title}
        </h2>
        {children}
        <div class="dialog__foot">{foot}</div>
      </div>
    </dialog>
  );
}

interface OwnHeadProps {
  /** Of its headline. */
  readonly labelledBy: string;
  /** Of what is read after the headline when it opens. */
  readonly describedBy: string;
  readonly class: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** A dialog whose head is more than a title: the caller draws all of it, its key to close too. */
export function OwnHeadDialog({ labelledBy, describedBy, class: name, children, onClose }: OwnHeadProps) {
  const element = useModal({ onClose, isLight: true });
  return (
    <dialog ref={element} class={name} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {children}
    </dialog>
  );
}

interface SheetProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** From below on a phone, from the right on a desk. */
export function Sheet({ title, icon, closeLabel, children, onClose }: SheetProps) {
  const element = useModal({ onClose, isLight: true });
  const heading = useId();
  return (
    <dialog ref={element} class="sheet" aria-labelledby={heading}>
      <div class="sheet__head">
        {icon && <Icon name={icon} />}
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" icon="x" label={closeLabel} onPress={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <div class="sheet__body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
