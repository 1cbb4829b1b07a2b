/** Where reading goes on when a page takes the place of another. */

/** The headline gets the focus, whatever had it: the page before is gone. */
export function focusNewPage(): void {
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

/** The headline gets the focus, unless something that is still in the page has it. */
export function focusIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusNewPage();
}
