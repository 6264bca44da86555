import { matchMaker } from '@colyseus/core';
import { PROTOCOL_VERSION, ROOM } from '#protocol';
import { ClusterFails, callRoom, type Owner } from '../cluster/cluster.ts';
import type { ServerContext } from '../context.ts';
import { isStoreFailure } from '../store/guardedStore.ts';
import type { Listing, RoomHandle, TableOrder } from '../tables.ts';
import { newCode } from './codes.ts';

/** 47 million codes. */
export const CODE_LENGTH = 6;

/** Open tables of the server, some 200 kB each, and of one address: a school behind one router, but no hoarder. */
const MOST_TABLES = 2_000;
const MOST_PER_ADDRESS = 250;

/** A table could not be opened, and that is logged. */
export class NotOpened extends Error {}

/** Where the tables are: those open here, those of other processes, and those that wait in the store. */
export class LobbyTables {
  readonly #context: ServerContext;
  /** Tables on their way from the store: two who come back at once come to the same one. */
  readonly #opening = new Map<string, Promise<Owner | null>>();
  /** Where each table was asked for that was made here and is open: kept nowhere else. */
  readonly #askedFrom = new Map<string, string>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** All open tables here, and of other processes those with a seat to be had. */
  async listed(): Promise<readonly Listing[]> {
    const { tables, cluster } = this.#context;
    const here = [...tables.values()].map((room) => room.listing());
    const all = [...(await cluster.listedElsewhere()), ...here];
    // For some seconds a table is also listed by a process that has died with it.
    return [...new Map(all.map((listing) => [listing.order.code, listing])).values()];
  }

  /** Is a table that was listed one of this process. */
  isHere({ order: { code } }: Listing): boolean {
    return this.#context.tables.has(code);
  }

  /** A table that was listed. Whoever asks it may meet `ClusterFails`, at once. */
  listedAt({ order: { code, id } }: Listing): Pick<RoomHandle, 'admit'> {
    return this.#context.tables.get(code) ?? { admit: (ticket) => callRoom(id, 'admit', ticket) };
  }

  /**
   * The table with this code: as it is, or opened where its log ends. Undefined when nobody comes back to it.
   * @throws NotOpened; StoreFails; ClusterFails
   */
  async find(code: string): Promise<RoomHandle | undefined> {
    const { tables } = this.#context;
    const here = this.#opening.has(code) ? undefined : tables.get(code);
    if (here) return here;
    const opening = this.#opening.get(code) ?? this.#open(code);
    this.#opening.set(code, opening);
    const owner = await opening.finally(() => this.#opening.delete(code));
    return owner ? this.#elsewhere(code, owner) : tables.get(code);
  }

  /** May a new table be opened from this address. */
  hasRoomFor(address: string): boolean {
    const { tables } = this.#context;
    for (const code of this.#askedFrom.keys()) if (!tables.has(code)) this.#askedFrom.delete(code);
    const ofAddress = [...this.#askedFrom.values()].filter((one) => one === address).length;
    return tables.size < MOST_TABLES && ofAddress < MOST_PER_ADDRESS;
  }

  /**
   * Has a new table kept, under a code that no open one has, and opens it.
   * @param address where it was asked for
   */
  async create(order: Omit<TableOrder, 'id' | 'code'>, address: string): Promise<RoomHandle | undefined> {
    const { entropy, store } = this.#context;
    for (;;) {
      const code = newCode(entropy, CODE_LENGTH);
      if (!(await store.create({ ...order, id: entropy().slice(0, 32), code }))) continue;
      const table = await this.find(code);
      this.#askedFrom.set(code, address);
      return table;
    }
  }

  /** Opens a table that the store has, unless another process has it: then answers with that one. */
  async #open(code: string): Promise<Owner | null> {
    const { store, log, cluster, ending } = this.#context;
    await ending.get(code);
    const owner = await cluster.ownerOf(code);
    if (owner && owner.process !== matchMaker.processId) return owner;
    const stored = await store.find(code);
    if (!stored) return null;
    const quicker = await cluster.claim(code, stored.order.id);
    if (quicker) return quicker;
    try {
      await matchMaker.createRoom(ROOM, { code });
      return null;
    } catch (error) {
      await cluster.release(code).catch(() => undefined);
      if (isStoreFailure(error)) throw error;
      log.error({ err: error, table: stored.order.id }, 'table could not be opened');
      throw new NotOpened();
    }
  }

  /** A table of another process; should that one have died, or given it up, of whichever has it next. */
  #elsewhere(code: string, owner: Owner): RoomHandle {
    const ask = async <Value>(call: () => Promise<Value>, again: (table: RoomHandle) => Promise<Value>) => {
      // Two versions do not understand each other; the older one is about to go.
      if (owner.version !== PROTOCOL_VERSION) throw new ClusterFails('asking another version', null);
      try {
        return await call();
      } catch (error) {
        const table = (await this.#context.cluster.freed(code, owner)) ? await this.find(code) : undefined;
        if (!table) throw error;
        return again(table);
      }
    };
    const { table: id } = owner;
    return {
      look: (guest) =>
        ask(
          () => callRoom(id, 'look', guest),
          (table) => table.look(guest),
        ),
      admit: (ticket) =>
        ask(
          () => callRoom(id, 'admit', ticket),
          (table) => table.admit(ticket),
        ),
    };
  }
}
