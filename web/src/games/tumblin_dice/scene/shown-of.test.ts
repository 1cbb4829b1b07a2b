import { expect, test } from "vitest";
import type { TumblinPose } from "../../../wire.gen";
import type { Model, ModelSeat } from "../model";
import type { Playing } from "../playback";
import { type Sight, shownOf } from "./shown-of";

const POSE: TumblinPose = { at_mm: [0, 0, 0], turn: [1, 0, 0, 0] };
const STEPS = [{ atMs: 120, die: "red-1" }] as unknown as Sight["steps"];

function seatOf(seat: number): ModelSeat {
  return { seat, colours: [seat === 1 ? "red" : "white"], scores: [10 * seat] } as unknown as ModelSeat;
}

const model = { dice: [], seats: [seatOf(2), seatOf(1)] } as unknown as Model;
const sight: Sight = {
  model,
  playing: null,
  steps: STEPS,
  aim: null,
  name: (seat) => `seat ${seat}`,
  polish: "used",
  camera: "whole",
  free: { top: 0, right: 0, bottom: 0, left: 0 },
};

function playing(changes: Partial<Playing>): Playing {
  const way = { durationMs: 800, dice: ["red-1"], poseAt: () => POSE };
  const flight = { duration_ms: 800, dice: ["red-1"], frames: "", thrown: "red-1" };
  const still = { flight, way, before: { board: [], stacked: [] }, mode: "live", rate: 1 } as const;
  return { ...still, isPaused: false, fromMs: 0, sinceMs: 1000, ...changes };
}

test("score boards have their columns in the order of seats, whoever throws first", () => {
  const { columns } = shownOf(sight);
  expect(columns.map(({ name, points }) => [name, ...points])).toEqual([
    ["seat 1", 10],
    ["seat 2", 20],
  ]);
});

test("a flight is where its time has got to, and stays at its end", () => {
  const { flight } = shownOf({ ...sight, playing: playing({}) });
  expect([900, 1000, 1300, 9000].map((nowMs) => flight?.atMs(nowMs))).toEqual([0, 0, 300, 800]);
});

test("in slow motion it goes slowly from where it was, and a pause holds it", () => {
  const slow = { mode: "again", rate: 0.25, fromMs: 100 } as const;
  const going = shownOf({ ...sight, playing: playing(slow) }).flight;
  expect(going?.atMs(1400)).toBe(200);
  expect(going?.isReplay).toBe(true);
  const held = shownOf({ ...sight, playing: playing({ ...slow, isPaused: true }) }).flight;
  expect(held?.atMs(1400)).toBe(100);
});

test("steps are numbered in the slow motion only", () => {
  expect(shownOf({ ...sight, playing: playing({}) }).flight?.steps).toEqual([]);
  expect(shownOf({ ...sight, playing: playing({ mode: "again" }) }).flight?.steps).toBe(STEPS);
});

test("nothing is aimed while dice move", () => {
  const aim = { colour: "red" } as unknown as Sight["aim"];
  expect(shownOf({ ...sight, aim }).aim).toBe(aim);
  expect(shownOf({ ...sight, aim, playing: playing({}) }).aim).toBeNull();
});
