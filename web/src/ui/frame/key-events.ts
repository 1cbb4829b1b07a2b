/** Whose a key of the keyboard is, when it goes down. */

/** Whether a key presses what has the focus: Enter and Space press a link or a button. */
export const isPressing = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/** Whether it presses a control that has the focus, and is nobody else's. */
export function pressesControl(event: KeyboardEvent): boolean {
  const { target } = event;
  return isPressing(event) && target instanceof Element && target.closest(CONTROLS) !== null;
}

/** Whether a table has no use for it: it comes with another key, somebody writes, or a dialog is open. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}

const CONTROLS = "a, button, input, summary, [role=button]";
const FIELDS = "input:not([type=radio]), select, textarea, [contenteditable]";
