import { matchMaker } from '@colyseus/core';
import { PROTOCOL_VERSION, ROOM, type TableRequest } from '#protocol';
import { parseRules, storedRules } from '#rules';
import { checkVersions, NewerGame } from '#table';
import { ClusterFails, callRoom, type Owner, peopleAt, peopleIn, type ShownTables } from '../cluster/cluster.ts';
import type { ServerContext } from '../context.ts';
import { isStoreFailure } from '../store/database.ts';
import type { Listing, RoomHandle, TableSettings } from '../tables.ts';
import { newCode } from './codes.ts';
import { type Caller, type NoPlace, TablePlaces } from './tablePlaces.ts';

/** Six of 19 letters: 47 million codes. */
export const CODE_LENGTH = 6;

type Stored = NonNullable<Awaited<ReturnType<ServerContext['store']['find']>>>;

/** Thrown when a table could not be opened; the reason is logged. */
export class NotOpened extends Error {
  readonly refusal: 'tableClosed' | 'newerTable' | NoPlace;

  /** @param refusal `newerTable`: a newer version wrote the table, which is left alone for that version */
  constructor(refusal: NotOpened['refusal']) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** A table that was just opened. */
export interface NewTable {
  readonly id: string;
  readonly code: string;
  readonly table: RoomHandle;
}

/** Finds tables wherever they are: open here, open in other processes, or only in the store. */
export class TableDirectory {
  readonly #context: ServerContext;
  /** Tables being opened, by code, so that two people who return together reach the same one. */
  readonly #opening = new Map<string, Promise<Owner | null>>();
  readonly #places: TablePlaces;
  /** The ids of tables of a newer version that somebody has asked for. */
  readonly #newer = new Set<string>();

  constructor(context: ServerContext) {
    this.#context = context;
    this.#places = new TablePlaces(context.tables);
  }

  /** All open tables of this process, and public ones of a few others, to show, and the people there. */
  async shown(): Promise<ShownTables> {
    const { tables, people } = await this.#context.cluster.shownElsewhere();
    return { tables: this.#withOwn(tables), people: peopleIn([people, peopleAt(this.#own())]) };
  }

  /**
   * All open tables of this process, and those of others that a quick match of this kind may join.
   * @param orNear whether tables of other kinds in other processes are needed, too: those that are shown
   */
  async listed(wish: TableRequest, orNear: boolean): Promise<readonly Listing[]> {
    const { cluster } = this.#context;
    const near = orNear ? (await cluster.shownElsewhere()).tables : [];
    return this.#withOwn([...near, ...(await cluster.listedElsewhere(wish))]);
  }

  #own(): readonly Listing[] {
    return [...this.#context.tables.values()].map((room) => room.listing());
  }

  #withOwn(elsewhere: readonly Listing[]): readonly Listing[] {
    // The listing of a process that died lasts a few seconds longer.
    return [...new Map([...elsewhere, ...this.#own()].map((listing) => [listing.order.code, listing])).values()];
  }

  /** Whether a listed table is open in this process. */
  isHere({ order: { code } }: Listing): boolean {
    return this.#context.tables.has(code);
  }

  /** A handle to a listed table. Its `admit` may fail with `ClusterFails`. */
  listedAt({ order: { code, id } }: Listing): Pick<RoomHandle, 'admit'> {
    return this.#context.tables.get(code) ?? { admit: (ticket) => callRoom(id, 'admit', ticket, true) };
  }

  /**
   * The table with this code, opened from its log if necessary. Undefined if it has ended or never existed.
   * @param by the guest for whom it is opened; null if it has a place already
   * @throws NotOpened; StoreFails; ClusterFails
   */
  async find(code: string, by: Caller | null): Promise<RoomHandle | undefined> {
    const { tables } = this.#context;
    const here = this.#opening.has(code) ? undefined : tables.get(code);
    if (here) return here;
    const opening = this.#opening.get(code) ?? this.#open(code, by);
    this.#opening.set(code, opening);
    const owner = await opening.finally(() => this.#opening.delete(code));
    return owner ? this.#elsewhere(code, owner, by) : tables.get(code);
  }

  /**
   * Stores a new table under a code that no open table has, and opens it.
   * @throws NotOpened; StoreFails; ClusterFails
   */
  async create(order: Omit<TableSettings, 'id' | 'code'>, by: Caller): Promise<NewTable | undefined> {
    const place = this.#places.take(by, true);
    if (!place.ok) throw new NotOpened(place.reason);
    let code: string | null = null;
    try {
      const made = await this.#create(order);
      code = made?.code ?? null;
      return made;
    } finally {
      this.#places.settle(place.value, code);
    }
  }

  async #create(order: Omit<TableSettings, 'id' | 'code'>): Promise<NewTable | undefined> {
    const { entropy, store } = this.#context;
    const rules = parseRules(order.rules);
    if (!rules) throw new RangeError(`no rules: ${order.rules}`);
    const stored = storedRules(rules);
    for (;;) {
      const code = newCode(entropy, CODE_LENGTH);
      const id = entropy().slice(0, 32);
      if (!(await store.create({ ...order, id, code }, stored))) continue;
      const table = await this.find(code, null);
      return table && { id, code, table };
    }
  }

  /** Opens a stored table, or returns its owner if another process has it. */
  async #open(code: string, by: Caller | null): Promise<Owner | null> {
    const { store, cluster, ending } = this.#context;
    await ending.get(code);
    const owner = await cluster.ownerOf(code);
    if (owner && owner.process !== matchMaker.processId) return owner;
    const stored = await store.find(code);
    if (!stored) return null;
    this.#leaveNewer(stored);
    const place = by && this.#places.take(by, false);
    if (place && !place.ok) throw new NotOpened(place.reason);
    let opened: string | null = null;
    try {
      const quicker = await cluster.claim(code, stored.order.id);
      if (quicker) return quicker;
      await this.#openRoom(code, stored.order.id);
      opened = code;
      return null;
    } finally {
      if (place) this.#places.settle(place.value, opened);
    }
  }

  async #openRoom(code: string, id: string): Promise<void> {
    const { log, cluster } = this.#context;
    try {
      await matchMaker.createRoom(ROOM, { code });
    } catch (error) {
      await cluster.release(code).catch(() => undefined);
      if (isStoreFailure(error)) throw error;
      // The framework opens no room while it closes.
      if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) throw new NotOpened('tableClosed');
      log.error({ err: error, table: id }, 'table could not be opened');
      throw new NotOpened('tableClosed');
    }
  }

  /** Leaves a table of a newer version to processes of that version. Logged once, since pages ask again and again. */
  #leaveNewer({ order: { id }, rules, lines }: Stored): void {
    try {
      checkVersions(rules, lines);
    } catch (error) {
      if (!(error instanceof NewerGame)) return;
      if (!this.#newer.has(id)) this.#context.log.warn({ table: id, why: error.message }, 'newer table left alone');
      this.#newer.add(id);
      throw new NotOpened('newerTable');
    }
  }

  /** A handle to a table of another process. If that process dies or releases it, calls go to the next owner. */
  #elsewhere(code: string, owner: Owner, by: Caller | null): RoomHandle {
    const ask = async <Value>(call: () => Promise<Value>, again: (table: RoomHandle) => Promise<Value>) => {
      // Two versions cannot talk to each other; the older process is about to be stopped.
      if (owner.version !== PROTOCOL_VERSION) throw new ClusterFails('calling another version', null);
      try {
        return await call();
      } catch (error) {
        const table = (await this.#context.cluster.freed(code, owner)) ? await this.find(code, by) : undefined;
        if (!table) throw error;
        return again(table);
      }
    };
    const { table: id } = owner;
    return {
      look: (asker) =>
        ask(
          () => callRoom(id, 'look', asker),
          (table) => table.look(asker),
        ),
      admit: (ticket) =>
        ask(
          () => callRoom(id, 'admit', ticket, true),
          (table) => table.admit(ticket),
        ),
    };
  }
}
