import { no, ok, type Result } from '#engine';
import { type EntryCall, isAvatar, type Refusal, type Reservation, type TableInfo, type TableRequest } from '#protocol';
import { canPlay, printRules, readRuleCode } from '#rules';
import { cleanName, type LogEntry } from '#table';
import { isOwnMachine } from '../addresses.ts';
import type { ServerContext } from '../context.ts';
import type { DailySeat } from '../store/dailyRepository.ts';
import type { Asker, RoomHandle, TableSettings, Ticket } from '../tables.ts';
import { typedCode } from './codes.ts';
import type { Tokens } from './guests.ts';
import { QuickMatches } from './quickMatches.ts';
import { CODE_LENGTH, NotOpened, type TableDirectory } from './tableDirectory.ts';
import type { Caller } from './tablePlaces.ts';

type WishRequest = Extract<EntryCall, TableRequest>;
/** The order for a table that has no id and code yet. */
type NewOrder = Omit<TableSettings, 'id' | 'code'>;

type Answer<Value = Reservation> = Promise<Result<Value, Refusal>>;

/** The canonical text of the requested rules, so that equal rules always match. The input is untrusted. */
function rulesFor({ rules, seats }: TableRequest): Result<string, Refusal> {
  const read = readRuleCode(rules);
  if (!read.ok) return no('badRules');
  return canPlay(read.value, seats) ? ok(printRules(read.value)) : no('badSeats');
}

/** Sends people to tables: the only way into any room. */
export class Lobby {
  readonly #tokens: Tokens;
  readonly #tables: TableDirectory;
  readonly #quickMatches: QuickMatches;
  readonly #daily: DailyTables;

  constructor(context: ServerContext, tokens: Tokens, tables: TableDirectory) {
    this.#tokens = tokens;
    this.#tables = tables;
    this.#quickMatches = new QuickMatches(context.cluster, tables);
    this.#daily = new DailyTables(context, tables);
  }

  /**
   * Answers an entry request: a look at a table, or a place there.
   * @param address the network address, for the limits on tables
   * @throws StoreFails; ClusterFails
   */
  async answer(request: EntryCall, address: string): Answer<Reservation | TableInfo> {
    const guest = await this.#tokens.read(request.token);
    if (guest === null) return no('badToken');
    try {
      return await this.#answer(request, { guest, address });
    } catch (error) {
      if (error instanceof NotOpened) return no(error.refusal);
      throw error;
    }
  }

  async #answer(request: EntryCall, by: Caller): Answer<Reservation | TableInfo> {
    const address = this.#tokens.disguise(by.address);
    const caller = { guest: by.guest, address, ...(isOwnMachine(by.address) && { isAddressShared: true }) };
    if (request.want === 'look') return this.#look(request.code, caller, by);
    if (request.want === 'back') return this.#enter(request.code, { ...caller, newcomer: null }, by);
    if (cleanName(request.name) === null) return no('badName');
    const { name, isNew = false, level = 'steady', avatar } = request;
    const who = { name, isNew, level, ...(isAvatar(avatar) && { avatar }) };
    const ticket = { ...caller, newcomer: { ...who, spectate: false } };
    if (request.want === 'daily') return this.#daily.seat(ticket, by);
    if (request.want !== 'code') return this.#enterSome(request, ticket, by);
    return this.#enter(request.code, { ...caller, newcomer: { ...who, spectate: request.spectate, byCode: true } }, by);
  }

  async #look(code: string, asker: Asker, by: Caller): Answer<TableInfo> {
    const table = await this.#findTyped(code, by);
    return table ? ok(await table.look(asker)) : no('noSuchTable');
  }

  async #enter(code: string, ticket: Ticket, by: Caller): Answer {
    const table = await this.#findTyped(code, by);
    return table ? table.admit(ticket) : no('noSuchTable');
  }

  /** The table with this code, as people type it. */
  async #findTyped(typed: string, by: Caller): Promise<RoomHandle | undefined> {
    const code = typedCode(typed, CODE_LENGTH);
    return code === null ? undefined : this.#tables.find(code, by);
  }

  /** Admits a guest to a table with these rules: a new one, or for a quick match any that fits. */
  async #enterSome(request: WishRequest, ticket: Ticket, by: Caller): Answer {
    const rules = rulesFor(request);
    if (!rules.ok) return rules;
    const { seats, pace } = request;
    const wish = { rules: rules.value, seats, pace };
    if (request.want === 'private') {
      const { spectators = true, bots = true, hints = true, levels } = request;
      const order = { ...wish, spectators, bots, hints, isPrivate: true, ...(levels && { levels }) };
      return this.#enterNew(order, ticket, by);
    }
    const { orNear = false } = request;
    return this.#quickMatches.seat({ ...wish, orNear }, ticket, by.address);
  }

  async #enterNew(order: NewOrder, ticket: Ticket, by: Caller): Answer {
    const made = await this.#tables.create(order, by);
    return made ? made.table.admit(ticket) : no('tableClosed');
  }
}

/** More lines than a table has before its game begins. */
const MAX_ENTRIES_BEFORE_GAME = 100;

/** Sends each guest to their own table for the deal of today. */
class DailyTables {
  readonly #context: Pick<ServerContext, 'daily' | 'store'>;
  readonly #tables: TableDirectory;

  constructor(context: Pick<ServerContext, 'daily' | 'store'>, tables: TableDirectory) {
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
    const lines = await this.#context.store.logs.lines(id, 0, MAX_ENTRIES_BEFORE_GAME);
    return lines.some((line) => (JSON.parse(line) as LogEntry).type === 'game');
  }

  async #enter({ id, code }: DailySeat, ticket: Ticket, by: Caller): Answer {
    const table = await this.#tables.find(code, by);
    return table ? table.admit({ ...ticket, table: id }) : no('noSuchTable');
  }
}
