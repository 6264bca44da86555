import { signal } from '@preact/signals';
import { onTestFinished, vi } from 'vitest';
import { no } from '#engine';
import { createPage } from '../../client/app/createPage.ts';
import type { Page } from '../../client/app/page.ts';
import type { TableSources } from '../../client/app/sources.ts';
import { type Device, openDevice } from '../../client/device/device.ts';
import { type OwnTables, openOwnTables } from '../../client/device/ownTables.ts';
import type { Guest } from '../../client/net/guest.ts';
import { historyFrom, type TestHistory } from './histories.ts';
import { forbidden, memory } from './memory.ts';

/** A source that fails. */
export const brokenSource = (): Promise<never> => Promise.reject(new TypeError('a file is gone'));

/** A guest whose server is unreachable. */
const NOBODY: Guest = {
  ask: async () => no('offline'),
  forget: () => undefined,
  recoveryCode: async () => no('offline'),
  recover: async () => no('offline'),
};

interface Prepared {
  readonly net?: object;
  readonly practise?: TableSources['practise'];
  readonly goOn?: TableSources['goOn'];
  /** Whether this tab has a seat to come back to. */
  readonly seat?: boolean;
}

/**
 * A page at this address without a browser, optionally with a given history, on a device on which the standard game is
 * chosen. Sources not given fail. A table that is
 * open when the test ends is closed: other test files share the texts it follows.
 */
export function pageAt(
  address: string,
  { net = {}, seat = false, practise = brokenSource, goOn = brokenSource }: Prepared = {},
  history = historyFrom(address),
): { page: Page; device: Device; history: TestHistory; ownTables: OwnTables } {
  vi.stubGlobal('document', { title: '' });
  vi.stubGlobal('reportError', vi.fn());
  const viewport = signal({ width: 390, height: 844, inset: { top: 0, right: 0, bottom: 0, left: 0 } });
  const offline = async () => no('offline' as const);
  const storage = memory();
  storage.setItem('crazy-rummy-1', '{"rules":"crazy-rummy"}');
  const device = openDevice(() => storage);
  const ownTables = openOwnTables(forbidden, () => 0);
  const nowhere = {
    quickMatch: offline,
    createPrivate: offline,
    lookAtTable: offline,
    joinByCode: offline,
    daily: offline,
    resume: offline,
    guestIn: () => NOBODY,
  };
  const sources: TableSources = {
    net: async () => ({ ...nowhere, ...net }),
    remembersSeat: () => seat,
    practise,
    goOn,
    preparePicture: async () => undefined,
  };
  const page = createPage({ device, ownTables }, viewport, sources, history);
  onTestFinished(() => {
    const { value } = page.place;
    if (value.at === 'table') value.open.close();
  });
  return { page, device, history, ownTables };
}

/** The code of the table shown; null if none is. */
export const codeShown = ({ place }: Page): string | null =>
  place.value.at === 'table' ? place.value.open.game.table.value.code : null;

/** The screen shown. */
export const at = ({ place }: Page): string => place.value.at;
