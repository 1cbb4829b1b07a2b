import { expect, test } from "vitest";
import type { After } from "../../model/after";
import { Chart } from "./chart";
import { CHART, chartOf } from "./chart-model";
import { only, text } from "./testing/tree";

const flat: readonly After[] = [
  { number: 0, points: [0, 0, 0, 0, 0, 0, 0, 0] },
  { number: 1, points: [0, 0, 0, 0, 0, 0, 0, 1] },
];

test("signs at the ends of eight lines never overlap and stay on the chart", () => {
  const ys = chartOf(flat, 0)
    .lines.map((line) => line.signY)
    .sort((a, b) => a - b);
  const gaps = ys.slice(1).map((y, place) => y - (ys[place] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(21);
  expect(ys[0]).toBeGreaterThanOrEqual(CHART.top);
  expect(ys.at(-1)).toBeLessThanOrEqual(CHART.bottom);
});

test("more points are drawn higher", () => {
  const [last] = chartOf(flat, 0).lines.filter((line) => line.seat === 8);
  expect(last?.path).toBe(`M${CHART.left}.0 ${CHART.bottom}.0L${CHART.right}.0 ${CHART.top}.0`);
});

test("the band of the turning point lies before its end", () => {
  expect(chartOf(flat, 1).turn).toEqual({ x: CHART.left, width: CHART.right - CHART.left });
  expect(chartOf(flat, 0).turn).toBeNull();
});

test("where scores fall below 0, the line of 0 has its mark above the lowest", () => {
  const { pointMarks, lines } = chartOf(
    [
      { number: 0, points: [0, 0] },
      { number: 1, points: [2, -2] },
    ],
    0,
  );
  expect(pointMarks.map(({ value }) => value)).toEqual([-2, -1, 0, 1, 2]);
  expect(pointMarks[2]?.at).toBe((CHART.top + CHART.bottom) / 2);
  expect(lines[1]?.path).toContain(`L${CHART.right}.0 ${CHART.bottom}.0`);
});

test("a reader has the course as a table", () => {
  const words = { caption: "Points", label: "Points: A 0, B 1", head: "Card", mark: (number: number) => `${number}` };
  const course = [
    { number: 0, points: [0, 0] },
    { number: 1, points: [0, 1] },
  ];
  const drawn = <Chart course={course} mine={1} name={(seat) => `Seat ${seat}`} words={words} />;
  expect(text(drawn)).toContain("Points Card Seat 1 Seat 2 1 0 1");
  expect(only(drawn, "svg").props["aria-label"]).toBe("Points: A 0, B 1");
});
