import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from '../../../server/cli/programs.ts';
import { COMPILED } from '../../support/tools/command.ts';
import type { Figure } from '../report.ts';
import { START_PROGRAM } from './asStarted.ts';
import { ask, EVERY, openBenchTables, withHouse } from './house.ts';
import { memoryIn } from './smaps.ts';

/** How long the idle server is left alone, in ms. */
const RESTING = 10_000;
const PLAYED_ROOMS = 200;
/** How often memory is read, and how many ms apart. */
const LOOKS = 10;
const BETWEEN = 2_000;
const MOST_IDLE = 150;
const MOST_PLAYED = 220;
/** Code comes from where `npm start` keeps it compiled. */
export const AS_COMPILED = { env: COMPILED };

/** Memory of the server as `npm start` starts it, idle and with 200 tables in play. Only on Linux. */
export async function memoryFigures(): Promise<Figure[]> {
  if (process.platform !== 'linux') return [];
  // The first starts may build the page, and compile the code.
  await idleMemory(0);
  await withHouse(() => pause(0), AS_COMPILED);
  return [
    { name: 'memory (PSS), idle', value: await idleMemory(RESTING), unit: 'MB', most: MOST_IDLE },
    {
      name: `memory (PSS), ${PLAYED_ROOMS} tables at ${PLAYED_ROOMS * (1000 / EVERY)} actions per second`,
      value: await playedMemory(),
      unit: 'MB',
      most: MOST_PLAYED,
    },
  ];
}

/** The proportional set size of a process in MB, as if no other process ran the same Node. */
export const pssOf = (pid: number): number => memoryIn(readFileSync(`/proc/${pid}/smaps`, 'utf8'), process.execPath);

async function idleMemory(resting: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const { child } = await spawnServer({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' }, START_PROGRAM);
  await pause(resting);
  const memory = pssOf(child.pid ?? 0);
  await new Promise((ended) => {
    child.once('exit', ended);
    child.kill();
  });
  rmSync(folder, { recursive: true });
  return memory;
}

/** The highest memory while tables are played. */
const playedMemory = (): Promise<number> =>
  withHouse(async (house) => {
    await openBenchTables(house, PLAYED_ROOMS);
    const playing = ask(house.crowd, { do: 'play', every: EVERY, lasting: LOOKS * BETWEEN, warmUp: 0 });
    let most = 0;
    for (let look = 0; look < LOOKS; look++) {
      await pause(BETWEEN);
      most = Math.max(most, pssOf(house.server.pid));
    }
    await playing;
    return most;
  }, AS_COMPILED);
