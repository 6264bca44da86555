import { createPrivate } from '../../../client/net/connect.ts';
import type { Database } from '../../../server/store/database.ts';
import { openTab } from '../tab.ts';

/** People who create tables and leave, each from their own IP address. */
export class Hosts {
  /** The codes of tables whose creation the server has acknowledged. */
  readonly codes: string[] = [];
  readonly #to: () => readonly string[];
  #count = 0;

  /** @param to returns the server's addresses */
  constructor(to: () => readonly string[]) {
    this.#to = to;
  }

  /**
   * Creates tables in parallel.
   * @returns `first` resolves when the first request is done, `all` when all are, whether or not they succeeded
   */
  create(tables: number): { readonly first: Promise<unknown>; readonly all: Promise<unknown> } {
    const each = Array.from({ length: tables }, () => this.#createOne());
    return { first: Promise.race(each), all: Promise.all(each) };
  }

  /** The codes of created tables that are missing in a database. */
  async lostIn({ query }: Database): Promise<readonly string[]> {
    const codes = (await query('SELECT code FROM tables', [])).map(([code]) => code);
    return this.codes.filter((code) => !codes.includes(code));
  }

  async #createOne(): Promise<void> {
    const number = ++this.#count;
    const ends = { to: this.#to, from: `127.1.${number >> 7}.${1 + (number & 127)}` };
    const wish = { name: 'Ada', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
    const tab = await openTab({ owner: `Ada ${number}`, ends, kept: new Map() }, (how) => createPrivate(wish, how));
    if (!tab.ok) return;
    this.codes.push(tab.value.seen.code);
    await tab.value.close();
  }
}
