import { expect, test } from "vitest";
import type { Raced } from "../../wire.gen";
import { pictureOf, type Take } from "./model";
import {
  botPressed,
  FARTHER,
  FARTHER_TAKES,
  first,
  HEAT,
  HEAT_TAKES,
  lane,
  name,
  pressed,
  race,
  right,
  wrong,
} from "./testing";
import { texts } from "./texts";
import { notesOf, whyOf } from "./why";

const said = (raced: Raced, takes: readonly Take[]): string => texts().why(whyOf(pictureOf(raced, takes)), name);
const noted = (raced: Raced, takes: readonly Take[]): readonly string[] =>
  notesOf(pictureOf(raced, takes)).map((note) => texts().note(note, name));

test("farther, and first all the same", () => {
  expect(said(FARTHER, FARTHER_TAKES)).toBe("Jo’s finger was first; Jo’s message just had the longer way to walk.");
  expect(noted(FARTHER, FARTHER_TAKES)).toEqual(["Mika pressed sooner still, but wrong."]);
});

test("nearer, but later", () => {
  const raced = race([lane(1, pressed(900, 24)), lane(3, pressed(600, 210))]);
  expect(said(raced, [first(3), right(1)])).toBe(
    "Your message had the shorter way, but Jo’s finger was first, and only fingers count.",
  );
});

test("nearer, and first without its help", () => {
  const raced = race([lane(1, pressed(600, 24)), lane(3, pressed(900, 210))]);
  expect(said(raced, [first(1), right(3)])).toBe(
    "Your message had the shorter way, but that did not count: your finger was first.",
  );
});

test("ways of about the same length", () => {
  const raced = race([lane(1, pressed(600, 24)), lane(2, pressed(700, 38))]);
  expect(said(raced, [first(1), right(2)])).toBe(
    "The messages had ways of about the same length. Your finger was simply first.",
  );
});

test("one who was told the dice, and one who looked: each clock starts when its player knows them", () => {
  const raced = race([lane(1, pressed(800, 24), { listens_ms: 4250 }), lane(2, pressed(900, 38))]);
  expect(said(raced, [first(1), right(2)])).toBe(
    "Each clock starts when its player knows all the dice: you heard the dice for 4.25 s and then took 0.8 s, Mika took 0.9 s.",
  );
  expect(noted(raced, [first(1), right(2)])).toEqual([]);
});

test("whoever was told the dice and decided nothing has a note", () => {
  const raced = race([
    lane(1, pressed(800, 24)),
    lane(2, pressed(700, 38), { listens_ms: 3000 }),
    lane(3, undefined, { listens_ms: 3000 }),
  ]);
  expect(noted(raced, [first(1), wrong(2)])).toEqual(["Mika heard the dice for 3 s and then took 0.7 s."]);
});

test("a dead heat and its coin", () => {
  expect(said(HEAT, HEAT_TAKES)).toBe(
    "Both fingers came down at the same moment, so a fair coin decided, and the coin was sealed in its box before the throw.",
  );
});

test("a dead heat of three", () => {
  const raced = race([lane(1, pressed(800, 9)), lane(2, pressed(803, 9)), lane(3, pressed(805, 9))], {
    heats: [{ seats: [1, 2, 3], entry: 1 }],
  });
  expect(said(raced, [first(2), right(1), right(3)])).toContain("All three fingers");
});

test("wrong ones before the only right one", () => {
  const raced = race([lane(1, pressed(500, 9)), lane(2, pressed(600, 9)), lane(3, pressed(700, 200))]);
  const takes = [wrong(1), wrong(2), first(3)];
  expect(said(raced, takes)).toBe("You and Mika pressed sooner, but wrong. Jo was the first who was right.");
  expect(noted(raced, takes)).toEqual([]);
});

test("only one right, and nobody sooner", () => {
  const raced = race([lane(1, pressed(500, 9)), lane(2, pressed(600, 9))]);
  expect(said(raced, [first(1), wrong(2)])).toBe("Only you were right, so there was nobody to beat.");
});

test("nobody right", () => {
  expect(said(race([lane(1, pressed(500, 9))]), [wrong(1)])).toBe("No press was right, so nobody was first.");
});

test("a bot before a person, and a person before a bot", () => {
  const raced = (bot: number) => race([lane(1, pressed(700, 20)), lane(4, botPressed(bot))]);
  expect(said(raced(600), [first(4), right(1)])).toBe(
    "Otto is a bot and has no way to walk. All other ways were taken off, and Otto was still first.",
  );
  expect(said(raced(900), [first(1), right(4)])).toBe("Your finger was faster than Otto, who is a bot.");
});

test("a guess is called so", () => {
  const raced = race([lane(1, pressed(120, 40, { said_ms: 80, earliest_ms: 80 }))]);
  expect(noted(raced, [wrong(1)])).toEqual([
    "You guessed: nobody can see and press within 0.12 s, so no press counts as faster than that.",
  ]);
});

const cut = pressed(750, 350, { said_ms: 600, earliest_ms: 750, latest_ms: 750 });
const beyond = { floor_ms: 350, most_ms: 350 };

test("a guess that was wrong is told once", () => {
  const raced = race([lane(1, pressed(700, 20)), lane(2, pressed(120, 40)), lane(3, pressed(800, 200))]);
  const notes = notesOf(pictureOf(raced, [first(1), wrong(2), right(3)]));
  expect(notes).toEqual([{ is: "guessed", seat: 2, fastestMs: 120 }]);
});

test("a way beyond the cap is said honestly", () => {
  const raced = race([lane(1, pressed(500, 20)), lane(3, cut, beyond)]);
  expect(noted(raced, [first(1), right(3)])).toEqual([
    "Jo’s message needed 0.5 s; only 0.35 s can be taken off at this table.",
  ]);
});

test("where the cap may have cost the race, it is the reason, and not said twice", () => {
  const raced = race([lane(1, pressed(700, 20)), lane(3, cut, beyond)]);
  expect(said(raced, [first(1), right(3)])).toBe(
    "Jo’s finger may have been sooner, but the message needed 0.5 s, and only 0.35 s can be taken off at this table.",
  );
  expect(noted(raced, [first(1), right(3)])).toEqual([]);
});

test("where a clock that was not believed would have won, that is the reason", () => {
  const early = pressed(750, 36, { said_ms: 600, earliest_ms: 750 });
  const raced = race([lane(1, pressed(700, 20)), lane(2, early)]);
  expect(said(raced, [first(1), right(2)])).toBe(
    "Mika’s browser said 0.600 s, which is sooner. By what the hall measured itself it was 0.750 s at the earliest, and that counts.",
  );
  expect(said(raced, [first(1), wrong(2)])).toBe("Only you were right, so there was nobody to beat.");
});

test("a clock that was not believed fully is said with both times", () => {
  const raced = race([lane(2, pressed(700, 36, { said_ms: 500, earliest_ms: 700 }))]);
  expect(noted(raced, [first(2)])).toEqual([
    "Mika’s browser said 0.500 s. By what the hall measured itself it was 0.700 s at the earliest, so that counts.",
  ]);
});

test("a message that was lost and sent again is told", () => {
  const raced = race([lane(2, pressed(700, 400, { is_stalled: true }))]);
  expect(noted(raced, [first(2)])).toEqual([
    "A part of Mika’s message was lost on the way and sent again. The hall saw it and took that off too.",
  ]);
});
