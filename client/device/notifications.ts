import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { createContext } from 'preact';
import type { Sound } from '../stage/cues.ts';
import { text } from '../text/index.ts';
import type { Settings } from './settings.ts';
import type { VibrationCue } from './vibration.ts';

/** Why notifications cannot be switched on: the browser does not support them, or permission was denied. */
export type NoAlerts = 'unsupported' | 'denied';

/** Notifications, sounds and vibration as the settings screen sees them. */
export interface Alerts {
  /** Plays a sound at the volume of the settings. Must be called from a user gesture. */
  playSound(sound: Sound): void;
  /** Vibrates as the settings say; null where the device cannot. */
  readonly vibrate: ((shake: VibrationCue) => void) | null;
  /** Null if notifications can be switched on. */
  readonly problem: ReadonlySignal<NoAlerts | null>;
  /** Asks for permission and switches notifications on. Must be called from a user gesture. */
  switchOn(): void;
}

/** Used outside a page, as in tests: none of them. */
const NONE: Alerts = {
  playSound: () => undefined,
  vibrate: null,
  problem: signal('unsupported'),
  switchOn: () => undefined,
};

/** Passes the page's notifications to its settings screen. */
export const AlertsContext = createContext<Alerts>(NONE);

/** The browser APIs that notifications need. */
export interface NotificationApi {
  /** Null if the browser has no notifications. */
  readonly permission: () => NotificationPermission | null;
  ask(): Promise<NotificationPermission>;
  /** Shows a notification; resolves to the function that closes it. May reject. */
  show(title: string, options: NotificationOptions): Promise<() => void>;
  readonly isVisible: () => boolean;
}

/** Notifies the viewer, through the system, that it is their turn. */
export interface Notifier extends Omit<Alerts, 'playSound' | 'vibrate'> {
  /**
   * Follows a table; returns the function that stops.
   * @param address where the table is found again if no page is open any more
   */
  follow(table: { readonly yourTurn: ReadonlySignal<boolean> }, address?: string): () => void;
  /** Called when the page becomes visible: closes the notification. */
  seen(): void;
}

/** The system replaces a notification by a later one with the same tag. */
const NOTIFICATION_TAG = 'crazy-rummy-turn';

/** Creates the notifications of this page, switched on and off by its settings. */
export function openNotifier(settings: Signal<Settings>, api: NotificationApi): Notifier {
  const problem = signal<NoAlerts | null>(problemOf(api));
  // The user may have withdrawn permission in the browser's own settings.
  if (settings.peek().notifies && api.permission() !== 'granted') set(settings, false);
  let close = (): void => undefined;
  let asked = 0;
  const hide = (): void => {
    asked++;
    close();
    close = () => undefined;
  };
  const tell = async (address: string): Promise<void> => {
    const now = ++asked;
    const taken = await api.show(text.TURN_ALERT.title, {
      body: text.TURN_ALERT.body,
      tag: NOTIFICATION_TAG,
      data: address,
    });
    // The player may have come back while the notification was being shown.
    if (now === asked) close = taken;
    else taken();
  };
  const mayTell = (): boolean => settings.peek().notifies && api.permission() === 'granted' && !api.isVisible();
  return {
    problem,
    switchOn() {
      void api.ask().then((permission) => {
        problem.value = permission === 'denied' ? 'denied' : null;
        set(settings, permission === 'granted');
      });
    },
    follow({ yourTurn }, address = '/') {
      const stop = effect(() => {
        const isTurn = yourTurn.value;
        untracked(() => {
          if (!isTurn) hide();
          // On failure there is still the mark in the title.
          else if (mayTell()) tell(address).catch(() => undefined);
        });
      });
      return () => {
        stop();
        hide();
      };
    },
    seen: hide,
  };
}

const set = (settings: Signal<Settings>, notifies: boolean): void => {
  settings.value = { ...settings.peek(), notifies };
};

function problemOf(api: NotificationApi): NoAlerts | null {
  const permission = api.permission();
  if (permission === null) return 'unsupported';
  return permission === 'denied' ? 'denied' : null;
}

/** The current browser's notifications. On tablets and phones only a service worker may show them. */
export const BROWSER_NOTIFICATIONS: NotificationApi = {
  permission: () => ('Notification' in window ? Notification.permission : null),
  ask: async () => ('Notification' in window ? Notification.requestPermission() : 'denied'),
  isVisible: () => document.visibilityState === 'visible',
  async show(title, options) {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) {
      const shown = new Notification(title, options);
      shown.onclick = () => window.focus();
      return () => shown.close();
    }
    // The worker finds this page among others by its address.
    await registration.showNotification(title, { ...options, data: { page: location.href, table: options.data } });
    return () => void closeOf(registration, options.tag ?? '');
  },
};

async function closeOf(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
