import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../report.ts';
import { ask, type BenchHouse, openBenchTables, withHouse } from './house.ts';
import { busyBetween, type Usage } from './usage.ts';

/** Idle tables for measuring memory and CPU, and tables and actions for measuring growth. */
const IDLE_ROOMS = 1_000;
const SETTLING_MS = 5_000;
const IDLE_MS = 20_000;
const WORN_ROOMS = 50;
const WORN_ACTIONS = 1_000;

/** Memory and CPU use of tables at which nobody acts, and the growth of a table while it is played. */
export async function quietFigures(): Promise<Figure[]> {
  return [...(await withHouse(idleFigures, { collects: true })), ...(await withHouse(wornFigures, { collects: true }))];
}

async function idleFigures(house: BenchHouse): Promise<Figure[]> {
  const { server } = house;
  // The first table also allocates what all tables share.
  await openBenchTables(house, 1, false);
  const before = await server.ask<Usage>('usage');
  await openBenchTables(house, IDLE_ROOMS, false);
  const open = await server.ask<Usage>('usage');
  await pause(SETTLING_MS);
  const quiet = await server.ask<Usage>('usage');
  await pause(IDLE_MS);
  const after = await server.ask<Usage>('usage');
  return [
    {
      name: `memory per table, with ${IDLE_ROOMS}: heap`,
      value: perTable(before.heap, open.heap, IDLE_ROOMS),
      unit: 'kB',
      most: 200,
    },
    { name: '  resident', value: perTable(before.rss, open.rss, IDLE_ROOMS), unit: 'kB', most: 200 },
    {
      name: `${IDLE_ROOMS} idle tables: of the core in use`,
      value: 100 * busyBetween(quiet, after),
      unit: '%',
      most: 0.5,
    },
  ];
}

async function wornFigures(house: BenchHouse): Promise<Figure[]> {
  const { server, crowd } = house;
  await openBenchTables(house, WORN_ROOMS);
  await ask(crowd, { do: 'race', actions: WORN_ACTIONS / 4 });
  const before = await server.ask<Usage>('usage');
  await ask(crowd, { do: 'race', actions: WORN_ACTIONS });
  const after = await server.ask<Usage>('usage');
  const grown = perTable(before.heap, after.heap, WORN_ROOMS);
  return [{ name: `growth of a table over ${WORN_ACTIONS} actions`, value: grown, unit: 'kB', most: 10 }];
}

const perTable = (before: number, after: number, rooms: number): number => (after - before) / 1000 / rooms;
