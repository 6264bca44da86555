import type { Client, MessageContext } from 'colyseus';
import { no, type Result, type Seat } from '#engine';
import type { Refusal, Requests } from '#protocol';
import type { Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { RateLimiter } from '../rateLimiter.ts';
import { isStoreFailure } from '../store/guardedStore.ts';
import { NotStored } from '../store/journal.ts';
import type { Attendance } from './attendance.ts';
import { requestShapes } from './shapes.ts';

/** A table as far as those who ask something of it need it. */
export interface Asked {
  readonly context: ServerContext;
  readonly phraseLimiter: RateLimiter<Seat>;
  readonly wishLimiter: RateLimiter<Seat>;
  /** The same as long as the table is open. */
  readonly table: Table;
  readonly attendance: Attendance<Client>;
  /** Sends everybody here a message. */
  broadcast(type: string, message: unknown): void;
  /** Does something after all that came before. */
  inTurn<Value>(happen: () => Value): Promise<Value>;
}

/** What a seat asks of its table, done or refused. */
export type Doing<Name extends keyof Requests> = (
  seat: Seat,
  message: Requests[Name],
) => Result<null, Refusal> | Promise<Result<null, Refusal>>;

/** How a kind of request is answered: `ok`, or a refusal's code. Nothing a client sends here can throw. */
export function answering<Name extends keyof Requests>(room: Asked, name: Name, act: Doing<Name>) {
  return async (client: Client, raw: unknown, ctx: MessageContext): Promise<unknown> => {
    const since = performance.now();
    const done = await answer(room, name, act, client, raw);
    room.context.meters.asked(name, done.ok ? 'ok' : done.reason, performance.now() - since);
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
  const message = requestShapes[name].safeParse(raw);
  if (!message.success) return no('badMessage');
  try {
    const done = await room.inTurn(() => {
      const seat = room.attendance.seatOf(client);
      // What takes its time holds up nobody else.
      return { reply: seat === null ? no<Refusal>('notSeated') : act(seat, message.data) };
    });
    return await done.reply;
  } catch (error) {
    return no(error instanceof NotStored || isStoreFailure(error) ? 'offline' : 'tableClosed');
  }
}
