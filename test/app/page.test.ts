import { describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import { at, brokenSource, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

describe('a way that fails leads back home and says so', () => {
  test('a file that cannot be loaded', async () => {
    const { page } = pageAt('/', { net: { quickMatch: brokenSource } });
    page.play('anybody');
    expect(at(page)).toBe('opening');
    await vi.waitFor(() => expect(at(page)).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a practice table that cannot be opened', async () => {
    const { page } = pageAt('/');
    page.play('bots');
    await vi.waitFor(() => expect(at(page)).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a return that breaks off', async () => {
    const { page } = pageAt('/', { seat: true, net: { resume: brokenSource } });
    await page.comeBack();
    expect(at(page)).toBe('home');
    expect(page.problem.value).toBe('notOpened');
  });
});

describe('coming back', () => {
  test('nobody gets a second table meanwhile', async () => {
    const seat = new QuietTable('OLD');
    const quickMatch = vi.fn(async () => ok(new QuietTable('NEW')));
    const { page } = pageAt('/', { seat: true, net: { resume: async () => seat, quickMatch } });
    const coming = page.comeBack();
    page.play('anybody');
    await coming;
    expect(codeShown(page)).toBe('OLD');
    expect(quickMatch).not.toHaveBeenCalled();
  });

  test('without a seat to come back to the page is free at once', async () => {
    const { page } = pageAt('/');
    const coming = page.comeBack();
    expect(at(page)).toBe('home');
    await coming;
    expect(page.problem.value).toBeNull();
  });

  test('a reload leads to the seat, at the address of its table too', async () => {
    const seat = new QuietTable('OLD');
    const { page } = pageAt('/t/OLD', { seat: true, net: { resume: async () => seat } });
    await page.comeBack();
    expect(codeShown(page)).toBe('OLD');
    expect(seat.hasLeft).toBe(false);
  });

  test('a seat that is gone leads to what the address names', async () => {
    const { page } = pageAt('/?rules=biddies', { seat: true });
    await page.comeBack();
    expect(page.place.value).toMatchObject({ at: 'rules', rules: { preset: 'biddies' } });
  });
});

describe('the link of a table', () => {
  const seat = () => new QuietTable('OLD');
  const lookAtTable = async (code: string) => ok(lookOf(code));
  const joinByCode = async (code: string) => ok(new QuietTable(code));

  test('shows it before anybody sits down', async () => {
    const { page, history } = pageAt('/t/new', { net: { lookAtTable, joinByCode } });
    await page.comeBack();
    expect(page.place.value).toMatchObject({ at: 'look', look: lookOf('NEW') });
    expect(history.addresses).toEqual(['/t/NEW']);
    page.join(false);
    await vi.waitFor(() => expect(codeShown(page)).toBe('NEW'));
  });

  test('gives the seat at another table up, but not before one sits at this', async () => {
    const old = seat();
    const { page } = pageAt('/t/NEW', { seat: true, net: { resume: async () => old, lookAtTable, joinByCode } });
    await page.comeBack();
    expect(at(page)).toBe('look');
    expect(old.hasLeft).toBe(false);
    page.join(false);
    await vi.waitFor(() => expect(codeShown(page)).toBe('NEW'));
    expect(old.hasLeft).toBe(true);
  });

  test('back from the look leads to that seat', async () => {
    const old = seat();
    const { page, history } = pageAt('/t/NEW', { seat: true, net: { resume: async () => old, lookAtTable } });
    await page.comeBack();
    page.back();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
    expect(history.addresses).toEqual(['/t/NEW', '/t/OLD']);
  });

  test('a link with rules is shown beside a seat, which is kept', async () => {
    const old = seat();
    const { page } = pageAt('/?rules=biddies', { seat: true, net: { resume: async () => old } });
    await page.comeBack();
    expect([at(page), old.hasLeft]).toEqual(['rules', false]);
    page.back();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
  });

  test('the old seat is kept when there is no such table', async () => {
    const old = seat();
    const gone = async () => no('noSuchTable' as const);
    const { page } = pageAt('/t/NEW', { seat: true, net: { resume: async () => old, lookAtTable: gone } });
    await page.comeBack();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
  });

  test('a table that has filled up meanwhile says so, and can be watched', async () => {
    const join = async (code: string, { spectate }: { spectate: boolean }) =>
      spectate ? ok(new QuietTable(code)) : no('tableFull' as const);
    const { page } = pageAt('/t/FULL', { net: { lookAtTable, joinByCode: join } });
    await page.comeBack();
    page.join(false);
    await vi.waitFor(() => expect(page.problem.value).toBe('tableFull'));
    expect(page.place.value).toMatchObject({ at: 'look', look: { closed: 'tableFull' } });
    page.join(true);
    await vi.waitFor(() => expect(codeShown(page)).toBe('FULL'));
  });

  test('that is none, or to no table, leads home and says so', async () => {
    for (const address of ['/t/!', '/t/', '/t/%zz']) {
      const { page } = pageAt(address);
      await page.comeBack();
      expect([at(page), page.problem.value]).toEqual(['home', 'noSuchTable']);
    }
    const gone = async () => no('noSuchTable' as const);
    const { page, history } = pageAt('/t/GONE', { net: { lookAtTable: gone } });
    await page.comeBack();
    expect([at(page), page.problem.value, history.addresses]).toEqual(['home', 'noSuchTable', ['/']]);
  });
});

test('why a table is lost is kept for those who sat there', async () => {
  const table = new QuietTable('ABCD');
  const { page } = pageAt('/', { practise: async () => table });
  page.play('bots');
  await vi.waitFor(() => expect(codeShown(page)).toBe('ABCD'));
  table.tell('lost', 'tableClosed');
  const place = page.place.value;
  expect(place.at === 'table' && place.open.line.value).toEqual({ status: 'lost', reason: 'tableClosed' });
  page.leave();
  expect(table.hasLeft).toBe(true);
  expect(at(page)).toBe('home');
});

describe('a table that is played elsewhere now', () => {
  const elsewhere = async (net: object) => {
    const table = new QuietTable('ABCD');
    const found = pageAt('/', { net: { quickMatch: async () => ok(table), ...net } });
    found.page.play('anybody');
    await vi.waitFor(() => expect(codeShown(found.page)).toBe('ABCD'));
    table.tell('lost', 'takenOver');
    return { ...found, table };
  };

  test('is played here again', async () => {
    const again = new QuietTable('ABCD');
    const joinByCode = vi.fn(async () => ok(again));
    const { page, table, history } = await elsewhere({ joinByCode });
    page.playHere();
    const connection = () => page.place.value.at === 'table' && page.place.value.open.game.connection;
    await vi.waitFor(() => expect(connection()).toBe(again));
    expect(joinByCode).toHaveBeenCalledWith('ABCD', expect.objectContaining({ spectate: false }));
    expect([table.hasLeft, history.addresses.length]).toEqual([false, 2]);
  });

  test('stays in sight until the seat is found, then the bare felt until it is painted', async () => {
    let find = (_: unknown): void => undefined;
    const found = new Promise<unknown>((resolve) => {
      find = resolve;
    });
    const joinByCode = vi.fn(() => found);
    const { page } = await elsewhere({ joinByCode });
    const before = page.place.value;
    page.playHere();
    await vi.waitFor(() => expect(joinByCode).toHaveBeenCalled());
    expect(page.place.value).toBe(before);
    find(ok(new QuietTable('ABCD')));
    await vi.waitFor(() => expect(page.place.value).not.toBe(before));
    expect(page.place.value).toMatchObject({ at: 'table', from: null });
  });

  test('is not gone back to by whoever went home meanwhile', async () => {
    const again = new QuietTable('ABCD');
    const { page } = await elsewhere({ joinByCode: async () => ok(again) });
    page.playHere();
    page.leave();
    await vi.waitFor(() => expect(again.isAway).toBe(true));
    expect(at(page)).toBe('home');
  });

  test('leads home, and says so, when it is gone', async () => {
    const { page } = await elsewhere({ joinByCode: async () => no('noSuchTable') });
    page.playHere();
    await vi.waitFor(() => expect(page.problem.value).toBe('noSuchTable'));
    expect(at(page)).toBe('home');
  });
});

describe('a practice game', () => {
  test('is gone on with', async () => {
    const { page } = pageAt('/', { goOn: async () => new QuietTable('') });
    page.goOn();
    await vi.waitFor(() => expect(at(page)).toBe('table'));
  });

  test('that cannot be gone on with is told of at home', async () => {
    const { page } = pageAt('/', { goOn: async () => null });
    page.goOn();
    await vi.waitFor(() => expect(page.problem.value).toBe('gameForgotten'));
    expect(at(page)).toBe('home');
  });
});

test('a reload without a network tells that the seat cannot be reached', async () => {
  const { page } = pageAt('/', { seat: true });
  await page.comeBack();
  expect(at(page)).toBe('home');
  expect(page.problem.value).toBe('offline');
});
