import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { PagePlace } from '../../client/app/page.ts';
import { HOME } from '../../client/app/screen.ts';
import type { LanguageMessage } from '../../client/offline/messages.ts';
import { openUpdates, type UpdateApi } from '../../client/offline/updates.ts';
import { eventually, settled } from '../support/progress.ts';

const AT_TABLE = { at: 'table' } as PagePlace;

/** The tabs of one browser with a newer version waiting, or of one that has not saved the page yet. */
function browser({ isKept = true } = {}) {
  const controlled = new EventTarget();
  const takeOver = () => void controlled.dispatchEvent(new Event('controllerchange'));
  const newer = {
    postMessage() {
      waiting = null;
      takeOver();
    },
  };
  let waiting = isKept ? newer : null;
  const told: unknown[] = [];
  const worker = (which: string) => ({
    postMessage: (message: LanguageMessage) => void told.push([which, message.language]),
  });
  let held = 0;
  /** The part of the Web Locks API used here. */
  const request = async (_name: string, how: LockOptions, work: (lock: Lock | null) => Promise<unknown>) => {
    if (how.ifAvailable) return work(held === 0 ? ({} as Lock) : null);
    held++;
    await work({} as Lock);
    held--;
    return undefined;
  };
  const reload = vi.fn();
  let onWait = (): void => undefined;
  let fetched = 0;
  const api = {
    container: Object.assign(controlled, {
      controller: isKept ? {} : null,
      ready: Promise.resolve({
        active: worker('active'),
        waiting: isKept ? worker('waiting') : null,
        installing: null,
      }),
      getRegistration: async () => ({ waiting, update: async () => undefined }),
      register: async () => takeOver(),
    }),
    locks: { request },
    reload,
    fetched: () => fetched,
    wait: async () => onWait(),
  } as unknown as UpdateApi;
  const tab = (place: PagePlace) => {
    const at = signal<PagePlace>(place);
    const language = signal('en');
    return { at, language, updates: openUpdates(at, language, api) };
  };
  /** Something that happens while a page waits. */
  const meanwhile = (happens: () => void): void => {
    onWait = happens;
  };
  const fetches = (): number => ++fetched;
  return { tab, reload, meanwhile, fetches, told };
}

test('a waiting version is activated when the page starts', async () => {
  const { tab, reload } = browser();
  await tab(HOME).updates.take();
  expect(reload).toHaveBeenCalled();
});

test('a newer version keeps waiting while a table is open in any tab', async () => {
  const { tab, reload } = browser();
  const table = tab(AT_TABLE);
  await table.updates.take();
  await tab(HOME).updates.take();
  await table.updates.seen();
  expect(reload).not.toHaveBeenCalled();
});

test('a waiting version is activated when the last open table is left', async () => {
  const { tab, reload } = browser();
  const [ann, ben] = [tab(AT_TABLE), tab(AT_TABLE)];
  ann.at.value = HOME;
  await settled();
  expect(reload).not.toHaveBeenCalled();
  ben.at.value = HOME;
  await eventually(() => expect(reload).toHaveBeenCalled());
});

test('a newer version keeps waiting if a table is opened at once', async () => {
  const { tab, reload, meanwhile } = browser();
  const { at, updates } = tab(HOME);
  meanwhile(() => {
    at.value = AT_TABLE;
  });
  await updates.take();
  expect(reload).not.toHaveBeenCalled();
});

test('a newer version waits until the page fetches nothing any more', async () => {
  const { tab, reload, meanwhile, fetches } = browser();
  const reloads: number[] = [];
  meanwhile(() => {
    reloads.push(reload.mock.calls.length);
    if (reloads.length < 4) fetches();
  });
  await tab(HOME).updates.take();
  expect(reloads).toEqual([0, 0, 0, 0, 1]);
});

test('a waiting version is activated when the page becomes visible at home, and nowhere else', async () => {
  const { tab, reload } = browser();
  await tab({ at: 'games' }).updates.seen();
  expect(reload).not.toHaveBeenCalled();
  await tab(HOME).updates.seen();
  expect(reload).toHaveBeenCalled();
});

test('saving the page for the first time does not reload it', async () => {
  const { tab, reload } = browser({ isKept: false });
  const { updates } = tab(HOME);
  await updates.keep();
  await updates.take();
  expect(reload).not.toHaveBeenCalled();
});

test('the texts of the page’s language are saved, and those of another once it is chosen', async () => {
  const { tab, told } = browser({ isKept: false });
  const { updates, language } = tab(HOME);
  language.value = 'fr';
  expect(told).toEqual([]);
  await updates.keep();
  language.value = 'el';
  expect(told).toEqual([
    ['active', 'fr'],
    ['active', 'el'],
  ]);
});

test('a language is saved for the newer version too', async () => {
  const { tab, told } = browser();
  await tab(HOME).updates.keep();
  expect(told).toEqual([
    ['active', 'en'],
    ['waiting', 'en'],
  ]);
});

test('a browser without service workers or locks has no updates to wait for', async () => {
  await expect(openUpdates(signal<PagePlace>(HOME), signal('en'), null).take()).resolves.toBeUndefined();
});
