import fc from 'fast-check';
import type { SocketRoom } from '../../../client/net/remoteTable.ts';
import { plausibleActions, strangeActions } from '../arbitrary/actions.ts';
import { pause } from '../progress.ts';
import { socketOf } from './seat.ts';

/** A message that a real client would never send, or not now. */
export type Attack =
  | { readonly way: 'ask' | 'say'; readonly name: string; readonly message: unknown }
  | { readonly way: 'bytes'; readonly bytes: Uint8Array }
  | { readonly way: 'words'; readonly words: string };

const at = fc.oneof(fc.nat({ max: 12 }), fc.constantFrom(-1, 2 ** 32, Number.NaN, 1.5));
const act = fc.record({ at, action: fc.oneof(plausibleActions, strangeActions) });
/** Requests that neither give up a seat nor stop the game. */
const name = fc.constantFrom('act', 'next', 'rematch', 'start', 'back', 'resume', 'say', 'block', 'record');
const strangeName = fc.constantFrom('__proto__', 'constructor', 'toString', 'act ', '', '*', 'x'.repeat(60));

const named = (way: 'ask' | 'say', named: fc.Arbitrary<string>, message: fc.Arbitrary<unknown>) =>
  fc.record({ way: fc.constant(way), name: named, message });

/** Requests to speak, to block, to resume and for a deal, with valid or invalid numbers. */
const number = fc.integer({ min: -2, max: 300 });
const company = fc.oneof(
  named('ask', fc.constant('say'), fc.record({ phrase: number })),
  named('ask', fc.constant('block'), fc.record({ seat: number, on: fc.boolean() })),
  named('ask', fc.constant('resume'), fc.constant({})),
  named('ask', fc.constant('sign'), fc.constant({})),
  named('ask', fc.constant('standIn'), fc.record({ seat: number })),
  named('ask', fc.constant('record'), fc.record({ deal: number })),
);

/** Messages with the table's names and arbitrary contents, by which nobody loses their seat. */
export const anyMessage: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 6, arbitrary: named('ask', fc.constant('act'), act) },
  { weight: 3, arbitrary: named('ask', name, fc.jsonValue()) },
  { weight: 1, arbitrary: company },
  { weight: 1, arbitrary: named('say', name, fc.jsonValue()) },
);

/** The framework's frame codes, followed by random bytes. */
const frame = fc
  .tuple(fc.integer({ min: 9, max: 30 }), fc.uint8Array({ maxLength: 40 }))
  .map(([code, rest]) => Uint8Array.from([code, ...rest]));
const asBytes = (bytes: Uint8Array): Attack => ({ way: 'bytes', bytes: Uint8Array.from(bytes) });

/** `anyMessage`, unknown messages and raw frames: some of them give up the seat or lose it. */
export const anyAttack: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 10, arbitrary: anyMessage },
  { weight: 1, arbitrary: named('ask', fc.constant('adjourn'), fc.oneof(fc.constant({}), fc.jsonValue())) },
  { weight: 1, arbitrary: named('ask', strangeName, fc.jsonValue()) },
  { weight: 1, arbitrary: named('say', strangeName, fc.jsonValue()) },
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 60 }).map(asBytes) },
  { weight: 2, arbitrary: frame.map(asBytes) },
  { weight: 1, arbitrary: fc.string().map((words): Attack => ({ way: 'words', words })) },
);

/** Sends one attack; false when the socket is no longer open. */
export function send(room: SocketRoom, what: Attack): boolean {
  const socket = socketOf(room);
  if (socket.readyState !== WebSocket.OPEN) return false;
  if (what.way === 'bytes') socket.send(Uint8Array.from(what.bytes));
  else if (what.way === 'words') socket.send(what.words);
  else if (what.way === 'say') room.send(what.name as never, what.message as never);
  else room.request(what.name as never, what.message as never).catch(() => {});
  return true;
}

/** The time after which nobody waits any longer for a line that has gone silent, in ms. */
const SILENCE = 5_000;

/** Resolves when the server has handled everything sent before, has closed the line, or the line is half-open. */
export const isDone = (room: SocketRoom): Promise<unknown> =>
  Promise.race([room.request('next' as never, {} as never).catch(() => {}), pause(SILENCE)]);

/** Sends these while the line is open. Resolves with the number sent once the server has handled them. */
export async function sendAll(room: SocketRoom, attacks: readonly Attack[]): Promise<number> {
  const sent = attacks.filter((what) => send(room, what));
  await isDone(room);
  return sent.length;
}
