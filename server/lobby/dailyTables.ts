import { no, type Result } from '#engine';
import type { Refusal, Reservation } from '#protocol';
import type { LogEntry } from '#table';
import type { ServerContext } from '../context.ts';
import type { DailySeat } from '../store/dailyBook.ts';
import type { Ticket } from '../tables.ts';
import type { Caller } from './tablePlaces.ts';
import type { LobbyTables } from './tables.ts';

type Answer = Promise<Result<Reservation, Refusal>>;

/** More lines than a table has before its game begins. */
const FIRST_LINES = 100;

/** Sends each guest to their own table for the deal of today. */
export class DailyTables {
  readonly #context: Pick<ServerContext, 'daily' | 'store'>;
  readonly #tables: LobbyTables;

  constructor(context: Pick<ServerContext, 'daily' | 'store'>, tables: LobbyTables) {
    this.#context = context;
    this.#tables = tables;
  }

  /** @returns `gameOver` if the guest has played today's deal, or has left it */
  async seat(ticket: Ticket, by: Caller): Answer {
    const { daily, store } = this.#context;
    const day = daily.today();
    const part = await store.dailies.part(day, ticket.guest);
    const own = part && part.points === null ? await this.#enter(part.table, ticket, by) : null;
    if (own && (own.ok || own.reason !== 'noSuchTable')) return own;
    if (part && (part.points !== null || (await this.#hasBegun(part.table)))) return no('gameOver');
    const made = await this.#tables.create(daily.orderOf(day), by);
    if (!made) return no('tableClosed');
    // The guest may have asked twice at once.
    const table = await store.dailies.begin(day, ticket.guest, made, part?.table.id ?? null);
    return this.#enter(table, ticket, by);
  }

  /** Whether cards were dealt at this table, so that there is no other try. */
  async #hasBegun({ id }: DailySeat): Promise<boolean> {
    // The game begins as soon as its person has sat down.
    const lines = await this.#context.store.logs.lines(id, 0, FIRST_LINES);
    return lines.some((line) => (JSON.parse(line) as LogEntry).type === 'game');
  }

  async #enter({ id, code }: DailySeat, ticket: Ticket, by: Caller): Answer {
    const table = await this.#tables.find(code, by);
    return table ? table.admit({ ...ticket, table: id }) : no('noSuchTable');
  }
}
