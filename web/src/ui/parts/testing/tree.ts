/**
 * What a part draws, as plain elements, without a browser: enough for parts without hooks.
 *
 * Dialog and sheet have hooks; they are tested in a real browser, where their focus is.
 */
import type { ComponentChildren, VNode } from "preact";

export interface Drawn {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Drawn | string)[];
}

function isVNode(child: ComponentChildren): child is VNode<Record<string, unknown>> {
  return typeof child === "object" && child !== null && "type" in child;
}

/** Expands every component down to elements and text. */
export function draw(child: ComponentChildren): (Drawn | string)[] {
  if (Array.isArray(child)) return child.flatMap(draw);
  if (typeof child === "string" || typeof child === "number") return [String(child)];
  if (!isVNode(child)) return [];
  const props = child.props as Record<string, unknown> & { children?: ComponentChildren };
  if (typeof child.type === "function") {
    return draw((child.type as (props: unknown) => ComponentChildren)(props));
  }
  return [{ tag: child.type, props, children: draw(props.children) }];
}

/** Every element that is drawn, from the outside in. */
export function elements(child: ComponentChildren): Drawn[] {
  const walk = (part: Drawn | string): Drawn[] =>
    typeof part === "string" ? [] : [part, ...part.children.flatMap(walk)];
  return draw(child).flatMap(walk);
}

/** Elements that have this class among theirs. */
export function withClass(child: ComponentChildren, name: string): Drawn[] {
  return elements(child).filter(({ props }) =>
    String(props.class ?? "")
      .split(" ")
      .includes(name),
  );
}

/** The one element with this tag. Throws if there is none or more than one. */
export function only(child: ComponentChildren, tag: string): Drawn {
  const found = elements(child).filter((element) => element.tag === tag);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`${found.length} elements <${tag}>`);
  return first;
}

/** Symbols of the sprite that are shown. */
export function pictures(child: ComponentChildren): string[] {
  return elements(child)
    .filter(({ tag }) => tag === "use")
    .map(({ props }) => String(props.href).slice(1));
}

/** All text, joined by blanks. */
export function text(child: ComponentChildren): string {
  const words = (part: Drawn | string): string[] => (typeof part === "string" ? [part] : part.children.flatMap(words));
  return draw(child).flatMap(words).join(" ");
}

/** Calls a listener of an element as the browser would. Throws if it has none. */
export function fire(element: Drawn, listener: `on${string}`, event: Readonly<Record<string, unknown>> = {}): void {
  const listen = element.props[listener];
  if (typeof listen !== "function") throw new Error(`<${element.tag}> has no ${listener}`);
  listen({ preventDefault() {}, ...event });
}
