import type { Client, MessageContext } from 'colyseus';
import { no, type Result, type Seat } from '#engine';
import type { Refusal, Requests } from '#protocol';
import { NotStored } from '../store/journal.ts';
import type { House } from './house.ts';
import type { Pacer } from './pacer.ts';
import { requestShapes } from './shapes.ts';

/** A table as far as those who ask something of it need it. */
export interface Asked {
  readonly house: House;
  readonly pacer: Pacer;
  readonly clock: { tick(): void };
  /** The seat a connection plays; null for one that watches. */
  seatOf(client: Client): Seat | null;
  /** Does something after all that came before. */
  inTurn<Value>(happen: () => Value): Promise<Value>;
}

/** What a seat asks of its table, done or refused. */
export type Doing<Name extends keyof Requests> = (seat: Seat, message: Requests[Name]) => Result<null, Refusal>;

/** How a kind of request is answered: `ok`, or a refusal's code. Nothing a client sends here can throw. */
export function answering<Name extends keyof Requests>(room: Asked, name: Name, act: Doing<Name>) {
  return async (client: Client, raw: unknown, ctx: MessageContext): Promise<unknown> => {
    const since = performance.now();
    // Nothing else moves the room's clock, by which the limit on messages counts.
    room.clock.tick();
    const done = await answer(room, name, act, client, raw);
    room.house.meters.asked(name, done.ok ? 'ok' : done.reason, performance.now() - since);
    return done.ok ? { ok: true } : ctx.reject({ code: done.reason });
  };
}

async function answer<Name extends keyof Requests>(
  room: Asked,
  name: Name,
  act: Doing<Name>,
  client: Client,
  raw: unknown,
): Promise<Result<null, Refusal>> {
  if (!room.pacer.allows(client.sessionId, room.house.clock.now())) return no('tooFast');
  const message = requestShapes[name].safeParse(raw);
  if (!message.success) return no('badMessage');
  try {
    return await room.inTurn(() => {
      const seat = room.seatOf(client);
      return seat === null ? no<Refusal>('notSeated') : act(seat, message.data);
    });
  } catch (error) {
    return no(error instanceof NotStored ? 'offline' : 'tableClosed');
  }
}
