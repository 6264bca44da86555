import { type ClientPrivate, CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client, RoomException } from 'colyseus';
import { type GameEvent, no, type Result, redact, type Seat } from '#engine';
import { BOOKED, CLOSE_CODES, JOIN_REFUSED, type Refusal, type Reservation, SAYINGS, type TableLook } from '#protocol';
import type { Table } from '#table';
import { TIMEOUTS } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { MESSAGE_LIMITS, PHRASE_LIMITS, RateLimiter, RECORD_LIMITS, WISH_LIMITS } from '../rateLimiter.ts';
import { newTableState, ownerViewOf, type SeatState, type TableState, writeClock, writeState } from '../state/index.ts';
import type { KeptLog } from '../store/journal.ts';
import type { Asker, Listing, OpenRoom, TableOrder, Ticket } from '../tables.ts';
import { Attendance } from './attendance.ts';
import {
  closeCodeFor,
  end,
  FINAL_CLOSE_REASONS,
  forgetReservations,
  isGameDone,
  isGoneForGood,
  revokeSeatViews,
} from './closing.ts';
import { listingOf, lookFor, reservePlace } from './entry.ts';
import { Arrivals, screened } from './gate.ts';
import { type BoundedSocket, LastingFrames } from './line.ts';
import { type BotSays, openStored } from './opening.ts';
import { type RequestRoom, requestsOf, saySo } from './requests.ts';

/** The client that a task of `inTurn` is for. */
interface TaskOrigin {
  readonly client?: Client;
  readonly isNewcomer?: boolean;
}

/** For promises of `inTurn`, which handles failures itself. */
const IGNORE = (): void => undefined;

/** A table on the network: passes requests to its `Table` and sends everybody the result. It knows no rules. */
export abstract class TableRoom extends Room<{ state: TableState }> implements RequestRoom, OpenRoom {
  /** Set by the subclass registered with the framework (`roomsOf`). */
  abstract readonly context: ServerContext;
  /** Disables periodic patches: a patch is sent when something has happened. */
  override patchRate = 0x7fff_ffff;
  /** Beyond this the framework closes the connection. `MESSAGE_LIMITS` refuses messages long before. */
  override maxMessagesPerSecond = 200;
  override seatReservationTimeout = TIMEOUTS.hold / 1000;
  /** The room closes itself: to the framework, a table whose people are all away looks empty. */
  override autoDispose = false;

  readonly arrivals = new Arrivals();
  /** Keyed by session id. */
  readonly messageLimiter = new RateLimiter<string>(MESSAGE_LIMITS);
  readonly phraseLimiter = new RateLimiter<Seat>(PHRASE_LIMITS);
  readonly wishLimiter = new RateLimiter<Seat | string>(WISH_LIMITS);
  readonly recordLimiter = new RateLimiter<Seat>(RECORD_LIMITS);
  attendance!: Attendance<Client>;
  order!: TableOrder;
  table!: Table;
  #log!: KeptLog;
  #phase: 'opening' | 'open' | 'closed' = 'opening';
  /** The last task in the queue of `inTurn`. */
  #last: Promise<unknown> = Promise.resolve();

  override messages = requestsOf(this);

  /** Opens a stored table where its log ends. */
  override async onCreate({ code }: Pick<TableOrder, 'code'>): Promise<void> {
    const { clock, timeouts, tables, alarms, store, journal } = this.context;
    const stored = await store.find(code);
    if (!stored) throw new RangeError('no such table');
    const onSaid: BotSays = (seat, saying) => void saySo(this, { seat, phrase: SAYINGS.indexOf(saying) });
    const addressOf = (guest: string) => this.attendance.addressOf(guest);
    const told = { onChoice: () => this.#arm(), onSaid, addressOf };
    const { order, table, log } = await openStored(stored, this.context, journal, told);
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
    super.setSerializer(new LastingFrames());
  }

  override onJoin(client: Client & ClientPrivate, ticket: Ticket): Promise<void> {
    return this.inTurn(
      () => {
        const entered = this.attendance.enter(client, ticket);
        if (!entered.ok) throw new ServerError(JOIN_REFUSED, entered.reason);
        const { seat, older } = entered.value;
        older?.leave(CLOSE_CODES.takenOver);
        if (!ticket.newcomer) this.context.meters.returned();
        if (seat !== null) client.view = ownerViewOf(this.state.seats[seat] as SeatState);
        const booked = this.table.bookedBy(ticket.guest);
        if (booked !== null) client.send(BOOKED, booked);
        (client.ref as BoundedSocket).screen = (message) => screened(this, client, message);
        this.arrivals.expect(client, this.context.clock.now() + this.context.timeouts.hold);
      },
      { isNewcomer: true },
    );
  }

  /** A connection closed. Its seat is kept unless the player left or was cut because of what they sent. */
  override onLeave(client: Client & ClientPrivate, code?: number): void {
    client.view?.dispose();
    this.arrivals.settle(client);
    const isForGood = isGoneForGood(client, code);
    this.inTurn(() => this.attendance.leave(client, isForGood)).catch(IGNORE);
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
    void this.#log.stored().then(release, release).catch(IGNORE);
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
    this.arrivals.cutLate(this.context.clock.now());
    this.inTurn(() => {
      this.attendance.giveUp();
      this.table.wake();
    }).catch(IGNORE);
  }

  listing(): Listing {
    return listingOf(this);
  }

  async look(asker: Asker): Promise<TableLook> {
    return lookFor(this, asker);
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
  inTurn<Value>(happen: () => Value, by: TaskOrigin = {}): Promise<Value> {
    const done = this.#last.then(async () => {
      // The client retries and learns where the table is now, if anywhere.
      if (this.#phase !== 'open') throw new ServerError(JOIN_REFUSED, 'offline');
      const { isAdjourned: didRest, stage: before } = this.table;
      const booked = this.table.bookings();
      const value = happen();
      if (booked.length > 0) this.attendance.onSeated(booked);
      await this.#log.stored();
      if (isGameDone(this.table, didRest, before)) this.context.recorder.note(this.order.id);
      const isUnused = this.attendance.isUnused();
      if (this.#phase === 'open') this.#publish(by);
      if (this.attendance.isEmpty()) this.#close(CLOSE_CODES.tableEmpty);
      else if (isUnused) this.#close(CLOSE_CODES.unused);
      else if ((this.table.isAdjourned && !didRest) || this.attendance.isDeserted()) this.#close(CLOSE_CODES.adjourned);
      return value;
    });
    this.#last = done.catch((error) => this.#fail(error));
    return done;
  }

  /** Sends one patch with all changes and their story; for a newcomer also the current clock. */
  #publish({ client, isNewcomer }: TaskOrigin): void {
    const changes = this.table.drain();
    const events = changes.flatMap((change) => change.events).map((event) => redact(event, 'spectator'));
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
    const due = Math.min(this.attendance.due(), this.arrivals.due());
    this.context.alarms.set(this, Math.min(this.table.due() ?? Number.POSITIVE_INFINITY, due));
  }

  #fail(cause: unknown): void {
    if (this.#phase === 'open' && !(cause instanceof ServerError)) this.#close(closeCodeFor(cause, this));
  }

  #close(code: number): void {
    if (this.#phase !== 'open') return;
    this.#phase = 'closed';
    this.onDispose();
    forgetReservations(this);
    if (FINAL_CLOSE_REASONS.includes(code)) end(this);
    void this.disconnect(code);
  }
}

/** The room class that a server registers with the framework. */
export function roomsOf(context: ServerContext): new () => TableRoom {
  return class extends TableRoom {
    override readonly context = context;
  };
}
