import { no, ok } from '#engine';
import type { TableCompany, TableInfo, TableUpdate, TableView } from '#protocol';
import { crazyRummy } from '#rules';
import type { LiveTable } from '../../client/table/openTable.ts';
import { AROUND, person } from '../support/play/tableViews.ts';

/** A table at which nothing happens; records what the page does with it. Without a code it is a practice table. */
export class QuietTable implements LiveTable {
  hasLeft = false;
  /** Whether the player went home and kept the seat. */
  isAway = false;
  readonly company?: TableCompany;
  readonly #update: TableUpdate;
  tell: Parameters<LiveTable['onStatus']>[0] = () => undefined;

  constructor(code: string, seen: Partial<TableView> = {}) {
    const quiet = { stage: 'waiting', code, rules: crazyRummy, seats: [person('Ana')], viewer: 0, game: null } as const;
    const table = { ...AROUND, ...quiet, ...seen };
    this.#update = { table, events: null };
    if (code !== '') this.company = companyOf(this);
  }
  subscribe(listener: (update: TableUpdate) => void): () => void {
    listener(this.#update);
    return () => undefined;
  }
  onStatus(listener: Parameters<LiveTable['onStatus']>[0]): () => void {
    this.tell = listener;
    listener('online', null);
    return () => undefined;
  }
  leave(): void {
    this.hasLeft = true;
  }
  act = async () => ok(null);
  next = async () => ok(null);
  rematch = async () => ok(null);
  start = async () => ok(null);
  back = async () => ok(null);
  record = async () => no('notNow' as const);
}

const companyOf = (table: QuietTable): TableCompany => ({
  adjourn: async () => ok(null),
  resume: async () => ok(null),
  sign: async () => ok(null),
  standIn: async () => ok(null),
  book: async () => ok(null),
  say: async () => ok(null),
  block: async () => ok(null),
  goAway() {
    table.isAway = true;
  },
});

/** A look at a table from outside. */
export const lookOf = (code: string, closed: TableInfo['closed'] = null): TableInfo => ({
  code,
  rules: 'biddies',
  pace: 'usual',
  seats: [{ name: 'Ben', kind: 'person' }],
  closed,
  isYours: false,
  spectators: true,
  adjourned: false,
});
