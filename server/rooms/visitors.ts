import { earliest } from '../alarms.ts';
import type { Asker } from '../tables.ts';

/** The part of a connection that is needed here. */
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
  isCrowded(id: string, most: number): boolean {
    return this.#here.size >= most && !this.#here.has(id);
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
  readonly #length: number;
  /** When the oldest hold of the current series was made. */
  #since = 0;

  constructor(length: number) {
    this.#length = length;
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
    this.#ends.set(guest, now + this.#length);
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
    return this.size === 0 ? null : this.#since + this.#length;
  }
}
