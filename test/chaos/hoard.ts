import { think } from '#bots';
import { pause } from '../support/progress.ts';
import { type CuttableLine, lineTo } from '../support/server/line.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { type RudeLine, rudeLine } from '../support/server/rudeLine.ts';
import { holdPlace, type OpenSeat, takeSeat } from '../support/server/seat.ts';

/** Ways to make a server buffer messages for a client that does not take them; see `HOARDERS`. */
export const HOARDINGS = ['unjoined', 'deaf', 'slow'] as const;
export type Hoarding = (typeof HOARDINGS)[number];

/** The effect of hoarding clients on a process. */
export interface Hoard {
  readonly hoarding: Hoarding;
  /** Connections held at once. */
  readonly lines: number;
  /** Connections opened in total: each one the server cuts is reopened. */
  readonly opened: number;
  /** Memory before the clients came, and while they were connected. */
  readonly before: NodeJS.MemoryUsage;
  readonly during: NodeJS.MemoryUsage;
  /** The largest size of the process while they were connected, in bytes. */
  readonly largest: number;
}

/**
 * The highest growth of memory in use and the largest process allowed, in bytes. On a busy machine the process collects
 * its garbage later and is larger: with five other programs, 260 MB instead of 240.
 */
export const MOST_HOARDED = 20_000_000;
export const LARGEST = 400_000_000;

const inUse = ({ heapUsed, external }: NodeJS.MemoryUsage): number => heapUsed + external;

/** The growth of memory in use, in bytes. */
export const hoarded = ({ before, during }: Hoard): number => inUse(during) - inUse(before);

const TABLES = 4;
/** The time between a player's moves and between a hoarder's messages, in ms. Faster, and rate limits apply. */
const MOVE = 20;
const BEAT = 6;
/** The number of beats between a slow client's short reads. */
const SILENT = 100;
/** The interval for measuring the process, in ms. */
const LOOK = 250;
/** The delay before a refused client retries, in ms. */
const LATER = 300;
/** A long request name: the server once sent such names back in full. */
const LONG_NAME = 'x'.repeat(8_000);

/**
 * Hoards at busy tables until each client has sent `messages` messages or has had twice the time for them. The first
 * 500 of a connection fill the operating system's buffers; only later ones use the memory of the process.
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

/** Opens a table with one person and bots, and returns the person's seat and connection. */
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

/** Plays game after game like a bot until it is over, then leaves. */
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

/** The table a client hoards at, its local address, and how it hoards. */
interface Hoarder {
  readonly code: string;
  readonly from: string;
  readonly hold: Hold;
  /** Called for each message sent. */
  readonly count: () => void;
}

/** Holds a connection until it is over; `ask` sends a request with a long answer. */
type Hold = (line: RudeLine, ask: () => void, isOver: () => boolean) => Promise<void>;

/** Holds a connection to a table and reopens it when it is cut. Returns how many were opened. */
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

/** @throws Error when the server refuses another connection for now */
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

/** How each kind of client hoards, and how many do so at once. */
const HOARDERS = {
  /** Never confirm the join, and keep sending requests. */
  unjoined: { lines: 20, hold: holdUnjoined },
  /** Read nothing, but send pongs to stay connected. */
  deaf: { lines: 20, hold: holdDeaf },
  /** Read a little now and then. */
  slow: { lines: 12, hold: holdSlow },
} as const satisfies Readonly<Record<Hoarding, unknown>>;
