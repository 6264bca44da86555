import { type ClientPrivate, ClientState, CloseCode, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Client } from 'colyseus';
import { REQUESTS, type Refusal, type Requests } from '#protocol';
import { earliest } from '../alarms.ts';
import type { ServerContext } from '../context.ts';
import type { RateLimiter } from '../rateLimiter.ts';
import type { BoundedSocket } from './line.ts';

/** The parts of a room that screening needs. */
interface GuardedRoom {
  readonly context: ServerContext;
  readonly messageLimiter: RateLimiter<string>;
  readonly arrivals: Arrivals;
  readonly clock: { tick(): void };
}

/** Replaces a refused message. The framework still counts it, and closes the connection if there are too many. */
const NOTHING = Buffer.alloc(0);

const isKnown = (name: unknown): name is keyof Requests => typeof name === 'string' && Object.hasOwn(REQUESTS, name);

/**
 * Screens a message before the framework reads it. The framework would echo unknown names in full, queue replies for
 * connections that never join, and throw on names that are too long.
 * @returns the message for the framework: the same, or an empty one
 */
export function screened(room: GuardedRoom, client: Client & ClientPrivate, message: Buffer): Buffer {
  // Nothing else advances the room's clock, on which the framework's own message limit relies.
  room.clock.tick();
  const [kind] = message;
  if (kind === Protocol.JOIN_ROOM) room.arrivals.settle(client);
  if (kind === Protocol.JOIN_ROOM || kind === Protocol.LEAVE_ROOM) return message;
  if (client.state === ClientState.JOINING) return refuseLine(client);
  // The connection is already being closed, with a code that says why.
  if (client.state !== ClientState.JOINED) return NOTHING;
  if (kind === Protocol.PING) return message;
  if (kind === Protocol.ROOM_REQUEST) return screenedRequest(room, client, message);
  if (kind === Protocol.ROOM_DATA) {
    if (!isKnown(nameAt(message, { offset: 1 }))) return refuseLine(client);
    return isTooFast(room, client) ? NOTHING : message;
  }
  return kind === Protocol.ROOM_DATA_BYTES ? refuseLine(client) : NOTHING;
}

function screenedRequest(room: GuardedRoom, client: Client, message: Buffer): Buffer {
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

/** The type of a message, a name or a number, as the framework reads it. */
const nameAt = (message: Buffer, it: { offset: number }): string | number =>
  decode.stringCheck(message, it) ? decode.string(message, it) : decode.number(message, it);

const isTooFast = ({ messageLimiter, context }: GuardedRoom, { sessionId }: Client): boolean =>
  !messageLimiter.allows(sessionId, context.clock.now());

function refuseLine(client: Client): Buffer {
  client.leave(CloseCode.WITH_ERROR);
  return NOTHING;
}

/** Connections that were admitted but have not joined yet. Times are in ms of the server clock. */
export class Arrivals {
  readonly #deadlines = new Map<Client, number>();

  expect(client: Client, until: number): void {
    this.#deadlines.set(client, until);
  }

  /** Forgets a connection that has joined or closed. */
  settle(client: Client): void {
    this.#deadlines.delete(client);
  }

  /** When `cutLate` is next due; infinity if all have joined. */
  due(): number {
    return earliest(this.#deadlines.values());
  }

  /** Cuts connections whose deadline has passed. */
  cutLate(now: number): void {
    for (const [client, deadline] of this.#deadlines) {
      if (deadline > now) continue;
      this.settle(client);
      (client.ref as BoundedSocket).terminate();
    }
  }
}
