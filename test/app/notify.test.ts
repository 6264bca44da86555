import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { BROWSER_NOTIFICATIONS, type NotificationApi, openNotifier } from '../../client/device/notifications.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/game/settings.ts';

afterEach(() => vi.unstubAllGlobals());

interface Chosen {
  readonly permission?: NotificationPermission | null;
  readonly answer?: NotificationPermission;
  readonly notifies?: boolean;
}

/** A device whose notifications are written down. */
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

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test('the system tells of one’s turn while the page is out of sight, and no longer once it is over', async () => {
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

test('what was told is closed when the page is looked at again, also while it is still being made', async () => {
  const { notifier, told } = device();
  const yourTurn = signal(true);
  notifier.follow({ yourTurn });
  notifier.seen();
  await settled();
  expect(told).toEqual(['Your turn', 'closed']);
});

test('nothing is left of a table that one has left', async () => {
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
  ['the page is in sight', {}, true],
  ['it is switched off', { notifies: false }, false],
  ['it is forbidden', { permission: 'denied' }, false],
] as const)('nothing is told while %s', async (_, chosen, isVisible) => {
  const { notifier, told, here } = device(chosen);
  here.isVisible = isVisible;
  notifier.follow({ yourTurn: signal(true) });
  await settled();
  expect(told).toEqual([]);
});

test('leave is asked for only when it is switched on', async () => {
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

test.each(['denied', 'default'] as const)('without leave (%s) it stays off', async (answer) => {
  const { notifier, settings } = device({ permission: 'default', notifies: false, answer });
  notifier.switchOn();
  await settled();
  expect(settings.value.notifies).toBe(false);
  expect(notifier.problem.value).toBe(answer === 'denied' ? 'denied' : null);
});

test('what was allowed once and is no longer is off', () => {
  const { settings, notifier } = device({ permission: 'denied' });
  expect(settings.value.notifies).toBe(false);
  expect(notifier.problem.value).toBe('denied');
});

test('a browser without notifications says so', () => {
  expect(device({ permission: null, notifies: false }).notifier.problem.value).toBe('unsupported');
});

test('where there is a service worker it shows them, as phones and tablets demand', async () => {
  const shown = { close: vi.fn() };
  const registration = { showNotification: vi.fn(async () => undefined), getNotifications: vi.fn(async () => [shown]) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const close = await BROWSER_NOTIFICATIONS.show('Your turn', { tag: 'turn' });
  expect(registration.showNotification).toHaveBeenCalledWith('Your turn', { tag: 'turn' });
  close();
  await settled();
  expect(registration.getNotifications).toHaveBeenCalledWith({ tag: 'turn' });
  expect(shown.close).toHaveBeenCalledOnce();
});

test('and the page itself where there is none', async () => {
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
