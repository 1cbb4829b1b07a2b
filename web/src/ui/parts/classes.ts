/** A class attribute out of the names that hold: `classes("btn", isWide && "btn--block")`. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
