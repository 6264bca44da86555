import { describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import { eventually } from '../support/progress.ts';
import { at, brokenSource, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

describe('a failure leads back home with a message:', () => {
  test('a file that cannot be loaded', async () => {
    const { page } = pageAt('/', { net: { quickMatch: brokenSource } });
    page.play('anybody');
    expect(at(page)).toBe('opening');
    await eventually(() => expect(at(page)).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a practice table that cannot be opened', async () => {
    const { page } = pageAt('/');
    page.play('bots');
    await eventually(() => expect(at(page)).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a return to a seat that fails', async () => {
    const { page } = pageAt('/', { seat: true, net: { resume: brokenSource } });
    await page.comeBack();
    expect(at(page)).toBe('home');
    expect(page.problem.value).toBe('notOpened');
  });
});

test('a game counts as played on this device once its table has opened', async () => {
  const answers = [no('offline'), ok(new QuietTable('ABCD'))];
  const { page, device } = pageAt('/', { net: { quickMatch: async () => answers.shift() } });
  page.play('anybody');
  await eventually(() => expect(at(page)).toBe('home'));
  expect(device.plays.value).toEqual({});
  page.play('anybody');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  expect(device.plays.value).toEqual({ [device.rules.value.preset]: 1 });
});

describe('coming back to the page', () => {
  test('gives nobody a second table while the seat is being found', async () => {
    const seat = new QuietTable('OLD');
    const quickMatch = vi.fn(async () => ok(new QuietTable('NEW')));
    const { page } = pageAt('/', { seat: true, net: { resume: async () => ok(seat), quickMatch } });
    const coming = page.comeBack();
    page.play('anybody');
    await coming;
    expect(codeShown(page)).toBe('OLD');
    expect(quickMatch).not.toHaveBeenCalled();
  });

  test('shows home at once if there is no seat to come back to', async () => {
    const { page } = pageAt('/');
    const coming = page.comeBack();
    expect(at(page)).toBe('home');
    await coming;
    expect(page.problem.value).toBeNull();
  });

  test('leads to the seat, also at the address of its table', async () => {
    const seat = new QuietTable('OLD');
    const { page } = pageAt('/t/OLD', { seat: true, net: { resume: async () => ok(seat) } });
    await page.comeBack();
    expect(codeShown(page)).toBe('OLD');
    expect(seat.hasLeft).toBe(false);
  });

  test('leads to what the address names if the seat is gone', async () => {
    const { page } = pageAt('/?rules=biddies', { seat: true });
    await page.comeBack();
    expect(page.place.value).toMatchObject({ at: 'rules', rules: { preset: 'biddies' } });
  });
});

describe('the link of a table', () => {
  const seat = () => new QuietTable('OLD');
  const lookAtTable = async (code: string) => ok(lookOf(code));
  const joinByCode = async (code: string) => ok(new QuietTable(code));

  test('shows the table before the player joins', async () => {
    const { page, history } = pageAt('/t/new', { net: { lookAtTable, joinByCode } });
    await page.comeBack();
    expect(page.place.value).toMatchObject({ at: 'look', look: lookOf('NEW') });
    expect(history.addresses).toEqual(['/t/NEW']);
    page.join('player');
    await eventually(() => expect(codeShown(page)).toBe('NEW'));
  });

  test('gives up the seat at another table only when the player joins', async () => {
    const old = seat();
    const { page } = pageAt('/t/NEW', { seat: true, net: { resume: async () => ok(old), lookAtTable, joinByCode } });
    await page.comeBack();
    expect(at(page)).toBe('look');
    expect(old.hasLeft).toBe(false);
    page.join('player');
    await eventually(() => expect(codeShown(page)).toBe('NEW'));
    expect(old.hasLeft).toBe(true);
  });

  test('leads to the seat at the other table on Back', async () => {
    const old = seat();
    const { page, history } = pageAt('/t/NEW', { seat: true, net: { resume: async () => ok(old), lookAtTable } });
    await page.comeBack();
    page.back();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
    expect(history.addresses).toEqual(['/t/NEW', '/t/OLD']);
  });

  test('keeps a seat while a link with rules is shown', async () => {
    const old = seat();
    const { page } = pageAt('/?rules=biddies', { seat: true, net: { resume: async () => ok(old) } });
    await page.comeBack();
    expect([at(page), old.hasLeft]).toEqual(['rules', false]);
    page.back();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
  });

  test('keeps the old seat if there is no such table', async () => {
    const old = seat();
    const gone = async () => no('noSuchTable' as const);
    const { page } = pageAt('/t/NEW', { seat: true, net: { resume: async () => ok(old), lookAtTable: gone } });
    await page.comeBack();
    expect([codeShown(page), old.hasLeft]).toEqual(['OLD', false]);
  });

  test('says so if the table has filled up, and lets the player watch', async () => {
    const join = async (code: string, { spectate }: { spectate: boolean }) =>
      spectate ? ok(new QuietTable(code)) : no('tableFull' as const);
    const { page } = pageAt('/t/FULL', { net: { lookAtTable, joinByCode: join } });
    await page.comeBack();
    page.join('player');
    await eventually(() => expect(page.problem.value).toBe('tableFull'));
    expect(page.place.value).toMatchObject({ at: 'look', look: { closed: 'tableFull' } });
    page.join('spectator');
    await eventually(() => expect(codeShown(page)).toBe('FULL'));
  });

  test('leads home with a message if it is malformed or there is no such table', async () => {
    for (const address of ['/t/!', '/t/', '/T/…']) {
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

test('a lost table says why until the player leaves', async () => {
  const table = new QuietTable('ABCD');
  const { page } = pageAt('/', { practise: async () => table });
  page.play('bots');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  table.tell('lost', 'tableClosed');
  const place = page.place.value;
  expect(place.at === 'table' && place.open.connectionState.value).toEqual({ status: 'lost', reason: 'tableClosed' });
  page.leave();
  expect(table.hasLeft).toBe(true);
  expect(at(page)).toBe('home');
});

describe('a table taken over by another tab or device', () => {
  const elsewhere = async (net: object) => {
    const table = new QuietTable('ABCD');
    const found = pageAt('/', { net: { quickMatch: async () => ok(table), ...net } });
    found.page.play('anybody');
    await eventually(() => expect(codeShown(found.page)).toBe('ABCD'));
    table.tell('lost', 'takenOver');
    return { ...found, table };
  };

  test('can be taken back', async () => {
    const again = new QuietTable('ABCD');
    const joinByCode = vi.fn(async () => ok(again));
    const { page, table, history } = await elsewhere({ joinByCode });
    page.playHere();
    const connection = () => page.place.value.at === 'table' && page.place.value.open.game.connection;
    await eventually(() => expect(connection()).toBe(again));
    expect(joinByCode).toHaveBeenCalledWith('ABCD', expect.objectContaining({ spectate: false }));
    expect([table.hasLeft, history.addresses.length]).toEqual([false, 2]);
  });

  test('stays visible until the seat is found, then the bare felt until it is painted', async () => {
    let find = (_: unknown): void => undefined;
    const found = new Promise<unknown>((resolve) => {
      find = resolve;
    });
    const joinByCode = vi.fn(() => found);
    const { page } = await elsewhere({ joinByCode });
    const before = page.place.value;
    page.playHere();
    await eventually(() => expect(joinByCode).toHaveBeenCalled());
    expect(page.place.value).toBe(before);
    find(ok(new QuietTable('ABCD')));
    await eventually(() => expect(page.place.value).not.toBe(before));
    expect(page.place.value).toMatchObject({ at: 'table', from: null });
  });

  test('is not reopened if the player has gone home meanwhile', async () => {
    const again = new QuietTable('ABCD');
    const { page } = await elsewhere({ joinByCode: async () => ok(again) });
    page.playHere();
    page.leave();
    await eventually(() => expect(again.isAway).toBe(true));
    expect(at(page)).toBe('home');
  });

  test('leads home with a message if it is gone', async () => {
    const { page } = await elsewhere({ joinByCode: async () => no('noSuchTable') });
    page.playHere();
    await eventually(() => expect(page.problem.value).toBe('noSuchTable'));
    expect(at(page)).toBe('home');
  });
});

describe('a practice game', () => {
  test('can be resumed', async () => {
    const { page } = pageAt('/', { goOn: async () => new QuietTable('') });
    page.goOn();
    await eventually(() => expect(at(page)).toBe('table'));
  });

  test('that another tab goes on with can be taken back in its newest state', async () => {
    const [older, newest] = [new QuietTable(''), new QuietTable('')];
    const { page } = pageAt('/', { practise: async () => older, goOn: async () => newest });
    page.play('bots');
    await eventually(() => expect(at(page)).toBe('table'));
    older.tell('lost', 'takenOver');
    page.playHere();
    const connection = () => page.place.value.at === 'table' && page.place.value.open.game.connection;
    await eventually(() => expect(connection()).toBe(newest));
  });

  test('that is taken back after the player has gone home is left again', async () => {
    const [older, newest] = [new QuietTable(''), new QuietTable('')];
    const { page } = pageAt('/', { practise: async () => older, goOn: async () => newest });
    page.play('bots');
    await eventually(() => expect(at(page)).toBe('table'));
    older.tell('lost', 'takenOver');
    page.playHere();
    page.leave();
    await eventually(() => expect(newest.hasLeft || newest.isAway).toBe(true));
    expect(at(page)).toBe('home');
  });

  test('that cannot be resumed leads to a message at home', async () => {
    const { page } = pageAt('/', { goOn: async () => null });
    page.goOn();
    await eventually(() => expect(page.problem.value).toBe('gameForgotten'));
    expect(at(page)).toBe('home');
  });
});

describe('a reload', () => {
  test('without a network says that the server is unreachable', async () => {
    const { page } = pageAt('/', { seat: true });
    await page.comeBack();
    expect([at(page), page.problem.value]).toEqual(['home', 'offline']);
  });

  test('says that the table waits for a newer version, at its address too', async () => {
    const newer = async () => no('newerTable' as const);
    for (const address of ['/', '/t/KEPT']) {
      const { page } = pageAt(address, { seat: true, net: { resume: newer, lookAtTable: newer } });
      await page.comeBack();
      expect([at(page), page.problem.value]).toEqual(['home', 'newerTable']);
    }
  });
});
