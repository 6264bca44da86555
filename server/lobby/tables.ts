import { matchMaker } from '@colyseus/core';
import { ROOM } from '#protocol';
import type { House, TableOrder } from '../rooms/house.ts';
import type { Listing, OpenTable } from '../rooms/listing.ts';
import { isStoreFailure } from '../store/guardedStore.ts';
import { newCode } from './codes.ts';

/** 47 million codes. */
export const CODE_LENGTH = 6;

/** Open tables of the house, some 200 kB each, and of one address: a school behind one router, but no hoarder. */
const MOST_TABLES = 2_000;
const MOST_PER_ADDRESS = 250;

/** A table could not be opened, and that is logged. */
export class NotOpened extends Error {}

/** Where the tables are: those open here, and those that wait in the store. */
export class Tables {
  readonly #house: House;
  /** Tables on their way from the store: two who come back at once come to the same one. */
  readonly #opening = new Map<string, Promise<void>>();

  constructor(house: House) {
    this.#house = house;
  }

  /** All open tables. */
  async listed(): Promise<readonly Listing[]> {
    return [...this.#house.tables.values()].map((room) => room.listing());
  }

  /**
   * The table with this code: as it is, or opened where its log ends. Undefined when nobody comes back to it.
   * @throws NotOpened; StoreFails
   */
  async find(code: string): Promise<OpenTable | undefined> {
    const { tables } = this.#house;
    const here = tables.get(code);
    if (here) return here;
    const opening = this.#opening.get(code) ?? this.#openStored(code);
    this.#opening.set(code, opening);
    await opening.finally(() => this.#opening.delete(code));
    return tables.get(code);
  }

  /** May a new table be opened from this address. */
  hasRoomFor(address: string): boolean {
    const open = [...this.#house.tables.values()];
    return open.length < MOST_TABLES && open.filter((room) => room.order.address === address).length < MOST_PER_ADDRESS;
  }

  /** Has a new table kept, under a code that no open one has, and opens it. */
  async create(order: Omit<TableOrder, 'id' | 'code'>): Promise<OpenTable | undefined> {
    const { entropy, store } = this.#house;
    for (;;) {
      const code = newCode(entropy, CODE_LENGTH);
      if (await store.create({ ...order, id: entropy().slice(0, 32), code })) return this.find(code);
    }
  }

  async #openStored(code: string): Promise<void> {
    const { store, log } = this.#house;
    const stored = await store.find(code);
    if (!stored) return;
    try {
      await matchMaker.createRoom(ROOM, { code });
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      log.error({ err: error, table: stored.order.id }, 'a table could not be opened');
      throw new NotOpened();
    }
  }
}
