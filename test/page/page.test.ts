import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import type { TableUpdate } from '#protocol';
import { crazyRummy } from '#rules';
import { createPage } from '../../client/page/createPage.ts';
import { openDevice } from '../../client/page/device.ts';
import type { LiveTable, Ways } from '../../client/page/ways.ts';

/** A table that nothing happens at, and what the page did with it. */
class QuietTable implements LiveTable {
  hasLeft = false;
  readonly #update: TableUpdate;
  tell: Parameters<LiveTable['onStatus']>[0] = () => undefined;

  constructor(code: string) {
    const seat = { name: 'Ana', kind: 'person', connected: true, standIn: false, ready: false } as const;
    const table = {
      stage: 'waiting',
      code,
      isPrivate: true,
      rules: crazyRummy,
      seats: [seat],
      viewer: 0,
      clock: null,
      game: null,
    } as const;
    this.#update = { table, story: null };
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
}

const broken = (): Promise<never> => Promise.reject(new TypeError('a file is gone'));
const forbidden = (): Storage => {
  throw new Error('no storage here');
};

/** A page at this address; every way leads nowhere unless told. */
function pageAt(path: string, { net = {}, ...ways }: { net?: object; practise?: Ways['practise']; seat?: boolean }) {
  vi.stubGlobal('location', { pathname: path });
  const viewport = signal({ width: 390, height: 844, inset: { top: 0, right: 0, bottom: 0, left: 0 } });
  const offline = async () => no('offline' as const);
  return createPage(openDevice(forbidden), viewport, {
    net: async () => ({
      quickMatch: offline,
      createPrivate: offline,
      joinByCode: offline,
      resume: async () => null,
      ...net,
    }),
    remembersSeat: () => ways.seat ?? false,
    practise: ways.practise ?? broken,
    preparePicture: () => undefined,
  });
}

const codeShown = ({ place }: ReturnType<typeof createPage>): string | null =>
  place.value.at === 'table' ? place.value.open.game.table.value.code : null;

beforeEach(() => {
  vi.stubGlobal('document', { title: '' });
  vi.stubGlobal('history', { replaceState: vi.fn() });
  vi.stubGlobal('reportError', vi.fn());
});

describe('a way that fails leads back home and says so', () => {
  test('a file that cannot be loaded', async () => {
    const page = pageAt('/', { net: { quickMatch: broken } });
    page.playNow();
    expect(page.place.value.at).toBe('opening');
    await vi.waitFor(() => expect(page.place.value.at).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a practice table that cannot be opened', async () => {
    const page = pageAt('/', {});
    page.practise();
    await vi.waitFor(() => expect(page.place.value.at).toBe('home'));
    expect(page.problem.value).toBe('notOpened');
  });

  test('a return that breaks off', async () => {
    const page = pageAt('/', { seat: true, net: { resume: broken } });
    await page.comeBack();
    expect(page.place.value.at).toBe('home');
    expect(page.problem.value).toBe('notOpened');
  });
});

describe('coming back', () => {
  test('nobody gets a second table meanwhile', async () => {
    const seat = new QuietTable('OLD');
    const quickMatch = vi.fn(async () => ok(new QuietTable('NEW')));
    const page = pageAt('/', { seat: true, net: { resume: async () => seat, quickMatch } });
    const coming = page.comeBack();
    page.playNow();
    await coming;
    expect(codeShown(page)).toBe('OLD');
    expect(quickMatch).not.toHaveBeenCalled();
  });

  test('without a seat to come back to the page is free at once', async () => {
    const page = pageAt('/', {});
    const coming = page.comeBack();
    expect(page.place.value.at).toBe('home');
    await coming;
    expect(page.problem.value).toBeNull();
  });

  test('a reload leads to the seat, at the address of its table too', async () => {
    const seat = new QuietTable('OLD');
    const page = pageAt('/t/OLD', { seat: true, net: { resume: async () => seat } });
    await page.comeBack();
    expect(codeShown(page)).toBe('OLD');
    expect(seat.hasLeft).toBe(false);
  });

  test('the address of another table leads there, and the old seat is given up', async () => {
    const seat = new QuietTable('OLD');
    const joinByCode = async (code: string) => ok(new QuietTable(code));
    const page = pageAt('/t/NEW', { seat: true, net: { resume: async () => seat, joinByCode } });
    await page.comeBack();
    expect(codeShown(page)).toBe('NEW');
    expect(seat.hasLeft).toBe(true);
  });

  test('the old seat is kept when that table takes nobody', async () => {
    const seat = new QuietTable('OLD');
    const joinByCode = async () => no('tableFull' as const);
    const page = pageAt('/t/NEW', { seat: true, net: { resume: async () => seat, joinByCode } });
    await page.comeBack();
    expect(codeShown(page)).toBe('OLD');
    expect(seat.hasLeft).toBe(false);
  });

  test('a full table can be watched; an address that is none is told', async () => {
    const full = pageAt('/t/FULL', { net: { joinByCode: async () => no('tableFull' as const) } });
    await full.comeBack();
    expect([full.problem.value, full.watchable.value]).toEqual(['tableFull', 'FULL']);
    const none = pageAt('/t/!', {});
    await none.comeBack();
    expect(none.problem.value).toBe('noSuchTable');
  });
});

test('why a table is lost is kept for those who sat there', async () => {
  const table = new QuietTable('ABCD');
  const page = pageAt('/', { practise: async () => table });
  page.practise();
  await vi.waitFor(() => expect(codeShown(page)).toBe('ABCD'));
  table.tell('lost', 'tableClosed');
  const place = page.place.value;
  expect(place.at === 'table' && place.open.line.value).toEqual({ status: 'lost', reason: 'tableClosed' });
  page.leave();
  expect(table.hasLeft).toBe(true);
  expect(page.place.value.at).toBe('home');
});
