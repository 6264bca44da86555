import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#engine';
import type { OpenTables, PublicNow, PublicTable } from '#protocol';
import { type FollowTables, openTablesAt, watchVisible } from '../../client/app/followOpenTables.ts';
import type { PagePlace } from '../../client/app/page.ts';
import { followOpenTables } from '../../client/net/openTableStream.ts';
import { eventually } from '../support/progress.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { lookOf, QuietTable } from './tables.ts';

const TABLE: PublicTable = {
  ...{ code: 'KXQTBB', rules: 'biddies', pace: 'usual', seats: 4, people: 1, free: 3 },
  ...{ isOpen: true, stage: 'waiting', deal: 0 },
};

const EMPTY: PublicNow = { tables: [], people: { looking: 0, playing: 14 } };
const WITH_TABLE: PublicNow = { tables: [TABLE], people: { looking: 2, playing: 14 } };

/** A subscription to the server that tests control, and whether it is open. */
function lineToHouse() {
  const line = { tell: (_tables: OpenTables): void => undefined, isOpen: false, opened: 0 };
  const follow: FollowTables = (tell) => {
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
    line.tell(WITH_TABLE);
    expect(tables.value).toEqual(WITH_TABLE);
    line.tell('offline');
    expect(tables.value).toBe('offline');
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
    line.tell(EMPTY);
    place.value = { at: 'opening', from: { at: 'home' } };
    line.tell(WITH_TABLE);
    expect(tables.value).toEqual(EMPTY);
    place.value = { at: 'home' };
    expect(tables.value).toEqual(WITH_TABLE);
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
    await eventually(() => expect(codeShown(page)).toBe('KXQTBB'));
    expect(joinByCode).toHaveBeenCalledWith('KXQTBB', { name: 'Guest', isNew: true, spectate: false });
  });

  test.each(['tableFull', 'alreadyPlaying', 'gameOver'] as const)(
    'leads to a look at it if it is %s by now',
    async (reason) => {
      const joinByCode = async () => ({ ok: false, reason }) as const;
      const lookAtTable = async (code: string) => ok(lookOf(code, reason));
      const { page } = pageAt('/', { net: { joinByCode, lookAtTable } });
      page.sitDown('KXQTBB');
      await eventually(() => expect(at(page)).toBe('look'));
    },
  );

  test('says so if it is gone', async () => {
    const { page } = pageAt('/', { net: { joinByCode: async () => ({ ok: false, reason: 'noSuchTable' }) } });
    page.sitDown('KXQTBB');
    await eventually(() => expect(page.problem.value).toBe('noSuchTable'));
    expect(at(page)).toBe('home');
  });
});

describe('the stream of open tables', () => {
  /** The server's end of a stream. */
  interface ServerEnd {
    send(text: string): void;
    end(): void;
  }
  const TABLES = `data: ${JSON.stringify(WITH_TABLE)}\n\n`;
  const NONE = `data: ${JSON.stringify(EMPTY)}\n\n`;
  let asked: string[];
  let streams: ServerEnd[];
  let network: EventTarget;
  /** The answer to the next requests: a stream, a status, nothing (`hangs`), or a failure (`fails`). */
  let answers: 'stream' | 'hangs' | 'fails' | number;
  let stop = (): void => undefined;

  const request = (url: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(url);
    if (answers === 'fails') return Promise.reject(new TypeError('failed to fetch'));
    if (answers === 'hangs') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (answers !== 'stream') return Promise.resolve(new Response('', { status: answers }));
    const body = new ReadableStream<Uint8Array>({
      start(line) {
        signal.addEventListener('abort', () => line.error(signal.reason));
        streams.push({ send: (text) => line.enqueue(new TextEncoder().encode(text)), end: () => line.close() });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }));
  };

  /** Follows the stream; what was told so far. */
  async function follow() {
    const told: unknown[] = [];
    stop = followOpenTables((now) => told.push(now));
    await pass(0);
    return told;
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const send = async (text: string) => {
    streams.at(-1)?.send(text);
    await pass(0);
  };

  beforeEach(() => {
    asked = [];
    streams = [];
    answers = 'stream';
    network = new EventTarget();
    vi.useFakeTimers();
    vi.stubGlobal('fetch', request);
    vi.stubGlobal('location', { origin: 'https://rummy.example' });
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is read as it comes, in whatever pieces', async () => {
    const told = await follow();
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/rummy\.example\/(?:rt\/)?tables$/)]);
    await send(`${NONE}${TABLES.slice(0, 20)}`);
    expect(told).toEqual([EMPTY]);
    await send(TABLES.slice(20));
    expect(told).toEqual([EMPTY, WITH_TABLE]);
  });

  test('is kept open by the server’s signs of life', async () => {
    const told = await follow();
    await send(NONE);
    for (let sign = 0; sign < 20; sign++) {
      await pass(15_000);
      await send(':\n\n');
    }
    expect([asked.length, told]).toEqual([1, [EMPTY]]);
  });

  test('that goes silent is opened anew after 20 s, without a word if the server answers', async () => {
    const told = await follow();
    await send(NONE);
    await pass(19_990);
    expect(asked).toHaveLength(1);
    await pass(20);
    expect(asked).toHaveLength(2);
    await send(TABLES);
    expect(told).toEqual([EMPTY, WITH_TABLE]);
  });

  test('that stays silent is reported after 25 s, and tried again until it is back', async () => {
    const told = await follow();
    await send(NONE);
    answers = 'hangs';
    await pass(24_990);
    expect(told).toEqual([EMPTY]);
    await pass(20);
    expect(told).toEqual([EMPTY, 'offline']);
    answers = 'stream';
    await pass(3_000);
    await send(TABLES);
    expect(told).toEqual([EMPTY, 'offline', WITH_TABLE]);
  });

  test.each(['fails', 502, 200] as const)('of a server out of reach is reported at once: %s', async (answer) => {
    answers = answer;
    const told = await follow();
    expect(told).toEqual(['offline']);
    await pass(60_000);
    expect(asked).toHaveLength(21);
  });

  test('that the server ends, as it restarts, is opened again before anything is said', async () => {
    const told = await follow();
    await send(NONE);
    streams[0]?.end();
    await pass(3_000);
    await send(TABLES);
    expect(told).toEqual([EMPTY, WITH_TABLE]);
  });

  test('that is refused is retried later, unless it was stopped', async () => {
    answers = 429;
    const told = await follow();
    expect(told).toEqual([null]);
    await pass(15_000);
    expect(asked).toHaveLength(2);
    stop();
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  test.each(['online', 'offline'])('is asked for at once when the device is %s', async (change) => {
    await follow();
    await send(NONE);
    answers = 'fails';
    network.dispatchEvent(new Event(change));
    await pass(0);
    expect(asked).toHaveLength(2);
    network.dispatchEvent(new Event(change));
    await pass(0);
    expect(asked).toHaveLength(3);
  });

  test('ends when it is no longer followed', async () => {
    const told = await follow();
    await send(NONE);
    stop();
    await pass(60_000);
    expect([asked.length, told]).toEqual([1, [EMPTY]]);
  });
});
