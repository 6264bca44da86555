import type { Client, MessageContext } from 'colyseus';
import { type GenericSchema, is, safeParse } from 'valibot';
import { no, ok, type Result, type Seat } from '#engine';
import {
  BOOKED,
  type DealRecord,
  entryCallShape,
  guestRequestShape,
  PROTOCOL_VERSION,
  REQUESTS,
  type Refusal,
  type Requests,
  SAID,
  type Said,
  versionedShape,
} from '#protocol';
import type { Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { RateLimiter } from '../rateLimiter.ts';
import { isStoreFailure } from '../store/guardedQuery.ts';
import { NotStored } from '../store/journal.ts';
import type { TableOrder } from '../tables.ts';
import type { Attendance } from './attendance.ts';
import { beforeSitting } from './entry.ts';

/** The parts of a room that requests need. */
export interface RequestRoom {
  readonly context: ServerContext;
  readonly phraseLimiter: RateLimiter<Seat>;
  /** Keyed by seat, and by guest for those without one. */
  readonly wishLimiter: RateLimiter<Seat | string>;
  readonly recordLimiter: RateLimiter<Seat>;
  /** The same object for as long as the room is open. */
  readonly table: Table;
  readonly attendance: Attendance<Client>;
  readonly order: TableOrder;
  /** Sends a message to every client. */
  broadcast(type: string, message: unknown): void;
  /** Runs a task of a client after all earlier ones. */
  inTurn<Value>(happen: () => Value, by: { readonly client: Client }): Promise<Value>;
}

/** The handlers of all requests that a client can make at a table. */
export const requestsOf = (room: RequestRoom) => ({
  act: ofSeat(room, 'act', (seat, { at, action }) => room.table.act(seat, at, action)),
  next: ofSeat(room, 'next', (seat) => room.table.next(seat)),
  rematch: ofSeat(room, 'rematch', (seat) => room.table.rematch(seat)),
  sign: ofSeat(room, 'sign', (seat) => room.table.sign(seat)),
  standIn: ofSeat(room, 'standIn', (by, { seat }) => tooOften(room, by) ?? room.table.standIn(by, seat)),
  start: ofSeat(room, 'start', (seat) => room.table.start(seat)),
  back: ofSeat(room, 'back', (seat) => room.table.back(seat)),
  adjourn: ofSeat(room, 'adjourn', (seat) => tooOften(room, seat) ?? room.table.adjourn(seat)),
  resume: ofSeat(room, 'resume', (seat) => resume(room, seat)),
  say: ofSeat(room, 'say', (seat, { phrase }) => say(room, { seat, phrase })),
  block: ofSeat(room, 'block', (seat, message) => tooOften(room, seat) ?? block(room, seat, message)),
  book: handle(room, 'book', (client, { on }) => book(room, client, on)),
  share: ofSeat(room, 'share', (seat, { deal, share }) => room.table.share(seat, deal, share)),
  record: ofSeat(room, 'record', (seat, { deal }) => record(room, seat, deal)),
});

/** The answer to a request, or why it is refused. Most requests are answered with nothing but `ok`. */
type Answer = Result<DealRecord | null, Refusal>;

/** Performs a seat's request, or refuses it. */
type Perform<Name extends keyof Requests> = (seat: Seat, message: Requests[Name]) => Answer | Promise<Answer>;

/**
 * Handles one kind of request: replies with its answer or the code of a refusal. Nothing a client sends makes it throw.
 */
function handle<Name extends keyof Requests>(
  room: RequestRoom,
  name: Name,
  answer: (client: Client, message: Requests[Name]) => Promise<Answer>,
) {
  return async (client: Client, raw: unknown, ctx: MessageContext): Promise<unknown> => {
    const since = performance.now();
    const message = readShape(SHAPES[name], raw);
    const done = message.ok ? await answer(client, message.value).catch(refusalFor) : message;
    room.context.meters.asked(name, done.ok ? 'ok' : done.reason, performance.now() - since);
    return done.ok ? (done.value ?? { ok: true }) : ctx.reject({ code: done.reason });
  };
}

const refusalFor = (error: unknown): Answer =>
  no(error instanceof NotStored || isStoreFailure(error) ? 'offline' : 'tableClosed');

/** Handles one kind of request of a seat. */
const ofSeat = <Name extends keyof Requests>(room: RequestRoom, name: Name, perform: Perform<Name>) =>
  handle(room, name, async (client, message) => {
    const done = await room.inTurn(
      () => {
        const seat = room.attendance.seatOf(client);
        // Wrapped in an object so that `inTurn` does not await it: a request that waits for the store blocks no other.
        return { reply: seat === null ? no<Refusal>('notSeated') : perform(seat, message) };
      },
      { client },
    );
    return done.reply;
  });

/** Books a seat for a client without one, or gives the booking up. */
async function book(room: RequestRoom, client: Client, on: boolean): Promise<Result<null, Refusal>> {
  const { table, attendance, order, context } = room;
  const guest = attendance.guestOf(client);
  if (guest === null || table.seatOf(guest) !== null) return no('notNow');
  const refusal = tooOften(room, guest);
  if (refusal) return refusal;
  const unfit = on ? await beforeSitting(guest, order, attendance, context.store) : null;
  if (unfit) return no(unfit);
  const done = await room.inTurn(
    () => {
      // They may have left meanwhile.
      if (attendance.guestOf(client) !== guest) return no<Refusal>('notNow');
      if (on) return attendance.book(guest);
      table.unbook(guest);
      return ok(null);
    },
    { client },
  );
  if (!done.ok) return done;
  client.send(BOOKED, done.value ?? -1);
  return ok(null);
}

/** Counts a request that is limited by `WISH_LIMITS`; refuses it if there were too many. */
const tooOften = ({ wishLimiter, context }: RequestRoom, by: Seat | string): Result<null, Refusal> | null =>
  wishLimiter.allows(by, context.clock.now()) ? null : no('tooFast');

function resume({ table, attendance }: RequestRoom, seat: Seat): Result<null, Refusal> {
  const done = table.resume(seat);
  if (done.ok) attendance.awaitAnew();
  return done;
}

/** A person says something; then the bots are silent for a while. */
function say(room: RequestRoom, said: Said): Result<null, Refusal> {
  const done = saySo(room, said);
  if (done.ok) room.table.hush();
  room.table.sign(said.seat);
  return done;
}

/** Sends a phrase of a person or a bot to everybody at the table. It is not stored. */
export function saySo(
  room: Pick<RequestRoom, 'context' | 'phraseLimiter' | 'broadcast'>,
  said: Said,
): Result<null, Refusal> {
  if (!room.phraseLimiter.allows(said.seat, room.context.clock.now())) return no('tooFast');
  room.broadcast(SAID, said);
  return ok(null);
}

/** Blocks or unblocks a guest for public tables. Nobody at the table is told. */
async function block(
  { table, context }: RequestRoom,
  by: Seat,
  { seat, on }: Requests['block'],
): Promise<Result<null, Refusal>> {
  const [guest, other] = [table.playerAt(by), table.playerAt(seat)];
  if (guest === null || other === null || by === seat) return no('nobodyThere');
  return (await context.store.block(guest, other, on)) ? ok(null) : no('tooFast');
}

/** A finished deal, for anybody who sits at the table. It is in the log before it is sent, as all that happens. */
function record({ table, recordLimiter, context }: RequestRoom, seat: Seat, deal: number): Answer {
  if (!recordLimiter.allows(seat, context.clock.now())) return no('tooFast');
  const found = table.record(deal);
  return found ? ok(found) : no('notNow');
}

const SHAPES: { readonly [Name in keyof Requests]: GenericSchema<unknown, Requests[Name]> } = REQUESTS;

/** Reads what a stranger has sent. Whether it makes sense is for the table to decide. */
function readShape<Message>(shape: GenericSchema<unknown, Message>, sent: unknown): Result<Message, 'badMessage'> {
  const found = safeParse(shape, sent, { abortEarly: true });
  return found.success ? ok(found.output) : no('badMessage');
}

/** Returns a reader of request bodies. Checks the version first, because other versions may send other shapes. */
const reading =
  <Request>(shape: GenericSchema<unknown, Request>) =>
  (body: unknown): Result<Request, Refusal> =>
    is(versionedShape, body) && body.version !== PROTOCOL_VERSION ? no('oldVersion') : readShape(shape, body);

/** Reads a request for a place at a table or a look at one. */
export const readEntryCall = reading(entryCallShape);

/** Reads a request for a token or a recovery code. */
export const readGuestRequest = reading(guestRequestShape);
