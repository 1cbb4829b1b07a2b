/** Where the page is. Links are real: what the page can show itself it shows without loading anew. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Route, routeOf } from "../../model/route";

const here = (): Route => routeOf(location.pathname + location.search + location.hash);
const current = signal<Route>(here());

export const route: ReadonlySignal<Route> = current;

/** Shows another page, as if its link had been followed. */
export function go(address: string): void {
  history.pushState(null, "", address);
  current.value = here();
  scrollTo(0, 0);
}

/** Answers the back key and follows the page's own links. Call once. */
export function watchAddress(): void {
  addEventListener("popstate", () => {
    current.value = here();
  });
  document.addEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (isSamePage && link.hash !== "") return; // the browser scrolls
  const address = link.pathname + link.search + link.hash;
  if (routeOf(address).page === "unknown") return; // the server writes some pages itself
  event.preventDefault();
  go(address);
}
