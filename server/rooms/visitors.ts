/** A connection, as far as it matters here. */
export interface Socket {
  readonly sessionId: string;
}

/**
 * Everybody who has come to a table and not left for good, seated or watching, by their guest's id. It is the same for the
 * whole visit, however often their connection breaks, and in whatever moment.
 */
export class Visitors<Client extends Socket> {
  readonly #here = new Map<string, Client>();
  /** Since when those are away whose connection broke. */
  readonly #away = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  knows(id: string): boolean {
    return this.#here.has(id) || this.#away.has(id);
  }

  /** Whose connection this is; null when it is nobody's any more. */
  idOf({ sessionId }: Client): string | null {
    return this.#ids.get(sessionId) ?? null;
  }

  /** Lets somebody in. Answers with their own older connection, if there is one: it is nobody's from now on. */
  enter(id: string, client: Client): Client | null {
    const older = this.#here.get(id) ?? null;
    if (older) this.#ids.delete(older.sessionId);
    this.#away.delete(id);
    this.#here.set(id, client);
    this.#ids.set(client.sessionId, id);
    return older;
  }

  /** Somebody is away, and may come back. */
  away(id: string, now: number): void {
    this.#away.set(id, now);
  }

  /** Everybody away counts as away since now. */
  awaitAnew(now: number): void {
    for (const id of this.#away.keys()) this.#away.set(id, now);
  }

  /** The connection is gone, and its owner may come back. */
  drop(client: Client, now: number): void {
    const id = this.idOf(client);
    this.forget(client);
    if (id !== null) this.away(id, now);
  }

  /** The connection is gone, and its owner with it. */
  forget({ sessionId }: Client): void {
    const id = this.#ids.get(sessionId);
    if (id !== undefined) this.#here.delete(id);
    this.#ids.delete(sessionId);
  }

  /** Gives up those who have been away since before, and answers with who they are. */
  giveUp(before: number): readonly string[] {
    const late = [...this.#away].filter(([, since]) => since <= before).map(([id]) => id);
    for (const id of late) this.#away.delete(id);
    return late;
  }

  /** Since when the one away longest has been away; infinite when nobody is. */
  awaySince(): number {
    return Math.min(...this.#away.values());
  }
}
