import fc from 'fast-check';
import { pause } from '../support/progress.ts';
import { type Attack, anyAttack, isDone, send } from '../support/server/hostileMessages.ts';
import { lineTo } from '../support/server/line.ts';
import type { ServerProcess } from '../support/server/process.ts';
import { newToken, type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';

/** Clients that attack in parallel, each from its own IP address. */
const ATTACKERS = 16;
/** Messages sent before waiting for an answer, and the least time per burst in ms: any faster is cut off as a flood. */
const BURST = 60;
const BREATH = 400;
/** The number of different attacks, which are repeated. */
const SAMPLE = 4_000;
/** The share of messages sent as a warm-up, while code is compiled and pools fill. */
const WARMING_UP = 0.25;
/** The time after which the server has forgotten everybody who left, in ms: longer than a seat hold. */
const FORGOTTEN = 4_000;

/** The effect of hostile messages on a process. */
export interface Siege {
  readonly sent: number;
  /** Connections opened to send them. */
  readonly entries: number;
  /** Memory in use after the warm-up, and after all clients were gone, in bytes. */
  readonly before: NodeJS.MemoryUsage;
  readonly after: NodeJS.MemoryUsage;
  /** Errors the process logged. */
  readonly logged: readonly string[];
}

/** The highest growth of the heap allowed, in bytes: less than if any kind of message leaked each time. */
export const MOST_GROWTH = 8_000_000;

/** The growth of the heap in use, in bytes. */
export const growthOf = ({ before, after }: Siege): number => after.heapUsed - before.heapUsed;

/** Sends hostile messages to a process with short timeouts and measures its memory. */
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

/** Sends `count` attacks, taking a new seat whenever the connection is cut. Returns how many seats it took. */
async function attackFrom(server: ServerProcess, index: number, attacks: readonly Attack[], count: number) {
  const line = await lineTo({ to: () => [server.address], from: `127.0.9.${1 + index}` });
  const token = await newToken(line.address);
  const sitDown = (): Promise<OpenSeat> =>
    takeSeat(line.address, { want: 'private', name: 'Eve', token, rules: 'crazy-rummy', seats: 3, pace: 'none' });
  let seat = await sitDown();
  let entries = 1;
  for (let sent = 0; sent < count; ) {
    if (socketOf(seat.room).readyState !== WebSocket.OPEN) {
      // Entry requests are rate-limited.
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
