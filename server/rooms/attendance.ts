import { no, ok, type Result, type Seat } from '#engine';
import type { Refusal } from '#protocol';
import type { Arrival, Clock, SeatBooking, Table } from '#table';
import { earliest } from '../alarms.ts';
import type { Timeouts } from '../config.ts';
import type { Asker, Ticket } from '../tables.ts';

/** The number of connections at which a table admits no more spectators. */
const MAX_CONNECTIONS = 64;

/** Tracks who is at a table, on the way to it or expected back, and keeps its seats in step with the connections. */
export class Attendance<Client extends Socket> {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #timeouts: Timeouts;
  readonly #visitors = new Visitors<Client>();
  readonly #holds: SeatHolds;
  readonly #witnesses = new Witnesses();
  /** The disguised network address from which each guest came last. */
  readonly #addresses = new Map<string, string>();
  /** How everybody who came wants to be seated, by guest. */
  readonly #arrivals = new Map<string, Arrival>();
  /** The time until which somebody may be on the way to a table that keeps its seats. */
  #expectedUntil: number;
  /** Since when nobody or a single person has waited for others at a private table; null elsewhere. */
  #aloneSince: number | null = null;
  readonly #isPrivate: boolean;
  /** Whether anybody has come since the table was opened here. */
  #isVisited = false;

  constructor(table: Table, clock: Clock, timeouts: Timeouts, isPrivate: boolean) {
    this.#isPrivate = isPrivate;
    this.#table = table;
    this.#clock = clock;
    this.#timeouts = timeouts;
    this.#holds = new SeatHolds(timeouts.hold);
    this.#expectedUntil = clock.now() + timeouts.hold;
    // After a restart everybody is away.
    for (const id of table.players()) this.#visitors.away(id, clock.now());
    for (const { player, ...booking } of table.bookings()) {
      this.#visitors.away(player, clock.now());
      this.#arrivals.set(player, { ...booking, id: player });
    }
    this.isUnused();
  }

  /** The seat of a connection; null for a spectator, and for a connection that was taken over. */
  seatOf(client: Client): Seat | null {
    const id = this.#visitors.idOf(client);
    return id === null ? null : this.#table.seatOf(id);
  }

  /** Why this guest is not admitted, or null. A guest with a seat is always admitted, however many people watch. */
  refusal(ticket: Ticket): Refusal | null {
    const { guest, newcomer } = ticket;
    if (this.#table.seatOf(guest) !== null) return null;
    if (newcomer?.spectate === false) return this.places(ticket).closed;
    return this.#refuseWatching(guest, newcomer);
  }

  /** Why a guest without a seat may not watch, or null. */
  #refuseWatching(guest: string, newcomer: Ticket['newcomer']): Refusal | null {
    if (!newcomer && !this.#visitors.knows(guest)) return 'noSuchTable';
    if (!this.#table.hasSpectators) return 'noSpectators';
    return this.#visitors.isCrowded(guest, MAX_CONNECTIONS) ? 'tableFull' : null;
  }

  /** Whether this guest wants a seat and has none yet. */
  comesToSit({ guest, newcomer }: Ticket): boolean {
    return newcomer?.spectate === false && this.#table.seatOf(guest) === null;
  }

  /** The guest of this connection; null if it was taken over or has closed. */
  guestOf(client: Client): string | null {
    return this.#visitors.idOf(client);
  }

  /** Books a bot's seat for a guest who watches, or takes one at once where they could sit down. */
  book(guest: string): Result<Seat, Refusal> {
    const arrival = this.#arrivals.get(guest);
    if (!arrival) return no('notNow');
    // Every seat may be promised to people on their way.
    const isPromised = this.places().closed === 'tableFull' && this.#table.bookedBy(guest) === null;
    return isPromised ? no('tableFull') : this.#table.book(arrival);
  }

  /** Marks people as gone who have just got the seats they had booked, but are not here. */
  onSeated(booked: readonly SeatBooking[]): void {
    for (const { player } of booked) {
      const seat = this.#table.seatOf(player);
      if (seat !== null && !this.#visitors.isHere(player)) this.#table.disconnect(seat);
    }
  }

  /** Whether no person has a seat here and none is held. */
  isEmpty(): boolean {
    return this.#table.people() === 0 && this.#holds.size === 0;
  }

  /** Whether the table keeps its seats and none of its people is here or on the way. */
  isDeserted(): boolean {
    return this.#table.keepsSeats && !this.#table.isAttended && this.#clock.now() >= this.#expectedUntil;
  }

  /** Whether somebody has waited for others so long, at a private table, that it may sleep until one comes. */
  isUnused(): boolean {
    const now = this.#clock.now();
    const { stage, keepsSeats } = this.#table;
    const isAlone = this.#isPrivate && stage === 'waiting' && !keepsSeats && this.places().people < 2;
    this.#aloneSince = isAlone ? (this.#aloneSince ?? now) : null;
    return now >= this.#unusedAt;
  }

  /** When the table will be unused. If somebody only looked at it, sooner: its people may not know that it is open. */
  get #unusedAt(): number {
    const { alone, waiting } = this.#timeouts;
    return (this.#aloneSince ?? Number.POSITIVE_INFINITY) + (this.#isVisited ? alone : Math.min(alone, waiting));
  }

  /** Guests with a seat here, one held for them, or one that they have booked. */
  guests(): readonly string[] {
    const booked = this.#table.bookings().map(({ player }) => player);
    return [...this.#table.players(), ...this.#holds.guests(), ...booked];
  }

  /** The disguised network address of a guest with a seat; null if they have not come since the table was opened. */
  addressOf(guest: string): string | null {
    return this.#addresses.get(guest) ?? null;
  }

  /**
   * The numbers of people and of open seats (a held seat has a person), and why nobody can sit down now, or null.
   * @param asker who asks: a seat held for them is open to them, and in mid-deal a bot's seat may be; by default
   * somebody who has not been here
   */
  places(asker: Asker | null = null): {
    readonly people: number;
    readonly openSeats: number;
    readonly closed: Refusal | null;
  } {
    this.#holds.expire(this.#clock.now());
    const held = this.#holds.guests().filter((other) => other !== asker?.guest).length;
    const isStranger = this.#witnesses.isStranger(asker);
    const openSeats = this.#table.openSeats(isStranger) - held;
    const closed = this.#table.closedBecause(isStranger, asker?.guest) ?? (openSeats > 0 ? null : 'tableFull');
    return { people: this.#table.people() + this.#table.bookings().length + held, openSeats, closed };
  }

  /** Notes that this guest is on the way, and holds a seat for a few seconds if they want one and have none. */
  hold(ticket: Ticket): void {
    this.#expectedUntil = this.#clock.now() + this.#timeouts.hold;
    if (!this.comesToSit(ticket)) return;
    this.#holds.hold(ticket.guest, this.#clock.now());
    this.#updateTable();
  }

  /** Restarts the timeout of everybody who is away, when an adjourned table resumes. */
  awaitAnew(): void {
    this.#visitors.awaitAnew(this.#clock.now());
  }

  /** Admits a guest to a seat, or to watch (null). `older` is the guest's earlier connection, now taken over. */
  enter(
    client: Client,
    ticket: Ticket,
  ): Result<{ readonly seat: Seat | null; readonly older: Client | null }, Refusal> {
    this.#holds.settle(ticket.guest);
    this.#updateTable();
    this.#isVisited = true;
    const seat = this.#seatFor(ticket);
    if (!seat.ok) return seat;
    const { guest, address, newcomer } = ticket;
    this.#addresses.set(guest, address);
    this.#witnesses.add(ticket);
    if (newcomer) this.#arrivals.set(guest, { id: guest, ...newcomer });
    return ok({ seat: seat.value, older: this.#visitors.enter(guest, client) });
  }

  /** Removes a closed connection; its guest has left for good or may come back. */
  leave(client: Client, isForGood: boolean): void {
    const seat = this.seatOf(client);
    const guest = this.#visitors.idOf(client);
    if (isForGood) this.#visitors.forget(client);
    else this.#visitors.drop(client, this.#clock.now());
    if (guest === null) return;
    if (isForGood) this.#giveUp(guest);
    else if (seat !== null) this.#table.disconnect(seat);
  }

  /** A deal begins: those who are at the table see it, and nobody else. */
  onDealt(): void {
    this.#witnesses.renew((guest) => this.#visitors.knows(guest));
  }

  /** Gives up on everybody who did not arrive or return in time, and frees their seats. */
  giveUp(): void {
    const now = this.#clock.now();
    this.#holds.expire(now);
    this.#updateTable();
    // Its people keep their seats while it sleeps.
    if (this.isUnused()) return;
    for (const id of this.#visitors.giveUp(now - this.#holdMs)) this.#giveUp(id);
  }

  /** Gives up on a guest for good: frees their seat, or the one they have booked. */
  #giveUp(guest: string): void {
    this.#addresses.delete(guest);
    this.#arrivals.delete(guest);
    const seat = this.#table.seatOf(guest);
    if (seat === null) this.#table.unbook(guest);
    else this.#table.leave(seat);
  }

  /** When `giveUp` is next due, or the table becomes deserted or unused; infinity while nobody is expected. */
  due(): number {
    const isResting = this.#table.keepsSeats && !this.#table.isAttended;
    const rest = isResting ? this.#expectedUntil : Number.POSITIVE_INFINITY;
    return Math.min(this.#holds.next(), this.#visitors.awaySince() + this.#holdMs, rest, this.#unusedAt);
  }

  #seatFor(ticket: Ticket): Result<Seat | null, Refusal> {
    const { guest, newcomer } = ticket;
    const seat = this.#table.seatOf(guest);
    if (seat !== null) this.#table.connect(seat);
    else if (newcomer?.spectate === false) {
      const isStranger = this.#witnesses.isStranger(ticket);
      return this.#table.sit({ id: guest, ...newcomer, isStranger });
    }
    // If a rematch gave the seat to a bot, its former owner may only watch. Meanwhile others may have come to watch.
    else {
      const refused = this.#refuseWatching(guest, newcomer);
      if (refused) return no(refused);
    }
    return ok(seat);
  }

  /** How long a seat is kept for a player who is away, in ms. */
  get #holdMs(): number {
    if (this.#table.keepsSeats) return Number.POSITIVE_INFINITY;
    return this.#table.stage === 'waiting' ? this.#timeouts.waiting : this.#timeouts.playing;
  }

  #updateTable(): void {
    this.#table.expect(this.#holds.waitUntil());
  }
}

/** The part of a connection that attendance reads. Tests pass no more. */
export interface Socket {
  readonly sessionId: string;
}

/**
 * Everybody who has come to a table and not left for good, seated or watching, by guest id. The id stays the same
 * however often the connection breaks.
 */
export class Visitors<Client extends Socket> {
  readonly #here = new Map<string, Client>();
  /** Guests whose connection broke, and the time it did. */
  readonly #away = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  knows(id: string): boolean {
    return this.#here.has(id) || this.#away.has(id);
  }

  isHere(id: string): boolean {
    return this.#here.has(id);
  }

  /** Whether one more guest makes this number of connections too many. */
  isCrowded(id: string, max: number): boolean {
    return this.#here.size >= max && !this.#here.has(id);
  }

  /** The guest of this connection; null if it was taken over or has closed. */
  idOf({ sessionId }: Client): string | null {
    return this.#ids.get(sessionId) ?? null;
  }

  /** Adds a guest's connection. Returns the older connection that it takes over, or null. */
  enter(id: string, client: Client): Client | null {
    const older = this.#here.get(id) ?? null;
    if (older) this.#ids.delete(older.sessionId);
    this.#away.delete(id);
    this.#here.set(id, client);
    this.#ids.set(client.sessionId, id);
    return older;
  }

  /** Notes that this guest is away and may come back. */
  away(id: string, now: number): void {
    this.#away.set(id, now);
  }

  /** Restarts the timeout of everybody who is away. */
  awaitAnew(now: number): void {
    for (const id of this.#away.keys()) this.#away.set(id, now);
  }

  /** Removes a closed connection whose guest may come back. */
  drop(client: Client, now: number): void {
    const id = this.idOf(client);
    this.forget(client);
    if (id !== null) this.away(id, now);
  }

  /** Removes a closed connection whose guest has left for good. */
  forget({ sessionId }: Client): void {
    const id = this.#ids.get(sessionId);
    if (id !== undefined) this.#here.delete(id);
    this.#ids.delete(sessionId);
  }

  /** Removes and returns the guests who have been away since `before` or longer. */
  giveUp(before: number): readonly string[] {
    const late = [...this.#away].filter(([, since]) => since <= before).map(([id]) => id);
    for (const id of late) this.#away.delete(id);
    return late;
  }

  /** Since when the longest-absent guest has been away; infinity if nobody is. */
  awaySince(): number {
    return earliest(this.#away.values());
  }
}

/**
 * The people who may have seen something of the current deal: all who sat or watched here, and all at their addresses.
 */
export class Witnesses {
  /** The disguised address of each; null for one that says nothing. */
  readonly #addresses = new Map<string, string | null>();
  /** Whether the deal began before the table was opened here, so that nobody knows who saw it. */
  #isUnknown = true;

  add({ guest, address, isAddressShared }: Asker): void {
    this.#addresses.set(guest, isAddressShared ? null : address);
  }

  /** Another deal begins, before those who are still here. */
  renew(isHere: (guest: string) => boolean): void {
    this.#isUnknown = false;
    for (const guest of this.#addresses.keys()) if (!isHere(guest)) this.#addresses.delete(guest);
  }

  /** Whether this guest has seen nothing of the deal; null for a guest who has never been here. */
  isStranger(one: Asker | null): boolean {
    if (this.#isUnknown) return false;
    if (!one) return true;
    const isSame = one.isAddressShared ? () => false : (address: string | null) => address === one.address;
    return !this.#addresses.has(one.guest) && ![...this.#addresses.values()].some(isSame);
  }
}

/** Seats held for guests on their way to the table, one per guest however often they ask, in server clock time. */
export class SeatHolds {
  /** When each hold ends, by the guest's id. */
  readonly #ends = new Map<string, number>();
  /** How long a hold lasts, in ms. */
  readonly #lengthMs: number;
  /** When the oldest hold of the current series was made. */
  #since = 0;

  constructor(length: number) {
    this.#lengthMs = length;
  }

  get size(): number {
    return this.#ends.size;
  }

  /** The guests for whom seats are held. */
  guests(): readonly string[] {
    return [...this.#ends.keys()];
  }

  hold(guest: string, now: number): void {
    if (this.size === 0) this.#since = now;
    this.#ends.set(guest, now + this.#lengthMs);
  }

  /** Ends the hold of a guest who has arrived. */
  settle(guest: string): void {
    this.#ends.delete(guest);
  }

  /** Drops holds whose guests did not arrive in time. */
  expire(now: number): void {
    for (const [guest, end] of this.#ends) if (end <= now) this.#ends.delete(guest);
  }

  /** When the next hold expires; infinity if there is none. */
  next(): number {
    return earliest(this.#ends.values());
  }

  /** Until when the table should wait; repeated requests delay it by no more than one hold. */
  waitUntil(): number | null {
    return this.size === 0 ? null : this.#since + this.#lengthMs;
  }
}
