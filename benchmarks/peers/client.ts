/**
 * All people of one run in one process: reads a plan from a line of its input, seats everybody, says `joined`, and for
 * each further line plays one phase of the plan and prints what came of it as a line of JSON. It goes on until it is
 * killed, as its sockets stay open.
 */
import { createInterface } from "node:readline/promises";
import type { Join } from "./adapters/adapter.ts";
import { joinBoardgame } from "./adapters/boardgame.ts";
import { joinColyseus } from "./adapters/colyseus.ts";
import { joinDicehall } from "./adapters/dicehall.ts";
import type { Plan } from "./plan.ts";
import { openRace, type Race } from "./race.ts";

/** Tables that are opened at the same time. */
const AT_ONCE = 5;

const JOIN: Readonly<Record<Plan["server"], Join>> = {
  "boardgame.io": joinBoardgame,
  colyseus: joinColyseus,
  dicehall: joinDicehall,
};

async function openAll(plan: Plan): Promise<Race[]> {
  const races: Race[] = [];
  const [tables = []] = plan.phases;
  while (races.length < tables.length) {
    const numbers = tables.slice(races.length, races.length + AT_ONCE).map((_, index) => races.length + index);
    races.push(...(await Promise.all(numbers.map((number) => openRace(JOIN[plan.server], number + 1, plan.urls)))));
  }
  return races;
}

async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const plan = JSON.parse((await lines.next()).value ?? "") as Plan;
  const races = await openAll(plan);
  console.log("joined");
  for (const tables of plan.phases) {
    await lines.next();
    console.log(JSON.stringify(await Promise.all(races.map((race, number) => race.play(tables[number] ?? [])))));
  }
}

await main();
