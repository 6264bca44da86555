import { setTimeout as pause } from 'node:timers/promises';
import { think } from '#bots';
import { type CuttableLine, lineTo } from '../support/server/line.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { type RudeLine, rudeLine } from '../support/server/rudeLine.ts';
import { holdPlace, type OpenSeat, takeSeat } from '../support/server/seat.ts';

/** A way to hoard. */
export const HOARDINGS = ['unjoined', 'deaf', 'slow'] as const;
export type Hoarding = (typeof HOARDINGS)[number];

/** What they did to a process. */
export interface Hoard {
  readonly hoarding: Hoarding;
  /** Lines held at once. */
  readonly lines: number;
  /** Lines that were opened in all: one that is cut is opened again. */
  readonly opened: number;
  /** Before they came, and while they hold on. */
  readonly before: NodeJS.MemoryUsage;
  readonly during: NodeJS.MemoryUsage;
  /** How large the process was at most while they held on, in bytes. */
  readonly largest: number;
}

/** By how much the memory in use may grow, and how large the process may be, in bytes. */
export const MOST_HOARDED = 20_000_000;
export const LARGEST = 400_000_000;

const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

/** By how much the memory in use grew. */
export const hoarded = ({ before, during }: Hoard): number => inUse(during) - inUse(before);

const TABLES = 4;
/** How long a table's person thinks, and a hoarder takes between two messages, in ms: any less is cut as a flood. */
const MOVE = 20;
const BEAT = 6;
/** How long a slow one reads nothing, in beats, and then a little. */
const SILENT = 100;
/** How often the process is looked at, in ms. */
const LOOK = 250;
/** How long one waits who is told to come later, in ms. */
const LATER = 300;
/** A name that was once sent back as it came. */
const LONG_NAME = 'x'.repeat(8_000);

/**
 * Hoards at tables where much happens, until each has sent so many messages or has had twice the time for them. The first 500
 * of a line fill what the system keeps for it, and only what comes after them is the process's.
 */
export async function hoard(server: ServerProcess, hoarding: Hoarding, messages: number): Promise<Hoard> {
  let isOver = false;
  const over = (): boolean => isOver;
  const tables = await Promise.all(
    Array.from({ length: TABLES }, (_, table) => openTable(server, `127.0.7.${1 + table}`)),
  );
  const playing = tables.map(({ seat }) => keepPlaying(seat, over));
  await pause(1_000);
  const before = await server.memory();
  const { lines, hold } = HOARDERS[hoarding];
  let sent = 0;
  const count = (): void => void sent++;
  const hoarders = Array.from({ length: lines }, (_, index) => {
    const { seat } = tables[index % TABLES] as (typeof tables)[number];
    const { code } = seat.table;
    return hoardAt(server, { code, from: `127.0.8.${1 + index}`, hold, count }, over);
  });
  let largest = 0;
  const latest = performance.now() + 2 * messages * BEAT;
  while (sent < lines * messages && performance.now() < latest) {
    await pause(LOOK);
    largest = Math.max(largest, await server.size());
  }
  const during = await server.memory();
  isOver = true;
  const opened = await Promise.all(hoarders);
  await Promise.all(playing);
  await Promise.all(tables.map(({ line }) => line.close()));
  return { hoarding, lines, opened: opened.reduce((sum, some) => sum + some, 0), before, during, largest };
}

/** A table with a person and bots, and the person's line. */
async function openTable(
  server: ServerProcess,
  from: string,
): Promise<{ readonly seat: OpenSeat; readonly line: CuttableLine }> {
  const line = await lineTo({ to: () => [server.address], from });
  const wanted = { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
  const seat = await takeSeat(line.address, wanted);
  await seat.connection.start();
  return { seat, line };
}

/** Plays game after game like a bot, and leaves in the end. */
async function keepPlaying(seat: OpenSeat, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { game, viewer, stage } = seat.table;
    if (stage === 'over') await seat.connection.rematch();
    else if (game?.phase === 'ready') await seat.connection.next();
    else if (game?.turn === viewer) await seat.act(think(game, { below: () => 0 }));
    await pause(MOVE);
  }
  seat.connection.leave();
}

/** Where somebody hoards, from which address of this machine, and how. */
interface Hoarder {
  readonly code: string;
  readonly from: string;
  readonly hold: Hold;
  /** Told of each message. */
  readonly count: () => void;
}

/** Holds a line as long as it lasts; `ask` sends what has a long answer. */
type Hold = (line: RudeLine, ask: () => void, isOver: () => boolean) => Promise<void>;

/** Holds a line to a table, and opens another when it is cut. Answers with how many that were. */
async function hoardAt(
  server: ServerProcess,
  { code, from, hold, count }: Hoarder,
  isOver: () => boolean,
): Promise<number> {
  const way = await lineTo({ to: () => [server.address], from });
  let opened = 0;
  while (!isOver()) {
    const line = await lineFor(server, { way: way.address, code, from }).catch(() => null);
    if (line) {
      opened++;
      const ask = (): void => {
        line.ask(LONG_NAME);
        count();
      };
      await hold(line, ask, () => isOver() || line.socket.readyState !== line.socket.OPEN);
      line.socket.terminate();
    } else await pause(LATER);
  }
  await way.close();
  return opened;
}

/** @throws Error when it is too soon for another one */
async function lineFor(
  server: ServerProcess,
  { way, code, from }: { readonly way: string; readonly code: string; readonly from: string },
): Promise<RudeLine> {
  const place = await holdPlace(way, { want: 'code', code, name: 'Eve', spectate: true });
  if (!place.ok) throw new Error(place.reason);
  return rudeLine(server.address, place.value, from);
}

const holdUnjoined: Hold = async (_line, ask, isOver) => {
  for (; !isOver(); await pause(BEAT)) ask();
};

const holdDeaf: Hold = async ({ join, socket }, ask, isOver) => {
  join();
  socket.pause();
  for (; !isOver(); await pause(BEAT)) {
    ask();
    socket.pong();
  }
};

const holdSlow: Hold = async ({ join, socket }, ask, isOver) => {
  join();
  socket.on('message', () => socket.pause());
  for (let beat = 0; !isOver(); beat++) {
    if (beat % SILENT === 0) socket.resume();
    ask();
    await pause(BEAT);
  }
};

/** Ways to have a server keep things for somebody who never takes them, and how many do it at once. */
const HOARDERS = {
  /** They never say that they are in, and ask all the time. */
  unjoined: { lines: 10, hold: holdUnjoined },
  /** They read nothing, and say that they are alive. */
  deaf: { lines: 40, hold: holdDeaf },
  /** They read now and then. */
  slow: { lines: 12, hold: holdSlow },
} as const satisfies Readonly<Record<Hoarding, unknown>>;
