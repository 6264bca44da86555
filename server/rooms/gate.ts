import { type ClientPrivate, ClientState, CloseCode, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Client } from 'colyseus';
import type { Refusal, Requests } from '#protocol';
import type { ServerContext } from '../context.ts';
import type { RateLimiter } from '../rateLimiter.ts';
import type { Arrivals } from './arrivals.ts';
import { requestShapes } from './shapes.ts';

/** A table as far as those who send it something need it. */
interface Guarded {
  readonly context: ServerContext;
  readonly messageLimiter: RateLimiter<string>;
  readonly arrivals: Arrivals;
  readonly clock: { tick(): void };
}

/** What the framework gets of a message that is refused: it counts it, and cuts the line when there are too many. */
const NOTHING = Buffer.alloc(0);

const isKnown = (name: unknown): name is keyof Requests =>
  typeof name === 'string' && Object.hasOwn(requestShapes, name);

/**
 * Judges a message before the framework reads it: the framework answers names it does not know with all that was said, keeps
 * answers for lines that never join, and throws at names that are too long. Answers with what it may read.
 */
export function screened(room: Guarded, client: Client & ClientPrivate, message: Buffer): Buffer {
  // Nothing else moves the room's clock, by which the framework's limit on messages counts.
  room.clock.tick();
  const [kind] = message;
  if (kind === Protocol.JOIN_ROOM) room.arrivals.settle(client);
  if (kind === Protocol.JOIN_ROOM || kind === Protocol.LEAVE_ROOM) return message;
  if (client.state === ClientState.JOINING) return refuseLine(client);
  // It is being closed, with a code that says why.
  if (client.state !== ClientState.JOINED) return NOTHING;
  if (kind === Protocol.PING) return message;
  if (kind === Protocol.ROOM_REQUEST) return screenedRequest(room, client, message);
  if (kind === Protocol.ROOM_DATA) {
    if (!isKnown(nameAt(message, { offset: 1 }))) return refuseLine(client);
    return isTooFast(room, client) ? NOTHING : message;
  }
  return kind === Protocol.ROOM_DATA_BYTES ? refuseLine(client) : NOTHING;
}

function screenedRequest(room: Guarded, client: Client, message: Buffer): Buffer {
  const it = { offset: 1 };
  const request = decode.number(message, it);
  const name = nameAt(message, it);
  const refuse = (code: Refusal): Buffer => {
    client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.REJECTED, { code }));
    return NOTHING;
  };
  if (isTooFast(room, client)) {
    if (isKnown(name)) room.context.meters.asked(name, 'tooFast', 0);
    return refuse('tooFast');
  }
  return isKnown(name) ? message : refuse('badMessage');
}

/** The name of a message, or a number, as the framework reads it. */
const nameAt = (message: Buffer, it: { offset: number }): string | number =>
  decode.stringCheck(message, it) ? decode.string(message, it) : decode.number(message, it);

const isTooFast = ({ messageLimiter, context }: Guarded, { sessionId }: Client): boolean =>
  !messageLimiter.allows(sessionId, context.clock.now());

function refuseLine(client: Client): Buffer {
  client.leave(CloseCode.WITH_ERROR);
  return NOTHING;
}
