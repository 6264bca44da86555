import { type ClientPrivate, CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client, RoomException } from 'colyseus';
import { no, type Result, redact, type Seat } from '#engine';
import { CLOSE_CODES, JOIN_REFUSED, type Refusal, type Reservation, type TableLook } from '#protocol';
import type { Table } from '#table';
import { TIMEOUTS } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { MESSAGE_LIMITS, PHRASE_LIMITS, RateLimiter, WISH_LIMITS } from '../rateLimiter.ts';
import { newTableState, ownerViewOf, type SeatState, type TableState, writeClock, writeState } from '../state/index.ts';
import type { KeptLog } from '../store/journal.ts';
import type { Listing, OpenRoom, TableOrder, Ticket } from '../tables.ts';
import { keepPlace } from './admission.ts';
import { Arrivals } from './arrivals.ts';
import type { Asked } from './asking.ts';
import { Attendance } from './attendance.ts';
import { closeCodeFor, end, FINAL_CLOSE_REASONS } from './closing.ts';
import { LastingFrames } from './frames.ts';
import { screened } from './gate.ts';
import { isGoneForGood, revokeSeatViews } from './leaving.ts';
import type { BoundedSocket } from './line.ts';
import { tableFrom } from './opening.ts';
import { listingOf, lookFor } from './outside.ts';
import { requestsOf } from './requests.ts';
import { forgetReservations } from './reservations.ts';

/** Whatever goes wrong in a turn is dealt with there. */
const ALREADY_TOLD = (): void => undefined;

/** A table on the network: passes on what people ask, and shows everybody what came of it. No rule is known here. */
export abstract class TableRoom extends Room<{ state: TableState }> implements Asked, OpenRoom {
  /** What it shares with all others; the class that is registered has it (`openGameServer`). */
  abstract readonly context: ServerContext;
  /** Silent: a patch goes out when something has happened, and only then. */
  override patchRate = 0x7fff_ffff;
  /** Beyond this the connection is cut; long before, messages are refused. */
  override maxMessagesPerSecond = 200;
  override seatReservationTimeout = TIMEOUTS.hold / 1000;
  /** We say when it closes: to the framework, a table whose people are all away looks empty. */
  override autoDispose = false;

  readonly arrivals = new Arrivals();
  /** By session. */
  readonly messageLimiter = new RateLimiter<string>(MESSAGE_LIMITS);
  readonly phraseLimiter = new RateLimiter<Seat>(PHRASE_LIMITS);
  readonly wishLimiter = new RateLimiter<Seat>(WISH_LIMITS);
  attendance!: Attendance<Client>;
  order!: TableOrder;
  table!: Table;
  #log!: KeptLog;
  #phase: 'opening' | 'open' | 'closed' = 'opening';
  /** What happens here happens one after the other, each thing kept before anybody hears of it. */
  #last: Promise<unknown> = Promise.resolve();

  override messages = requestsOf(this);

  /** Opens a table that the store has, where its log ends. */
  override async onCreate({ code }: Pick<TableOrder, 'code'>): Promise<void> {
    const { clock, timeouts, tables, alarms, store, journal } = this.context;
    const stored = await store.find(code);
    if (!stored) throw new RangeError('no such table');
    const { order, entries } = stored;
    this.roomId = order.id;
    this.order = order;
    this.#log = journal.open(order.id, entries.length);
    this.table = tableFrom(stored, this.context, this.#log);
    this.state = newTableState(order.seats);
    writeState(this.state, (viewer) => this.table.tableView(viewer), []);
    tables.set(order.code, this);
    this.attendance = new Attendance(this.table, clock, timeouts);
    this.#phase = 'open';
    // Even its first visitor may never come.
    alarms.set(this, clock.now() + timeouts.hold);
  }

  /** The framework takes one of its own whenever it is given a state; ours stands in its place. */
  override setSerializer(): void {
    super.setSerializer(new LastingFrames());
  }

  override onJoin(client: Client & ClientPrivate, ticket: Ticket): Promise<void> {
    return this.inTurn(() => {
      const entered = this.attendance.enter(client, ticket);
      if (!entered.ok) throw new ServerError(JOIN_REFUSED, entered.reason);
      const { seat, older } = entered.value;
      older?.leave(CLOSE_CODES.takenOver);
      if (!ticket.newcomer) this.context.meters.returned();
      if (seat !== null) client.view = ownerViewOf(this.state.seats[seat] as SeatState);
      (client.ref as BoundedSocket).screen = (message) => screened(this, client, message);
      this.arrivals.expect(client, this.context.clock.now() + this.context.timeouts.hold);
    }, true);
  }

  /** A connection is gone. The seat is kept, unless its owner has left or we cut it ourselves for what came over it. */
  override onLeave(client: Client & ClientPrivate, code?: number): void {
    client.view?.dispose();
    this.arrivals.settle(client);
    const isForGood = isGoneForGood(client, code);
    this.inTurn(() => this.attendance.leave(client, isForGood)).catch(ALREADY_TOLD);
  }

  /** The server goes down. */
  override onBeforeShutdown(): void {
    this.#close(CloseCode.SERVER_SHUTDOWN);
  }

  override onDispose(): void {
    const { alarms, tables, cluster } = this.context;
    alarms.set(this, Number.POSITIVE_INFINITY);
    const code = this.order?.code;
    // Called twice; between, somebody may have come back to the table and opened it anew.
    if (tables.get(code) !== this) return;
    tables.delete(code);
    const release = () => (tables.has(code) ? null : cluster.release(code));
    void this.#log.stored().then(release, release).catch(ALREADY_TOLD);
  }

  /** Another process has this table: its people come in again there. */
  lose(): void {
    this.#close(CLOSE_CODES.notKept);
  }

  /** Every fault of ours ends here: this table closes, its record is kept, no other table notices. */
  override onUncaughtException(error: RoomException): void {
    // A table that could not even be opened is told by whoever wanted it.
    if (error.cause instanceof ServerError || this.#phase === 'opening') return;
    this.#fail(error.cause ?? error);
  }

  /** The server’s alarm: something is due at the table, or somebody has not come (back) in time. */
  wake(): void {
    this.arrivals.cutLate(this.context.clock.now());
    this.inTurn(() => {
      this.attendance.giveUp();
      this.table.wake();
    }).catch(ALREADY_TOLD);
  }

  listing(): Listing {
    return listingOf(this);
  }

  async look(guest: string): Promise<TableLook> {
    return lookFor(this, guest);
  }

  /** Keeps a place for a few seconds. */
  async admit(ticket: Ticket): Promise<Result<Reservation, Refusal>> {
    // Wherever it is opened next, it is soon.
    if (this.#phase !== 'open') return no('offline');
    const place = await keepPlace(this, this.attendance, this.order, ticket, this.context.store);
    this.#arm();
    return place;
  }

  /** Does something after all that came before. Once it is kept everybody sees it, and then the answer goes out. */
  inTurn<Value>(happen: () => Value, isForNewcomer = false): Promise<Value> {
    const done = this.#last.then(async () => {
      // Wherever it is opened next, or if at all, is known to whoever asks anew.
      if (this.#phase !== 'open') throw new ServerError(JOIN_REFUSED, 'offline');
      const didRest = this.table.isAdjourned;
      const value = happen();
      await this.#log.stored();
      if (this.#phase === 'open') this.#publish(isForNewcomer);
      if (this.attendance.isEmpty()) this.#close(CLOSE_CODES.tableEmpty);
      else if (this.table.isAdjourned && (!didRest || this.attendance.isDeserted())) this.#close(CLOSE_CODES.adjourned);
      return value;
    });
    this.#last = done.catch((error) => this.#fail(error));
    return done;
  }

  /** One patch for what has changed, the story in it. For somebody new the clock is told as it stands. */
  #publish(isForNewcomer = false): void {
    const changes = this.table.drain();
    const events = changes.flatMap((change) => change.events).map((event) => redact(event, 'spectator'));
    revokeSeatViews(this.clients, this.attendance);
    if (changes.length > 0) writeState(this.state, (viewer) => this.table.tableView(viewer), events);
    if (isForNewcomer) writeClock(this.state, this.table.tableView('spectator').clock);
    this.broadcastPatch();
    this.#arm();
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

/** The class of rooms of one server. */
export function roomsOf(context: ServerContext): new () => TableRoom {
  return class extends TableRoom {
    override readonly context = context;
  };
}
