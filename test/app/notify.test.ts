import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { BROWSER_NOTIFICATIONS, type NotificationApi, openNotifier } from '../../client/device/notifications.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import { speak } from '../../client/text/say.ts';
import { english } from '../support/englishTexts.ts';
import { settled } from '../support/progress.ts';

afterEach(() => vi.unstubAllGlobals());

interface Chosen {
  readonly permission?: NotificationPermission | null;
  readonly answer?: NotificationPermission;
  readonly notifies?: boolean;
}

/** A device that records its notifications. */
function device({ permission = 'granted', answer = 'granted', notifies = true }: Chosen = {}) {
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, notifies });
  const told: string[] = [];
  const here = { isVisible: false, permission, asked: 0 };
  const api: NotificationApi = {
    permission: () => here.permission,
    async ask() {
      here.asked++;
      here.permission = answer;
      return answer;
    },
    async show(title) {
      told.push(title);
      return () => void told.push('closed');
    },
    isVisible: () => here.isVisible,
  };
  return { settings, told, here, notifier: openNotifier(settings, api) };
}

test('a notification announces the viewer’s turn while the page is hidden and closes when the turn ends', async () => {
  const { notifier, told } = device();
  const yourTurn = signal(false);
  notifier.follow({ yourTurn });
  expect(told).toEqual([]);
  yourTurn.value = true;
  await settled();
  expect(told).toEqual(['Your turn']);
  yourTurn.value = false;
  expect(told).toEqual(['Your turn', 'closed']);
});

test('a notification closes when the page becomes visible, even if it was still being shown', async () => {
  const { notifier, told } = device();
  const yourTurn = signal(true);
  notifier.follow({ yourTurn });
  notifier.seen();
  await settled();
  expect(told).toEqual(['Your turn', 'closed']);
});

test('a change of the language announces no turn once more', async () => {
  const { notifier, told } = device();
  notifier.follow({ yourTurn: signal(true) });
  speak(english);
  await settled();
  expect(told).toEqual(['Your turn']);
});

test('leaving a table closes its notification and shows no more', async () => {
  const { notifier, told } = device();
  const yourTurn = signal(true);
  const stop = notifier.follow({ yourTurn });
  await settled();
  stop();
  yourTurn.value = false;
  yourTurn.value = true;
  await settled();
  expect(told).toEqual(['Your turn', 'closed']);
});

test.each([
  ['the page is visible', {}, true],
  ['notifications are switched off', { notifies: false }, false],
  ['permission is denied', { permission: 'denied' }, false],
] as const)('there is no notification while %s', async (_, chosen, isVisible) => {
  const { notifier, told, here } = device(chosen);
  here.isVisible = isVisible;
  notifier.follow({ yourTurn: signal(true) });
  await settled();
  expect(told).toEqual([]);
});

test('permission is requested only when notifications are switched on', async () => {
  const { notifier, settings, here } = device({ permission: 'default', notifies: false });
  notifier.follow({ yourTurn: signal(true) });
  await settled();
  expect(here.asked).toBe(0);
  notifier.switchOn();
  expect(here.asked).toBe(1);
  await settled();
  expect(settings.value.notifies).toBe(true);
  expect(notifier.problem.value).toBeNull();
});

test.each(['denied', 'default'] as const)('without permission (%s) notifications stay off', async (answer) => {
  const { notifier, settings } = device({ permission: 'default', notifies: false, answer });
  notifier.switchOn();
  await settled();
  expect(settings.value.notifies).toBe(false);
  expect(notifier.problem.value).toBe(answer === 'denied' ? 'denied' : null);
});

test('withdrawn permission switches notifications off', () => {
  const { settings, notifier } = device({ permission: 'denied' });
  expect(settings.value.notifies).toBe(false);
  expect(notifier.problem.value).toBe('denied');
});

test('a browser without notifications is reported as unsupported', () => {
  expect(device({ permission: null, notifies: false }).notifier.problem.value).toBe('unsupported');
});

test('a service worker shows notifications if there is one, as phones and tablets require', async () => {
  const shown = { close: vi.fn() };
  const registration = { showNotification: vi.fn(async () => undefined), getNotifications: vi.fn(async () => [shown]) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('location', { href: 'https://rummy.example/' });
  const close = await BROWSER_NOTIFICATIONS.show('Your turn', { tag: 'turn', data: '/t/KXQTBC' });
  const data = { page: 'https://rummy.example/', table: '/t/KXQTBC' };
  expect(registration.showNotification).toHaveBeenCalledWith('Your turn', { tag: 'turn', data });
  close();
  await settled();
  expect(registration.getNotifications).toHaveBeenCalledWith({ tag: 'turn' });
  expect(shown.close).toHaveBeenCalledOnce();
});

test('the page itself shows notifications if there is no service worker', async () => {
  const close = vi.fn();
  const Notification = vi.fn(
    class {
      close = close;
    },
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('Notification', Notification);
  const take = await BROWSER_NOTIFICATIONS.show('Your turn', { tag: 'turn' });
  expect(Notification).toHaveBeenCalledWith('Your turn', { tag: 'turn' });
  take();
  expect(close).toHaveBeenCalledOnce();
});
