/** A connection, as far as it matters here. */
export interface Socket {
  readonly sessionId: string;
}

/**
 * Everybody who has come to a table and not left for good, seated or watching, by the key that they come back with. A
 * key is the same for the whole visit, however often its owner's connection breaks, and in whatever moment.
 */
export class Visitors<Client extends Socket> {
  readonly #here = new Map<string, Client>();
  /** Since when those are away whose connection broke. */
  readonly #away = new Map<string, number>();
  readonly #keys = new Map<string, string>();

  knows(key: string): boolean {
    return this.#here.has(key) || this.#away.has(key);
  }

  /** Whose connection this is; null when it is nobody's any more. */
  keyOf({ sessionId }: Client): string | null {
    return this.#keys.get(sessionId) ?? null;
  }

  /** Lets somebody in. Answers with their own older connection, if there is one: it is nobody's from now on. */
  enter(key: string, client: Client): Client | null {
    const older = this.#here.get(key) ?? null;
    if (older) this.#keys.delete(older.sessionId);
    this.#away.delete(key);
    this.#here.set(key, client);
    this.#keys.set(client.sessionId, key);
    return older;
  }

  /** The connection is gone, and its owner may come back. */
  drop(client: Client, now: number): void {
    const key = this.keyOf(client);
    this.forget(client);
    if (key !== null) this.#away.set(key, now);
  }

  /** The connection is gone, and its owner with it. */
  forget({ sessionId }: Client): void {
    const key = this.#keys.get(sessionId);
    if (key !== undefined) this.#here.delete(key);
    this.#keys.delete(sessionId);
  }

  /** Gives up those who have been away since before, and answers with their keys. */
  giveUp(before: number): readonly string[] {
    const late = [...this.#away].filter(([, since]) => since <= before).map(([key]) => key);
    for (const key of late) this.#away.delete(key);
    return late;
  }

  /** Since when the one away longest has been away; infinite when nobody is. */
  awaySince(): number {
    return Math.min(...this.#away.values());
  }
}
