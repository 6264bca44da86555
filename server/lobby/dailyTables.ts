import { no, type Result } from '#engine';
import type { Refusal, Reservation } from '#protocol';
import type { ServerContext } from '../context.ts';
import type { Ticket } from '../tables.ts';
import type { LobbyTables } from './tables.ts';

type Answer = Promise<Result<Reservation, Refusal>>;

/** Sends each guest to their own table for the deal of today. */
export class DailyTables {
  readonly #context: Pick<ServerContext, 'daily' | 'store'>;
  readonly #tables: LobbyTables;

  constructor(context: Pick<ServerContext, 'daily' | 'store'>, tables: LobbyTables) {
    this.#context = context;
    this.#tables = tables;
  }

  /** @returns `gameOver` if the guest has played today's deal, or has left it */
  async seat(ticket: Ticket, address: string): Answer {
    const { daily, store } = this.#context;
    const day = daily.today();
    const part = await store.dailies.part(day, ticket.guest);
    if (part) return part.points === null ? this.#enter(part.code, { ...ticket, day }) : no('gameOver');
    if (!this.#tables.hasRoomFor(address)) return no('tooFast');
    const made = await this.#tables.create(daily.orderOf(day), address);
    if (!made) return no('tableClosed');
    // The guest may have asked twice at once.
    return this.#enter(await store.dailies.begin(day, ticket.guest, made.code), { ...ticket, day });
  }

  async #enter(code: string, ticket: Ticket): Answer {
    const table = await this.#tables.find(code);
    return table ? table.admit(ticket) : no('gameOver');
  }
}
