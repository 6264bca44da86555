import type { Client } from 'colyseus';
import type { BoundedSocket } from './line.ts';

/** Lines that were let in and have not joined yet. Times are the server clock’s. */
export class Arrivals {
  /** Until when each may take. */
  readonly #until = new Map<Client, number>();

  expect(client: Client, until: number): void {
    this.#until.set(client, until);
  }

  /** It has joined, or is gone. */
  settle(client: Client): void {
    this.#until.delete(client);
  }

  /** When `cutLate` has something to do; infinite while nobody is on the way. */
  due(): number {
    return Math.min(...this.#until.values());
  }

  /** Cuts those whose time is over. */
  cutLate(now: number): void {
    for (const [client, until] of this.#until) {
      if (until > now) continue;
      this.settle(client);
      (client.ref as BoundedSocket).terminate();
    }
  }
}
