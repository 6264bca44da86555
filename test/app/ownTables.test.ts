import { describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import type { TableView } from '#protocol';
import { rememberTables } from '../../client/app/remember.ts';
import { openOwnTables } from '../../client/device/ownTables.ts';
import { bot, person } from '../support/play/tableViews.ts';
import { memory } from './memory.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const KEY = 'crazy-rummy.tables';
const HOUR = 3_600_000;

/** Ann, who looks, sits with these people. */
function tableOf(code: string, names: readonly string[] = ['Ben'], seen: Partial<TableView> = {}): TableView {
  let table: TableView | undefined;
  new QuietTable(code, {
    seats: [...['Ann', ...names].map((name) => person(name)), bot('Bot')],
    ...seen,
  }).subscribe((update) => {
    table = update.table;
  });
  return table as TableView;
}

function opened(storage = memory(), start = 0) {
  let now = start;
  const own = openOwnTables(
    () => storage,
    () => now,
  );
  return { own, storage, pass: (ms: number) => (now += ms) };
}
const codes = ({ all }: ReturnType<typeof openOwnTables>) => all.value.map(({ code }) => code);

describe('tables at which one has a seat', () => {
  test('are remembered with who sits there, the one seen last first', () => {
    const { own, storage, pass } = opened();
    own.see(tableOf('AAA', ['Ben', 'Cid']));
    pass(HOUR);
    own.see(tableOf('BBB', [], { adjourned: true }));
    expect(opened(storage, HOUR).own.all.value).toEqual([
      { code: 'BBB', rules: 'crazy-rummy', names: [], seenAt: HOUR, adjourned: true },
      { code: 'AAA', rules: 'crazy-rummy', names: ['Ben', 'Cid'], seenAt: 0, adjourned: false },
    ]);
  });

  test('are not those of practice, nor those one only watches', () => {
    const { own } = opened();
    own.see(tableOf(''));
    own.see(tableOf('AAA', [], { viewer: 'spectator' }));
    expect(codes(own)).toEqual([]);
    own.see(tableOf('AAA'));
    own.see(tableOf('AAA', [], { viewer: 'spectator' }));
    expect(codes(own)).toEqual([]);
  });

  test('are remembered for half a day, and those that rest for sixty', () => {
    const { own, storage } = opened();
    own.see(tableOf('AAA'));
    own.see(tableOf('REST', [], { adjourned: true }));
    expect(codes(opened(storage, 11 * HOUR).own)).toEqual(['REST', 'AAA']);
    expect(codes(opened(storage, 13 * HOUR).own)).toEqual(['REST']);
    expect(codes(opened(storage, 61 * 24 * HOUR).own)).toEqual([]);
  });

  test('are not written with every card, but within a minute', () => {
    const { own, storage, pass } = opened();
    const written = vi.spyOn(storage, 'setItem');
    for (let move = 0; move < 100; move++) {
      own.see(tableOf('AAA'));
      pass(1_000);
    }
    expect(written).toHaveBeenCalledTimes(2);
    own.see(tableOf('AAA', ['Ben', 'Cid']));
    expect(written).toHaveBeenCalledTimes(3);
  });

  test('of two tabs do not take each other away; there are twenty at most', () => {
    const { own, storage } = opened();
    const other = opened(storage).own;
    own.see(tableOf('AAA'));
    other.see(tableOf('BBB'));
    own.reread();
    expect(codes(own)).toEqual(['BBB', 'AAA']);
    for (let n = 0; n < 30; n++) own.see(tableOf(`T${n}`));
    expect(codes(own)).toHaveLength(20);
    own.forgetAll();
    expect(codes(opened(storage).own)).toEqual([]);
  });

  test.each(['', '{', 'null', '7', '[7]', '[{"code":"AAA"}]', `[{"code":"${'A'.repeat(99)}"}]`])(
    'nonsense (%s) is none',
    (found) => {
      const storage = memory();
      storage.setItem(KEY, found);
      const { own } = opened(storage);
      expect(codes(own)).toEqual([]);
      own.see(tableOf('AAA'));
      expect(codes(own)).toEqual(['AAA']);
    },
  );
});

describe('at the page', () => {
  /** Ann sits at the table OLD, and that is remembered. */
  async function seated(seen: Partial<TableView> = {}, net: object = {}) {
    const table = new QuietTable('OLD', seen);
    const opened = pageAt('/t/OLD', { seat: true, net: { resume: async () => table, ...net } });
    rememberTables(opened.page.place, opened.ownTables);
    await opened.page.comeBack();
    expect([codeShown(opened.page), codes(opened.ownTables)]).toEqual(['OLD', ['OLD']]);
    return { table, ...opened };
  }

  test('who leaves has no seat any more', async () => {
    const { page, ownTables } = await seated();
    page.leave();
    expect([at(page), codes(ownTables)]).toEqual(['home', []]);
  });

  test('who goes home from a table that rests keeps it', async () => {
    const { page, table, ownTables } = await seated({ adjourned: true });
    table.tell('lost', null);
    page.leave();
    expect([at(page), codes(ownTables)]).toEqual(['home', ['OLD']]);
  });

  test('a table that is played on another device, or by a newer page, is kept; one that failed is not', async () => {
    for (const reason of ['takenOver', 'oldVersion'] as const) {
      const elsewhere = await seated();
      elsewhere.table.tell('lost', reason);
      elsewhere.page.leave();
      expect(codes(elsewhere.ownTables)).toEqual(['OLD']);
    }
    const failed = await seated();
    failed.table.tell('lost', 'tableClosed');
    expect(codes(failed.ownTables)).toEqual([]);
  });

  test('who sits down elsewhere gives the seat up', async () => {
    const lookAtTable = async (code: string) => ok(lookOf(code));
    const joinByCode = async (code: string) => ok(new QuietTable(code));
    const old = new QuietTable('OLD');
    const { page, ownTables } = pageAt('/t/NEW', {
      seat: true,
      net: { resume: async () => old, lookAtTable, joinByCode },
    });
    rememberTables(page.place, ownTables);
    ownTables.see(tableOf('OLD'));
    await page.comeBack();
    page.join(false);
    await vi.waitFor(() => expect(codeShown(page)).toBe('NEW'));
    expect(codes(ownTables)).toEqual(['NEW']);
  });

  test('the way back leads to one’s own seat', async () => {
    const lookAtTable = async (code: string) => ok({ ...lookOf(code), isYours: true });
    const joinByCode = async (code: string) => ok(new QuietTable(code));
    const { page, ownTables } = pageAt('/', { net: { lookAtTable, joinByCode } });
    ownTables.see(tableOf('OLD'));
    page.look('OLD');
    await vi.waitFor(() => expect(codeShown(page)).toBe('OLD'));
  });

  test('a table that is gone, or where the seat is, is forgotten when that is heard', async () => {
    const lookAtTable = async (code: string) => (code === 'GONE' ? no('noSuchTable' as const) : ok(lookOf(code)));
    const { page, ownTables } = pageAt('/', { net: { lookAtTable } });
    for (const code of ['GONE', 'LOST', 'KEPT']) ownTables.see(tableOf(code));
    page.look('GONE');
    await vi.waitFor(() => expect(page.problem.value).toBe('noSuchTable'));
    page.look('LOST');
    await vi.waitFor(() => expect(at(page)).toBe('look'));
    expect(codes(ownTables)).toEqual(['KEPT']);
  });

  test('while the server cannot be reached nothing is forgotten', async () => {
    const { page, ownTables } = pageAt('/');
    ownTables.see(tableOf('OLD'));
    page.look('OLD');
    await vi.waitFor(() => expect(page.problem.value).toBe('offline'));
    expect(codes(ownTables)).toEqual(['OLD']);
  });
});
