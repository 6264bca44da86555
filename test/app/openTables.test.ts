import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#engine';
import type { PublicTable } from '#protocol';
import { type Follow, openTablesAt, watchVisible } from '../../client/app/followOpenTables.ts';
import type { PagePlace } from '../../client/app/page.ts';
import { followOpenTables } from '../../client/net/openTableStream.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const TABLE: PublicTable = {
  ...{ code: 'KXQTBB', rules: 'biddies', pace: 'usual', seats: 4, people: 1, free: 3 },
  ...{ isOpen: true, stage: 'waiting', deal: 0 },
};

/** A subscription to the server that tests control, and whether it is open. */
function lineToHouse() {
  const line = { tell: (_tables: readonly PublicTable[] | null): void => undefined, isOpen: false, opened: 0 };
  const follow: Follow = (tell) => {
    Object.assign(line, { tell, isOpen: true, opened: line.opened + 1 });
    return () => {
      line.isOpen = false;
    };
  };
  return { line, follow };
}

describe('the open tables', () => {
  const atHome = () => {
    const place = signal<PagePlace>({ at: 'home' });
    const isVisible = signal(true);
    const { line, follow } = lineToHouse();
    const tables = openTablesAt(place, isVisible, follow);
    return { place, isVisible, line, tables };
  };

  test('are followed while the home screen is visible', () => {
    const { line, tables } = atHome();
    expect(tables.value).toBeNull();
    line.tell([TABLE]);
    expect(tables.value).toEqual([TABLE]);
    line.tell(null);
    expect(tables.value).toBeNull();
  });

  test('are not followed while the page is hidden', () => {
    const { line, isVisible } = atHome();
    isVisible.value = false;
    expect(line.isOpen).toBe(false);
    isVisible.value = true;
    expect([line.isOpen, line.opened]).toEqual([true, 2]);
  });

  test('are followed while a table opens from home, but not on another screen', () => {
    const { place, line } = atHome();
    place.value = { at: 'opening', from: { at: 'home' } };
    expect([line.isOpen, line.opened]).toEqual([true, 1]);
    place.value = { at: 'games' };
    expect(line.isOpen).toBe(false);
    place.value = { at: 'opening', from: { at: 'games' } };
    expect(line.isOpen).toBe(false);
  });

  test('do not change while a table opens, but once the player is back', () => {
    const { place, line, tables } = atHome();
    line.tell([]);
    place.value = { at: 'opening', from: { at: 'home' } };
    line.tell([TABLE]);
    expect(tables.value).toEqual([]);
    place.value = { at: 'home' };
    expect(tables.value).toEqual([TABLE]);
  });
});

test('the page follows the browser’s visibility', () => {
  let changed = (): void => undefined;
  const page = {
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_type: string, listener: () => void) => {
      changed = listener;
    },
  };
  const isVisible = watchVisible(page as unknown as Document);
  expect(isVisible.value).toBe(false);
  page.visibilityState = 'visible';
  changed();
  expect(isVisible.value).toBe(true);
});

describe('sitting down at an open table', () => {
  test('takes a seat there', async () => {
    const joinByCode = vi.fn(async (code: string) => ok(new QuietTable(code)));
    const { page } = pageAt('/', { net: { joinByCode } });
    page.sitDown('KXQTBB');
    await vi.waitFor(() => expect(codeShown(page)).toBe('KXQTBB'));
    expect(joinByCode).toHaveBeenCalledWith('KXQTBB', { name: 'Guest', isNew: true, spectate: false });
  });

  test.each(['tableFull', 'alreadyPlaying', 'gameOver'] as const)(
    'leads to a look at it if it is %s by now',
    async (reason) => {
      const joinByCode = async () => ({ ok: false, reason }) as const;
      const lookAtTable = async (code: string) => ok(lookOf(code, reason));
      const { page } = pageAt('/', { net: { joinByCode, lookAtTable } });
      page.sitDown('KXQTBB');
      await vi.waitFor(() => expect(at(page)).toBe('look'));
    },
  );

  test('says so if it is gone', async () => {
    const { page } = pageAt('/', { net: { joinByCode: async () => ({ ok: false, reason: 'noSuchTable' }) } });
    page.sitDown('KXQTBB');
    await vi.waitFor(() => expect(page.problem.value).toBe('noSuchTable'));
    expect(at(page)).toBe('home');
  });
});

describe('the event stream', () => {
  class Source {
    static readonly CLOSED = 2;
    static all: Source[] = [];
    readyState = 1;
    onmessage = (_event: { data: string }): void => undefined;
    onerror = (): void => undefined;
    readonly url: string;
    constructor(url: string) {
      this.url = url;
      Source.all.push(this);
    }
    close(): void {
      this.readyState = Source.CLOSED;
    }
  }
  beforeEach(() => {
    Source.all = [];
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Source);
    vi.stubGlobal('location', { origin: 'https://rummy.example' });
  });
  afterEach(() => vi.useRealTimers());

  test('reports tables and a broken connection, which the browser restores', () => {
    const told = vi.fn();
    followOpenTables(told);
    const [source] = Source.all;
    expect(source?.url).toMatch(/^https:\/\/rummy\.example\/(?:rt\/)?tables$/);
    source?.onmessage({ data: JSON.stringify([TABLE]) });
    source?.onerror();
    expect(told.mock.calls).toEqual([[[TABLE]], [null]]);
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(1);
  });

  test('retries later when refused, unless it was stopped', () => {
    const stop = followOpenTables(() => undefined);
    const refuse = () => {
      const source = Source.all.at(-1);
      source?.close();
      source?.onerror();
    };
    refuse();
    vi.advanceTimersByTime(15_000);
    expect(Source.all).toHaveLength(2);
    refuse();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(Source.all).toHaveLength(2);
  });
});
