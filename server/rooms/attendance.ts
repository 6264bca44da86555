import { no, ok, type Result, type Seat } from '#engine';
import type { Refusal } from '#protocol';
import type { Clock, Table } from '#table';
import type { Patience } from '../config.ts';
import { Promises } from './promises.ts';
import { type Socket, Visitors } from './visitors.ts';

/** Somebody who has not been here before. */
export interface Newcomer {
  readonly name: string;
  readonly spectate: boolean;
  /** They have never played on the clock, by their own word. */
  readonly isNew?: boolean;
}

/** What the lobby lets somebody in with. */
export interface Ticket {
  /** The guest's id: the same in all their tabs and devices. */
  readonly guest: string;
  /** Null for somebody who wants back to the place they have. */
  readonly newcomer: Newcomer | null;
}

/** Who is at a table, who is on the way and who is expected back: keeps its seats in step with the connections. */
export class Attendance<Client extends Socket> {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #patience: Patience;
  readonly #visitors = new Visitors<Client>();
  readonly #promises: Promises;
  /** Until when somebody may be on the way to a table that rests. */
  #expectedUntil: number;

  constructor(table: Table, clock: Clock, patience: Patience) {
    this.#table = table;
    this.#clock = clock;
    this.#patience = patience;
    this.#promises = new Promises(patience.promise);
    this.#expectedUntil = clock.now() + patience.promise;
    // At a table that goes on after a restart everybody is away.
    for (const id of table.players()) this.#visitors.await(id, clock.now());
  }

  /** The seat a connection plays; null for a spectator and for one that is nobody's any more. */
  seatOf(client: Client): Seat | null {
    const id = this.#visitors.idOf(client);
    return id === null ? null : this.#table.seatOf(id);
  }

  /** Why this guest is not let in; null when they are. Who has a seat always is, however many watch. */
  refusal({ guest, newcomer }: Ticket, isCrowded: boolean): Refusal | null {
    if (this.#table.seatOf(guest) !== null) return null;
    if (!newcomer) return this.#visitors.knows(guest) ? null : 'noSuchTable';
    if (!newcomer.spectate) return this.places(guest).closed;
    return this.#table.hasSpectators ? (isCrowded ? 'tableFull' : null) : 'noSpectators';
  }

  /** A seat is wanted for this guest, who has none yet. */
  comesToSit({ guest, newcomer }: Ticket): boolean {
    return newcomer?.spectate === false && this.#table.seatOf(guest) === null;
  }

  /** Nobody sits here, nobody is on the way to a seat. */
  isEmpty(): boolean {
    return this.#table.people() === 0 && this.#promises.size === 0;
  }

  /** It rests, and nobody who sits there is here or on the way. */
  isDeserted(): boolean {
    return this.#table.isAdjourned && !this.#table.isAttended && this.#clock.now() >= this.#expectedUntil;
  }

  /** Who sits here, or has been promised a seat. */
  guests(): readonly string[] {
    return [...this.#table.players(), ...this.#promises.guests()];
  }

  /**
   * People and open seats, those counted that are promised; `closed`: why nobody can sit down now.
   * @param guest who asks: a seat promised to them is open to them
   */
  places(guest: string | null = null): {
    readonly people: number;
    readonly openSeats: number;
    readonly closed: Refusal | null;
  } {
    this.#promises.expire(this.#clock.now());
    const promised = this.#promises.guests().filter((other) => other !== guest).length;
    const openSeats = this.#table.openSeats() - promised;
    const closed = this.#table.closedBecause() ?? (openSeats > 0 ? null : 'tableFull');
    return { people: this.#table.people() + promised, openSeats, closed };
  }

  /** This guest is on the way: whoever has no seat yet is promised one for a few seconds. */
  promise(ticket: Ticket): void {
    this.#expectedUntil = this.#clock.now() + this.#patience.promise;
    if (!this.comesToSit(ticket)) return;
    this.#promises.make(ticket.guest, this.#clock.now());
    this.#tellTable();
  }

  /** Whoever is away counts as away from now on: the table has rested, and goes on. */
  awaitAnew(): void {
    this.#visitors.awaitAnew(this.#clock.now());
  }

  /** Lets somebody in, to a seat or to watch (null). `older` is their own connection of before, nobody's from now on. */
  enter(
    client: Client,
    ticket: Ticket,
  ): Result<{ readonly seat: Seat | null; readonly older: Client | null }, Refusal> {
    this.#promises.settle(ticket.guest);
    this.#tellTable();
    const seat = this.#seatFor(ticket);
    return seat.ok ? ok({ seat: seat.value, older: this.#visitors.enter(ticket.guest, client) }) : seat;
  }

  /** A connection is gone: its owner has left, or may come back. */
  leave(client: Client, isForGood: boolean): void {
    const seat = this.seatOf(client);
    if (isForGood) this.#visitors.forget(client);
    else this.#visitors.drop(client, this.#clock.now());
    if (seat === null) return;
    if (isForGood) this.#table.leave(seat);
    else this.#table.disconnect(seat);
  }

  /** Waits no longer for those whose time is over. */
  giveUp(): void {
    const now = this.#clock.now();
    this.#promises.expire(now);
    this.#tellTable();
    for (const id of this.#visitors.giveUp(now - this.#hold)) {
      const seat = this.#table.seatOf(id);
      if (seat !== null) this.#table.leave(seat);
    }
  }

  /** When `giveUp` has something to do, or a table that rests is deserted; infinite while nobody is awaited. */
  due(): number {
    const isResting = this.#table.isAdjourned && !this.#table.isAttended;
    const rest = isResting ? this.#expectedUntil : Number.POSITIVE_INFINITY;
    return Math.min(this.#promises.next(), this.#visitors.awaySince() + this.#hold, rest);
  }

  #seatFor({ guest, newcomer }: Ticket): Result<Seat | null, Refusal> {
    const seat = this.#table.seatOf(guest);
    if (seat !== null) this.#table.connect(seat);
    else if (newcomer?.spectate === false) return this.#table.sit({ id: guest, ...newcomer });
    // A rematch may have given the seat to a bot: then its old owner watches, and sees no more than that.
    else if (!newcomer && !this.#visitors.knows(guest)) return no('noSuchTable');
    else if (!this.#table.hasSpectators) return no('noSpectators');
    return ok(seat);
  }

  /** How long a place is kept for somebody away: at a table that rests, for as long as that does. */
  get #hold(): number {
    if (this.#table.isAdjourned) return Number.POSITIVE_INFINITY;
    return this.#table.stage === 'waiting' ? this.#patience.waiting : this.#patience.playing;
  }

  #tellTable(): void {
    this.#table.expect(this.#promises.waitUntil());
  }
}
