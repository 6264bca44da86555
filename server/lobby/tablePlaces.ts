import { no, ok, type Result } from '#engine';
import { AddressCount } from '../addresses.ts';

/** Limits on open tables (200 kB each), in total, per address (a school behind one router) and per guest. */
const MAX_OPEN_TABLES = 2_000;
const MAX_TABLES_PER_ADDRESS = 250;
const MAX_TABLES_PER_GUEST = 10;

/** With this number of open tables, one more is opened only for addresses that have few. */
const MAX_UNRESTRICTED_TABLES = 1_800;
const SCARCE_TABLES_PER_ADDRESS = 3;

/** The guest and the address that ask for a table. Neither is ever stored with it. */
export interface Caller {
  readonly guest: string;
  /** The network address (`callerAddress`). */
  readonly address: string;
}

/** Why a table cannot be opened now. */
export type NoPlace = 'serverFull' | 'tooManyTables';

/** The place of a table in this process. */
export interface TablePlace {
  readonly by: Caller;
  /** Null while the table is being opened. */
  code: string | null;
}

/** Counts the tables of this process for those who asked for them. */
export class TablePlaces {
  readonly #tables: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>;
  readonly #places = new Set<TablePlace>();
  readonly #addresses = new AddressCount();

  /** @param tables the open tables, by code */
  constructor(tables: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>) {
    this.#tables = tables;
  }

  /**
   * Takes a place for a table before it is opened: others who ask meanwhile find it taken.
   * @param isNew false for a stored table: guests come back to theirs, however many they have
   */
  take(by: Caller, isNew: boolean): Result<TablePlace, NoPlace> {
    for (const place of this.#places) {
      if (place.code !== null && !this.#tables.has(place.code)) this.#free(place);
    }
    const places = [...this.#places];
    const open = this.#tables.size + places.filter(({ code }) => code === null).length;
    const isScarce = open >= MAX_UNRESTRICTED_TABLES && this.#addresses.most(by.address) >= SCARCE_TABLES_PER_ADDRESS;
    if (open >= MAX_OPEN_TABLES || isScarce) return no('serverFull');
    const own = places.filter(({ by: { guest } }) => guest === by.guest).length;
    if (isNew && own >= MAX_TABLES_PER_GUEST) return no('tooManyTables');
    if (!this.#addresses.hasRoom(by.address, MAX_TABLES_PER_ADDRESS)) return no('tooManyTables');
    const place: TablePlace = { by, code: null };
    this.#places.add(place);
    this.#addresses.add(by.address);
    return ok(place);
  }

  /** Notes the code of the table that was opened in a place, or that none was (null). */
  settle(place: TablePlace, code: string | null): void {
    if (code === null) this.#free(place);
    else place.code = code;
  }

  #free(place: TablePlace): void {
    this.#places.delete(place);
    this.#addresses.remove(place.by.address);
  }
}
