import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { type Attack, anyAttack, isDone, send } from '../support/server/hostileMessages.ts';
import { lineTo } from '../support/server/line.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { newToken, type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';

/** How many attack at once, each from an address of their own. */
const ATTACKERS = 16;
/** What one sends before waiting for an answer; how long a burst takes at least, in ms: faster, and the line is cut. */
const BURST = 60;
const BREATH = 400;
/** How many different attacks there are; they come again and again. */
const SAMPLE = 4_000;
/** What the first of all messages leave behind is no growth: code is compiled, pools are filled. */
const WARMING_UP = 0.25;
/** When everybody who has gone is forgotten, in ms: longer than the server holds a seat. */
const FORGOTTEN = 4_000;

/** What so many messages did to a process. */
export interface Siege {
  readonly sent: number;
  /** Connections it took. */
  readonly entries: number;
  /** Memory in use before, once it was warm, and after, with nobody there any more, in bytes. */
  readonly before: NodeJS.MemoryUsage;
  readonly after: NodeJS.MemoryUsage;
  /** What it called an error. */
  readonly logged: readonly string[];
}

/** By how much the memory in use may grow, in bytes: less than what any kind of message could leave behind each time. */
export const MOST_GROWTH = 8_000_000;

/** By how much it grew. */
export const growthOf = ({ before, after }: Siege): number => after.heapUsed - before.heapUsed;

/** Sends hostile messages to a quick process, and asks it what it holds. */
export async function besiege(server: ServerProcess, messages: number): Promise<Siege> {
  const attacks = fc.sample(anyAttack, { numRuns: SAMPLE, seed: messages });
  const attack = async (count: number): Promise<readonly number[]> => {
    const each = Math.ceil(count / ATTACKERS);
    const all = Array.from({ length: ATTACKERS }, (_, index) => attackFrom(server, index, attacks, each));
    const entries = await Promise.all(all);
    await pause(FORGOTTEN);
    return entries;
  };
  await attack(messages * WARMING_UP);
  const before = await server.memory();
  const entries = await attack(messages);
  const after = await server.memory();
  return {
    sent: messages,
    entries: entries.reduce((sum, some) => sum + some, 0),
    before,
    after,
    logged: server.logged,
  };
}

/** Attacks from ever new seats until so much is sent. Answers with how many seats that took. */
async function attackFrom(server: ServerProcess, index: number, attacks: readonly Attack[], count: number) {
  const line = await lineTo({ to: () => [server.address], from: `127.0.9.${1 + index}` });
  const token = await newToken(line.address);
  const sitDown = (): Promise<OpenSeat> =>
    takeSeat(line.address, { want: 'private', name: 'Eve', token, rules: 'crazy-rummy', seats: 3, pace: 'none' });
  let seat = await sitDown();
  let entries = 1;
  for (let sent = 0; sent < count; ) {
    if (socketOf(seat.room).readyState !== WebSocket.OPEN) {
      // Entry requests are counted.
      await pause(BREATH);
      seat = await sitDown();
      entries++;
    }
    const breath = pause(BREATH);
    for (let one = 0; one < BURST && sent < count; one++) {
      if (!send(seat.room, attacks[(index * count + sent) % SAMPLE] as Attack)) break;
      sent++;
    }
    await isDone(seat.room);
    await breath;
  }
  seat.connection.leave();
  await line.close();
  return entries;
}
