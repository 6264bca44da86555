import { createPrivate } from '../../../client/net/index.ts';
import type { Database } from '../../../server/store/store.ts';
import { openTab } from '../tab.ts';

/** People who create tables and leave, each from an address of their own. */
export class Hosts {
  /** The codes of tables that the server has said to be there. */
  readonly codes: string[] = [];
  readonly #to: () => readonly string[];
  #count = 0;

  /** @param to where they find the server */
  constructor(to: () => readonly string[]) {
    this.#to = to;
  }

  /**
   * Creates tables at the same time.
   * @returns `first` resolves when the first is there, `all` when each is there; either when none can be had
   */
  create(tables: number): { readonly first: Promise<unknown>; readonly all: Promise<unknown> } {
    const each = Array.from({ length: tables }, () => this.#createOne());
    return { first: Promise.race(each), all: Promise.all(each) };
  }

  /** Which of these tables a database has not. */
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
