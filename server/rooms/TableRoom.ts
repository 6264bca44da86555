import { type ClientPrivate, CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client, MessageContext, RoomException } from 'colyseus';
import type { GenericSchema } from 'valibot';
import { type GameEvent, no, ok, type Result, redact, type Seat } from '#engine';
import {
  BOOKED,
  CLOSE_CODES,
  type DealRecord,
  JOIN_REFUSED,
  REQUESTS,
  type Refusal,
  type Requests,
  type Reservation,
  SAID,
  SAYINGS,
  type Said,
  type Stage,
  type TableInfo,
} from '#protocol';
import { printRules } from '#rules';
import type { Table } from '#table';
import { TIMEOUTS } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { MESSAGE_LIMITS, PHRASE_LIMITS, RateLimiter, RECORD_LIMITS, SEAT_REQUEST_LIMITS } from '../rateLimiter.ts';
import type { SeatState, TableState } from '../state/schema.ts';
import { newTableState, ownerViewOf, writeClock, writeState } from '../state/writeState.ts';
import { isStoreFailure } from '../store/database.ts';
import { type KeptLog, NotStored } from '../store/journal.ts';
import type { Asker, Listing, OpenRoom, TableSettings, Ticket } from '../tables.ts';
import { Attendance } from './attendance.ts';
import { beforeSitting, readMessage, reservePlace } from './entry.ts';
import { type BotSays, openStored } from './opening.ts';
import { type BoundedSocket, CopyingSerializer, PendingJoins, screenMessage } from './socket.ts';

/** The client that a task of `enqueue` is for. */
interface TaskOrigin {
  readonly client?: Client;
  readonly isNewcomer?: boolean;
}

/** Close codes after which nobody can come back. */
const FINAL_CLOSE_CODES: readonly number[] = [CLOSE_CODES.tableEmpty, CLOSE_CODES.tableFailed];

/** For promises of `enqueue`, which handles failures itself. */
const ignore = (): void => undefined;

/** A task that no client asked for. */
const NOBODY: TaskOrigin = {};

/** A table on the network: passes requests to its `Table` and sends everybody the result. It knows no rules. */
export abstract class TableRoom extends Room<{ state: TableState }> implements OpenRoom {
  /** Set by the subclass registered with the framework (`roomsOf`). */
  abstract readonly context: ServerContext;
  /** Disables periodic patches: a patch is sent when something has happened. */
  override patchRate = 0x7fff_ffff;
  /** Beyond this the framework closes the connection. `MESSAGE_LIMITS` refuses messages long before. */
  override maxMessagesPerSecond = 200;
  override seatReservationTimeout = TIMEOUTS.hold / 1000;
  /** The room closes itself: to the framework, a table whose people are all away looks empty. */
  override autoDispose = false;

  readonly pendingJoins = new PendingJoins();
  /** Keyed by session id. */
  readonly messageLimiter = new RateLimiter<string>(MESSAGE_LIMITS);
  readonly phraseLimiter = new RateLimiter<Seat>(PHRASE_LIMITS);
  readonly rareRequestLimiter = new RateLimiter<Seat | string>(SEAT_REQUEST_LIMITS);
  readonly recordLimiter = new RateLimiter<Seat>(RECORD_LIMITS);
  attendance!: Attendance<Client>;
  order!: TableSettings;
  table!: Table;
  #log!: KeptLog;
  #phase: 'opening' | 'open' | 'closed' = 'opening';
  /** The last task in the queue of `enqueue`, and the number of those that are not done. */
  #last: Promise<unknown> = Promise.resolve();
  #tasks = 0;

  override messages = requestsOf(this);

  /** Opens a stored table where its log ends. */
  override async onCreate({ code }: Pick<TableSettings, 'code'>): Promise<void> {
    const { clock, timeouts, tables, alarms, store, journal } = this.context;
    const stored = await store.find(code);
    if (!stored) throw new RangeError('no such table');
    const onSaid: BotSays = (seat, saying) => void saySo(this, { seat, phrase: SAYINGS.indexOf(saying) });
    const addressOf = (guest: string) => this.attendance.addressOf(guest);
    const callbacks = { onChoice: () => this.#arm(), onSaid, addressOf };
    const { order, table, log } = await openStored(stored, this.context, journal, callbacks);
    this.roomId = order.id;
    this.order = order;
    this.table = table;
    this.#log = log;
    this.state = newTableState(order.seats);
    this.#write([]);
    tables.set(order.code, this);
    this.attendance = new Attendance(this.table, clock, timeouts, order.isPrivate);
    this.#phase = 'open';
    // The first guest may never arrive.
    alarms.set(this, clock.now() + timeouts.hold);
  }

  /** Replaces the serializer that the framework sets whenever the room is given a state. */
  override setSerializer(): void {
    super.setSerializer(new CopyingSerializer());
  }

  override onJoin(client: Client & ClientPrivate, ticket: Ticket): Promise<void> {
    return this.enqueue(
      () => {
        const entered = this.attendance.enter(client, ticket);
        if (!entered.ok) throw new ServerError(JOIN_REFUSED, entered.reason);
        const { seat, older } = entered.value;
        older?.leave(CLOSE_CODES.takenOver);
        if (!ticket.newcomer) this.context.metrics.playerReturned();
        if (seat !== null) client.view = ownerViewOf(this.state.seats[seat] as SeatState);
        const booked = this.table.bookedBy(ticket.guest);
        if (booked !== null) client.send(BOOKED, booked);
        (client.ref as BoundedSocket).screen = (message) => screenMessage(this, client, message);
        this.pendingJoins.expect(client, this.context.clock.now() + this.context.timeouts.hold);
      },
      { isNewcomer: true },
    );
  }

  /** A connection closed. Its seat is kept unless the player left or was cut because of what they sent. */
  override onLeave(client: Client & ClientPrivate, code?: number): void {
    client.view?.dispose();
    this.pendingJoins.settle(client);
    const isForGood = isGoneForGood(client, code);
    this.enqueue(() => this.attendance.leave(client, isForGood)).catch(ignore);
  }

  /** The server is shutting down. */
  override onBeforeShutdown(): void {
    this.#close(CloseCode.SERVER_SHUTDOWN);
  }

  override onDispose(): void {
    const { alarms, tables, cluster } = this.context;
    alarms.set(this, Number.POSITIVE_INFINITY);
    const code = this.order?.code;
    // Called twice; in between somebody may have returned and reopened the table.
    if (tables.get(code) !== this) return;
    tables.delete(code);
    const release = () => (tables.has(code) ? null : cluster.release(code));
    void this.#log.stored().then(release, release).catch(ignore);
  }

  lose(): void {
    this.#close(CLOSE_CODES.notKept);
  }

  /** Handles every fault of ours: this table closes, its record is kept, other tables are not affected. */
  override onUncaughtException(error: RoomException): void {
    // A table that could not be opened is logged by the lobby.
    if (error.cause instanceof ServerError || this.#phase === 'opening') return;
    this.#fail(error.cause ?? error);
  }

  /** Called by the alarm: something is due at the table, or somebody did not arrive or return in time. */
  wake(): void {
    this.pendingJoins.cutLate(this.context.clock.now());
    this.enqueue(() => {
      this.attendance.giveUp();
      this.table.wake();
    }).catch(ignore);
  }

  listing(): Listing {
    const { order, table, attendance } = this;
    const { stage, deal } = table;
    const { people, openSeats } = attendance.places();
    // An adjourned table waits for its own people, so nobody else is sent there.
    const present = table.isAdjourned ? 0 : table.present();
    return { order, stage, deal, guests: attendance.guests(), people, present, openSeats };
  }

  async look(asker: Asker): Promise<TableInfo> {
    const { table, attendance } = this;
    const { code, rules, pace, seats: all, spectators, adjourned } = table.tableView('spectator');
    const seats = all.map(({ name, kind, avatar }) => ({ name, kind, avatar }));
    const { closed } = attendance.places(asker);
    const isYours = table.seatOf(asker.guest) !== null;
    return { code, rules: printRules(rules), pace, seats, closed, isYours, spectators, adjourned };
  }

  async admit(ticket: Ticket, isFromElsewhere = false): Promise<Result<Reservation, Refusal>> {
    // The client retries and finds the table wherever it is opened next.
    if (this.#phase !== 'open') return no('offline');
    const place = await reservePlace(this, this.attendance, this.order, ticket, this.context.store);
    this.#arm();
    if (isFromElsewhere && !this.order.isPrivate) await this.context.cluster.publish(this.order);
    return place;
  }

  /**
   * Runs a task after all earlier ones. Its changes are stored, then published; then the promise resolves.
   * @param by the client that asked for the task; a newcomer also gets the current clock
   */
  enqueue<Value>(happen: () => Value, by: TaskOrigin = NOBODY): Promise<Value> {
    const run = () => this.#run(happen, by);
    const done = this.#tasks++ === 0 ? run() : this.#last.then(run, run);
    this.#last = done;
    return done;
  }

  async #run<Value>(happen: () => Value, by: TaskOrigin): Promise<Value> {
    try {
      // The client retries and learns where the table is now, if anywhere.
      if (this.#phase !== 'open') throw new ServerError(JOIN_REFUSED, 'offline');
      const { isAdjourned: wasAdjourned, stage: before } = this.table;
      const booked = this.table.bookings();
      const value = happen();
      if (booked.length > 0) this.attendance.onSeated(booked);
      await this.#log.stored();
      if (isGameDone(this.table, wasAdjourned, before)) this.context.archive.note(this.order.id);
      const isUnused = this.attendance.isUnused();
      if (this.#phase === 'open') this.#publish(by);
      if (this.attendance.isEmpty()) this.#close(CLOSE_CODES.tableEmpty);
      else if (isUnused) this.#close(CLOSE_CODES.unused);
      else if ((this.table.isAdjourned && !wasAdjourned) || this.attendance.isDeserted())
        this.#close(CLOSE_CODES.adjourned);
      return value;
    } catch (error) {
      this.#fail(error);
      throw error;
    } finally {
      this.#tasks--;
    }
  }

  /** Sends one patch with all changes and what led to them; for a newcomer also the current clock. */
  #publish({ client, isNewcomer }: TaskOrigin): void {
    const changes = this.table.drain();
    const events: GameEvent[] = [];
    for (const change of changes) for (const event of change.events) events.push(redact(event, 'spectator'));
    revokeSeatViews(this.clients, this.attendance);
    if (events.some(({ type }) => type === 'dealt')) this.attendance.onDealt();
    if (changes.length > 0) this.#write(events);
    if (isNewcomer) writeClock(this.state, this.table.tableView('spectator').clock);
    // The reply follows the patch.
    (client?.ref as BoundedSocket | undefined)?.gather();
    this.broadcastPatch();
    this.#arm();
  }

  #write(events: readonly GameEvent[]): void {
    const { table } = this;
    writeState(
      this.state,
      (viewer) => table.tableView(viewer),
      events,
      (seat) => table.ownView(seat),
    );
  }

  #arm(): void {
    if (this.#phase !== 'open') return;
    const due = Math.min(this.attendance.due(), this.pendingJoins.due());
    this.context.alarms.set(this, Math.min(this.table.due() ?? Number.POSITIVE_INFINITY, due));
  }

  /** Logs a fault of ours and closes the table. */
  #fail(cause: unknown): void {
    if (this.#phase !== 'open' || cause instanceof ServerError) return;
    const { log } = this.context;
    const entry = { err: cause, table: this.order.id };
    if (cause instanceof NotStored) {
      // The process that owns the table now, or the first one with a working store, reopens it where its log ends.
      log.warn(entry, 'table could not be saved; closed until somebody returns');
      this.#close(CLOSE_CODES.notKept);
    } else {
      log.error(entry, 'table failed and was closed; its record is kept');
      this.#close(CLOSE_CODES.tableFailed);
    }
  }

  #close(code: number): void {
    if (this.#phase !== 'open') return;
    this.#phase = 'closed';
    this.onDispose();
    forgetReservations(this);
    if (FINAL_CLOSE_CODES.includes(code)) this.#end();
    void this.disconnect(code);
  }

  /** Ends the table in the store, which frees its code. Requests for the code wait until the store has answered. */
  #end(): void {
    const { store, log, ending, archive } = this.context;
    const { id: table, code } = this.order;
    const ended = store
      .end(table)
      .then(() => archive.note(table))
      .catch((err) => log.error({ err, table }, 'table end could not be saved'))
      .finally(() => ending.delete(code));
    ending.set(code, ended);
  }
}

/** The room class that a server registers with the framework. */
export function roomsOf(context: ServerContext): new () => TableRoom {
  return class extends TableRoom {
    override readonly context = context;
  };
}

/** The handlers of all requests that a client can make at a table. */
const requestsOf = (room: TableRoom) => ({
  act: ofSeat(room, 'act', (seat, { at, action }) => room.table.act(seat, at, action)),
  next: ofSeat(room, 'next', (seat) => room.table.next(seat)),
  rematch: ofSeat(room, 'rematch', (seat) => room.table.rematch(seat)),
  sign: ofSeat(room, 'sign', (seat) => room.table.sign(seat)),
  standIn: ofSeat(room, 'standIn', (by, { seat }) => refuseTooMany(room, by) ?? room.table.standIn(by, seat)),
  start: ofSeat(room, 'start', (seat) => room.table.start(seat)),
  back: ofSeat(room, 'back', (seat) => room.table.back(seat)),
  adjourn: ofSeat(room, 'adjourn', (seat) => refuseTooMany(room, seat) ?? room.table.adjourn(seat)),
  resume: ofSeat(room, 'resume', (seat) => resume(room, seat)),
  say: ofSeat(room, 'say', (seat, { phrase }) => say(room, { seat, phrase })),
  block: ofSeat(room, 'block', (seat, message) => refuseTooMany(room, seat) ?? block(room, seat, message)),
  book: handle(room, 'book', async (client, { on }) => ({ reply: await book(room, client, on) })),
  share: ofSeat(room, 'share', (seat, { deal, share }) => room.table.share(seat, deal, share)),
  record: ofSeat(room, 'record', (seat, { deal }) => record(room, seat, deal)),
});

const SCHEMAS: { readonly [Name in keyof Requests]: GenericSchema<unknown, Requests[Name]> } = REQUESTS;

/** The answer to a request, or why it is refused. Most requests are answered with nothing but `ok`. */
type Answer = Result<DealRecord | null, Refusal>;

/** Performs a seat's request, or refuses it. */
type Perform<Name extends keyof Requests> = (seat: Seat, message: Requests[Name]) => Answer | Promise<Answer>;

/** Wrapped so that a room does not wait for it: a request that waits for the store blocks no other. */
interface Answered {
  readonly reply: Answer | Promise<Answer>;
}

/**
 * Handles one kind of request: replies with its answer or the code of a refusal. Nothing a client sends makes it throw.
 */
function handle<Name extends keyof Requests>(
  room: TableRoom,
  name: Name,
  answer: (client: Client, message: Requests[Name]) => Promise<Answered>,
) {
  return async (client: Client, raw: unknown, ctx: MessageContext): Promise<unknown> => {
    const since = performance.now();
    const message = readMessage(SCHEMAS[name], raw);
    const done = message.ok ? await replyOf(answer(client, message.value)) : message;
    room.context.metrics.requestAnswered(name, done.ok ? 'ok' : done.reason, performance.now() - since);
    return done.ok ? (done.value ?? OK) : ctx.reject({ code: done.reason });
  };
}

const OK = { ok: true } as const;

async function replyOf(answered: Promise<Answered>): Promise<Answer> {
  try {
    const { reply } = await answered;
    return reply instanceof Promise ? await reply : reply;
  } catch (error) {
    return refusalFor(error);
  }
}

const refusalFor = (error: unknown): Answer =>
  no(error instanceof NotStored || isStoreFailure(error) ? 'offline' : 'tableClosed');

/** Handles one kind of request of a seat. */
const ofSeat = <Name extends keyof Requests>(room: TableRoom, name: Name, perform: Perform<Name>) =>
  handle(room, name, (client, message) =>
    room.enqueue(
      () => {
        const seat = room.attendance.seatOf(client);
        return { reply: seat === null ? no<Refusal>('notSeated') : perform(seat, message) };
      },
      { client },
    ),
  );

/** Books a seat for a client without one, or gives the booking up. */
async function book(room: TableRoom, client: Client, on: boolean): Promise<Result<null, Refusal>> {
  const { table, attendance, order, context } = room;
  const guest = attendance.guestOf(client);
  if (guest === null || table.seatOf(guest) !== null) return no('notNow');
  const refusal = refuseTooMany(room, guest);
  if (refusal) return refusal;
  const unfit = on ? await beforeSitting(guest, order, attendance, context.store) : null;
  if (unfit) return no(unfit);
  const done = await room.enqueue(
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

/** Counts a request that is limited by `SEAT_REQUEST_LIMITS`; refuses it if there were too many. */
const refuseTooMany = ({ rareRequestLimiter, context }: TableRoom, by: Seat | string): Result<null, Refusal> | null =>
  rareRequestLimiter.allows(by, context.clock.now()) ? null : no('tooFast');

function resume({ table, attendance }: TableRoom, seat: Seat): Result<null, Refusal> {
  const done = table.resume(seat);
  if (done.ok) attendance.awaitAnew();
  return done;
}

/** A person says something; then the bots are silent for a while. */
function say(room: TableRoom, said: Said): Result<null, Refusal> {
  const done = saySo(room, said);
  if (done.ok) room.table.hush();
  room.table.sign(said.seat);
  return done;
}

/** Sends a phrase of a person or a bot to everybody at the table. It is not stored. */
function saySo(room: TableRoom, said: Said): Result<null, Refusal> {
  if (!room.phraseLimiter.allows(said.seat, room.context.clock.now())) return no('tooFast');
  room.broadcast(SAID, said);
  return ok(null);
}

/** Blocks or unblocks a guest for public tables. Nobody at the table is told. */
async function block(
  { table, context }: TableRoom,
  by: Seat,
  { seat, on }: Requests['block'],
): Promise<Result<null, Refusal>> {
  const [guest, other] = [table.playerAt(by), table.playerAt(seat)];
  if (guest === null || other === null || by === seat) return no('nobodyThere');
  return (await context.store.block(guest, other, on)) ? ok(null) : no('tooFast');
}

/** A finished deal, for anybody who sits at the table. It is logged before it is sent, like everything else. */
function record({ table, recordLimiter, context }: TableRoom, seat: Seat, deal: number): Answer {
  if (!recordLimiter.allows(seat, context.clock.now())) return no('tooFast');
  const found = table.record(deal);
  return found ? ok(found) : no('notNow');
}

/** Whether the game has just ended or been adjourned, so that its record can be stored. */
const isGameDone = (
  { stage, isAdjourned }: Pick<Table, 'stage' | 'isAdjourned'>,
  wasAdjourned: boolean,
  before: Stage,
): boolean => (stage === 'over' && before !== 'over') || (isAdjourned && !wasAdjourned);

/** The framework's internal record of reserved places. */
interface Reservations {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** Drops the framework's reservations, which would keep the room from closing. */
function forgetReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reservations;
  for (const session of Object.keys(seats)) {
    clearTimeout(timeouts[session]);
    delete seats[session];
  }
}

/**
 * Whether a client whose connection closed with this code has left for good: the client said so, or we closed the
 * connection because of what it sent. That second code also reports a connection that broke before it had joined, which
 * does not count as leaving.
 */
const isGoneForGood = (client: Partial<Pick<ClientPrivate, '_joinedAt'>>, code?: number): boolean =>
  code === CloseCode.CONSENTED || (code === CloseCode.WITH_ERROR && client._joinedAt !== undefined);

/** Removes the views of people who lost their seats to bots, so that they see no further hand, and disconnects them. */
function revokeSeatViews(clients: Iterable<Client>, attendance: Attendance<Client>): void {
  for (const client of clients) {
    if (!client.view || attendance.seatOf(client) !== null) continue;
    client.view.dispose();
    delete client.view;
    client.leave(CLOSE_CODES.seatLost);
  }
}
