/** What is needed of a connection here. */
export interface Socket {
  readonly sessionId: string;
}

/**
 * Everybody who has come to a table and not left for good, seated or watching, by guest id. The id stays the same for the
 * whole visit, however often the connection breaks.
 */
export class Visitors<Client extends Socket> {
  readonly #here = new Map<string, Client>();
  /** Guests whose connection broke, and when it did. */
  readonly #away = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  knows(id: string): boolean {
    return this.#here.has(id) || this.#away.has(id);
  }

  /** The guest of this connection; null when it has none any more. */
  idOf({ sessionId }: Client): string | null {
    return this.#ids.get(sessionId) ?? null;
  }

  /** Lets a guest in. Returns their older connection if there is one; it has no guest from now on. */
  enter(id: string, client: Client): Client | null {
    const older = this.#here.get(id) ?? null;
    if (older) this.#ids.delete(older.sessionId);
    this.#away.delete(id);
    this.#here.set(id, client);
    this.#ids.set(client.sessionId, id);
    return older;
  }

  /** This guest is away, and may come back. */
  away(id: string, now: number): void {
    this.#away.set(id, now);
  }

  /** Restarts the time of everybody who is away. */
  awaitAnew(now: number): void {
    for (const id of this.#away.keys()) this.#away.set(id, now);
  }

  /** This connection is gone; its guest may come back. */
  drop(client: Client, now: number): void {
    const id = this.idOf(client);
    this.forget(client);
    if (id !== null) this.away(id, now);
  }

  /** This connection is gone, and its guest for good. */
  forget({ sessionId }: Client): void {
    const id = this.#ids.get(sessionId);
    if (id !== undefined) this.#here.delete(id);
    this.#ids.delete(sessionId);
  }

  /** Forgets guests who have been away since then or earlier, and returns them. */
  giveUp(before: number): readonly string[] {
    const late = [...this.#away].filter(([, since]) => since <= before).map(([id]) => id);
    for (const id of late) this.#away.delete(id);
    return late;
  }

  /** When the guest who is away longest left; infinity when nobody is away. */
  awaySince(): number {
    return Math.min(...this.#away.values());
  }
}

/** Seats held for guests on their way to the table: one for each guest, however often they ask. Times are the server clock's. */
export class SeatHolds {
  /** When each ends, by the guest's id. */
  readonly #ends = new Map<string, number>();
  /** How long each lasts, in ms. */
  readonly #length: number;
  /** When the first hold since there were none was made. */
  #since = 0;

  constructor(length: number) {
    this.#length = length;
  }

  get size(): number {
    return this.#ends.size;
  }

  /** The guests they are for. */
  guests(): readonly string[] {
    return [...this.#ends.keys()];
  }

  hold(guest: string, now: number): void {
    if (this.size === 0) this.#since = now;
    this.#ends.set(guest, now + this.#length);
  }

  /** The guest has come. */
  settle(guest: string): void {
    this.#ends.delete(guest);
  }

  /** Drops holds whose guests did not come in time. */
  expire(now: number): void {
    for (const [guest, end] of this.#ends) if (end <= now) this.#ends.delete(guest);
  }

  /** When the next one expires; infinity when there are none. */
  next(): number {
    return Math.min(...this.#ends.values());
  }

  /** Until when the table should wait; asking again and again delays it no longer than one hold. */
  waitUntil(): number | null {
    return this.size === 0 ? null : this.#since + this.#length;
  }
}
