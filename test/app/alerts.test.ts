import { type Signal, signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { openAlerts } from '../../client/app/alerts.ts';
import type { PagePlace } from '../../client/app/page.ts';
import { openDevice } from '../../client/device/device.ts';
import { eventually } from '../support/progress.ts';
import { forbidden } from './memory.ts';

afterEach(() => vi.unstubAllGlobals());

/** A hidden page with notifications switched on. `open` goes to a table whose picture is not painted. */
function hiddenPage(navigator: Partial<Navigator> = {}) {
  const told: string[] = [];
  class FakeNotification {
    static readonly permission = 'granted';
    constructor(title: string) {
      told.push(title);
    }
    close(): void {}
  }
  vi.stubGlobal('window', { Notification: FakeNotification });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => undefined });
  const device = openDevice(forbidden);
  device.settings.value = { ...device.settings.value, notifies: true };
  const place: Signal<PagePlace> = signal({ at: 'home' });
  openAlerts(place, device, signal(false));
  return {
    told,
    open(yourTurn: Signal<boolean>): void {
      place.value = {
        at: 'table',
        open: { game: { table: signal({ code: 'KXQT' }) }, yourTurn, isPainted: signal(false) },
      } as unknown as PagePlace;
    },
  };
}

test('a page that opens clears the mark that one closed in a turn has left on the icon', () => {
  const clearAppBadge = vi.fn(async () => undefined);
  hiddenPage({ clearAppBadge });
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('a hidden page notifies of a turn although it paints no table', async () => {
  const { open, told } = hiddenPage();
  const yourTurn = signal(false);
  open(yourTurn);
  yourTurn.value = true;
  await eventually(() => expect(told).toEqual(['Your turn']));
});
