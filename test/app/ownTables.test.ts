import { describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import type { TableView } from '#protocol';
import { rememberTables } from '../../client/app/remember.ts';
import { openOwnTables } from '../../client/device/ownTables.ts';
import { bot, person } from '../support/play/tableViews.ts';
import { eventually } from '../support/progress.ts';
import { memory } from './memory.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const KEY = 'crazy-rummy-1.tables';
const HOUR = 3_600_000;

/** A table at which Ann, the viewer, sits with these people. */
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

describe('the player’s own tables', () => {
  test('are remembered with their players, the latest seen first', () => {
    const { own, storage, pass } = opened();
    own.remember(tableOf('AAA', ['Ben', 'Cid']));
    pass(HOUR);
    own.remember(tableOf('BBB', [], { adjourned: true }));
    expect(opened(storage, HOUR).own.all.value).toEqual([
      { code: 'BBB', rules: 'v1.crazy-rummy', names: [], seenAt: HOUR, adjourned: true },
      { code: 'AAA', rules: 'v1.crazy-rummy', names: ['Ben', 'Cid'], seenAt: 0, adjourned: false },
    ]);
  });

  test('include neither practice nor watched tables', () => {
    const { own } = opened();
    own.remember(tableOf(''));
    own.remember(tableOf('AAA', [], { viewer: 'spectator' }));
    expect(codes(own)).toEqual([]);
    own.remember(tableOf('AAA'));
    own.remember(tableOf('AAA', [], { viewer: 'spectator' }));
    expect(codes(own)).toEqual([]);
  });

  test('are remembered for half a day, or for 60 days if adjourned', () => {
    const { own, storage } = opened();
    own.remember(tableOf('AAA'));
    own.remember(tableOf('REST', [], { adjourned: true }));
    expect(codes(opened(storage, 11 * HOUR).own)).toEqual(['REST', 'AAA']);
    expect(codes(opened(storage, 13 * HOUR).own)).toEqual(['REST']);
    expect(codes(opened(storage, 61 * 24 * HOUR).own)).toEqual([]);
  });

  test('are stored once a minute rather than with every card', () => {
    const { own, storage, pass } = opened();
    const written = vi.spyOn(storage, 'setItem');
    for (let move = 0; move < 100; move++) {
      own.remember(tableOf('AAA'));
      pass(1_000);
    }
    expect(written).toHaveBeenCalledTimes(2);
    own.remember(tableOf('AAA', ['Ben', 'Cid']));
    expect(written).toHaveBeenCalledTimes(3);
  });

  test('of two tabs do not overwrite each other; at most twenty are kept', () => {
    const { own, storage } = opened();
    const other = opened(storage).own;
    own.remember(tableOf('AAA'));
    other.remember(tableOf('BBB'));
    own.reread();
    expect(codes(own)).toEqual(['BBB', 'AAA']);
    for (let n = 0; n < 30; n++) own.remember(tableOf(`T${n}`));
    expect(codes(own)).toHaveLength(20);
    own.forgetAll();
    expect(codes(opened(storage).own)).toEqual([]);
  });

  test.each(['[7]', '[{"code":"AAA"}]', `[{"code":"${'A'.repeat(99)}"}]`])(
    'ignore an invalid stored value (%s)',
    (found) => {
      const storage = memory();
      storage.setItem(KEY, found);
      const { own } = opened(storage);
      expect(codes(own)).toEqual([]);
      own.remember(tableOf('AAA'));
      expect(codes(own)).toEqual(['AAA']);
    },
  );
});

describe('the page', () => {
  /** A page that is back at Ann's table OLD and has remembered it. */
  async function seated(seen: Partial<TableView> = {}, net: object = {}) {
    const table = new QuietTable('OLD', seen);
    const opened = pageAt('/t/OLD', { seat: true, net: { resume: async () => ok(table), ...net } });
    rememberTables(opened.page.place, opened.ownTables);
    await opened.page.comeBack();
    expect([codeShown(opened.page), codes(opened.ownTables)]).toEqual(['OLD', ['OLD']]);
    return { table, ...opened };
  }

  test('forgets a table the player leaves', async () => {
    const { page, ownTables } = await seated();
    page.leave();
    expect([at(page), codes(ownTables)]).toEqual(['home', []]);
  });

  test('remembers an adjourned table the player leaves', async () => {
    const { page, table, ownTables } = await seated({ adjourned: true });
    table.tell('lost', null);
    page.leave();
    expect([at(page), codes(ownTables)]).toEqual(['home', ['OLD']]);
  });

  test('remembers a table played on another device or by a newer page, but not a failed one', async () => {
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

  test('remembers a table that waits for a newer version', async () => {
    const { page, table, ownTables } = await seated({}, { lookAtTable: async () => no('newerTable' as const) });
    table.tell('reconnecting', 'newerTable');
    page.goAway();
    expect([at(page), codes(ownTables)]).toEqual(['home', ['OLD']]);
    page.look('OLD');
    await eventually(() => expect(page.problem.value).toBe('newerTable'));
    expect(codes(ownTables)).toEqual(['OLD']);
  });

  test('forgets a table when the player sits down at another', async () => {
    const lookAtTable = async (code: string) => ok(lookOf(code));
    const joinByCode = async (code: string) => ok(new QuietTable(code));
    const old = new QuietTable('OLD');
    const { page, ownTables } = pageAt('/t/NEW', {
      seat: true,
      net: { resume: async () => ok(old), lookAtTable, joinByCode },
    });
    rememberTables(page.place, ownTables);
    ownTables.remember(tableOf('OLD'));
    await page.comeBack();
    page.join('player');
    await eventually(() => expect(codeShown(page)).toBe('NEW'));
    expect(codes(ownTables)).toEqual(['NEW']);
  });

  test('opening an own table leads to the seat', async () => {
    const lookAtTable = async (code: string) => ok({ ...lookOf(code), isYours: true });
    const joinByCode = async (code: string) => ok(new QuietTable(code));
    const { page, ownTables } = pageAt('/', { net: { lookAtTable, joinByCode } });
    ownTables.remember(tableOf('OLD'));
    page.look('OLD');
    await eventually(() => expect(codeShown(page)).toBe('OLD'));
  });

  test('forgets a table when the server says that it or the seat is gone', async () => {
    const lookAtTable = async (code: string) => (code === 'GONE' ? no('noSuchTable' as const) : ok(lookOf(code)));
    const { page, ownTables } = pageAt('/', { net: { lookAtTable } });
    for (const code of ['GONE', 'LOST', 'KEPT']) ownTables.remember(tableOf(code));
    page.look('GONE');
    await eventually(() => expect(page.problem.value).toBe('noSuchTable'));
    page.look('LOST');
    await eventually(() => expect(at(page)).toBe('look'));
    expect(codes(ownTables)).toEqual(['KEPT']);
  });

  test('forgets nothing while the server is unreachable', async () => {
    const { page, ownTables } = pageAt('/');
    ownTables.remember(tableOf('OLD'));
    page.look('OLD');
    await eventually(() => expect(page.problem.value).toBe('offline'));
    expect(codes(ownTables)).toEqual(['OLD']);
  });
});
