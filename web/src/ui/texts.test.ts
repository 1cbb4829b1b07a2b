import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.tsx", "../games/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const parts = Object.entries(sources).filter(([name]) => !name.endsWith(".test.tsx"));

/** Words between two tags, and words in an attribute that is read or seen. */
const BETWEEN_TAGS = /<[a-z][^<>]*>[^<>{}]*[A-Za-z]{2,}[^<>{}]*<\//g;
const IN_ATTRIBUTE = /\b(?:aria-label|title|placeholder|label|text)="[^"]*[A-Za-z]{2,}[^"]*"/g;

test("the test sees the components", () => {
  expect(parts.length).toBeGreaterThan(20);
  expect("<p>Hello</p>".match(BETWEEN_TAGS)).toHaveLength(1);
  expect('<input placeholder="Hello" />'.match(IN_ATTRIBUTE)).toHaveLength(1);
});

test.each(parts)("%s has all its words from the texts", (_, source) => {
  expect([...(source.match(BETWEEN_TAGS) ?? []), ...(source.match(IN_ATTRIBUTE) ?? [])]).toEqual([]);
});
