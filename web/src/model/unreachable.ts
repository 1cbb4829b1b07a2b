/** Ends a `switch` over a union: a new member does not compile until it is handled. */
export function unreachable(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
