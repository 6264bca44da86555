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

/** A line to the server, and whether anybody listens on it. */
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

  test('are followed while the home screen is seen', () => {
    const { line, tables } = atHome();
    expect(tables.value).toBeNull();
    line.tell([TABLE]);
    expect(tables.value).toEqual([TABLE]);
    line.tell(null);
    expect(tables.value).toBeNull();
  });

  test('are nobody’s business while the page is hidden', () => {
    const { line, isVisible } = atHome();
    isVisible.value = false;
    expect(line.isOpen).toBe(false);
    isVisible.value = true;
    expect([line.isOpen, line.opened]).toEqual([true, 2]);
  });

  test('stay while one is on the way to a table, and not once one is there', () => {
    const { place, line } = atHome();
    place.value = { at: 'opening', from: { at: 'home' } };
    expect([line.isOpen, line.opened]).toEqual([true, 1]);
    place.value = { at: 'games' };
    expect(line.isOpen).toBe(false);
    place.value = { at: 'opening', from: { at: 'games' } };
    expect(line.isOpen).toBe(false);
  });

  test('home does not change under the eyes of somebody on the way to a table, but once they are back', () => {
    const { place, line, tables } = atHome();
    line.tell([]);
    place.value = { at: 'opening', from: { at: 'home' } };
    line.tell([TABLE]);
    expect(tables.value).toEqual([]);
    place.value = { at: 'home' };
    expect(tables.value).toEqual([TABLE]);
  });
});

test('whether the page is seen is asked of the browser', () => {
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

describe('sitting down at one', () => {
  test('leads to a seat there', async () => {
    const joinByCode = vi.fn(async (code: string) => ok(new QuietTable(code)));
    const { page } = pageAt('/', { net: { joinByCode } });
    page.sitDown('KXQTBB');
    await vi.waitFor(() => expect(codeShown(page)).toBe('KXQTBB'));
    expect(joinByCode).toHaveBeenCalledWith('KXQTBB', { name: 'Guest', isNew: true, spectate: false });
  });

  test.each(['tableFull', 'alreadyPlaying', 'gameOver'] as const)(
    'that is %s by now leads to a look at it',
    async (reason) => {
      const joinByCode = async () => ({ ok: false, reason }) as const;
      const lookAtTable = async (code: string) => ok(lookOf(code, reason));
      const { page } = pageAt('/', { net: { joinByCode, lookAtTable } });
      page.sitDown('KXQTBB');
      await vi.waitFor(() => expect(at(page)).toBe('look'));
    },
  );

  test('that is gone says so', async () => {
    const { page } = pageAt('/', { net: { joinByCode: async () => ({ ok: false, reason: 'noSuchTable' }) } });
    page.sitDown('KXQTBB');
    await vi.waitFor(() => expect(page.problem.value).toBe('noSuchTable'));
    expect(at(page)).toBe('home');
  });
});

describe('the line in a browser', () => {
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

  test('tells what comes, and that nothing can be heard; the browser mends it', () => {
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

  test('that is refused is tried again later, unless nobody wants it any more', () => {
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
