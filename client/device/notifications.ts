import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import type { Settings } from '../game/settings.ts';
import { text } from '../text/index.ts';

/** Why the system cannot be asked to tell whose turn it is: it never can here, or it was forbidden. */
export type NoAlerts = 'unsupported' | 'denied';

/** What the settings know of notifications on this device. */
export interface Alerts {
  /** Null: they may be switched on. */
  readonly problem: ReadonlySignal<NoAlerts | null>;
  /** Asks for permission and switches them on: only in answer to a gesture. */
  switchOn(): void;
}

/** Settings that no page shows, as in a test, have no notifications. */
const NONE: Alerts = { problem: signal('unsupported'), switchOn: () => undefined };

/** The notifications of the page that the settings are in. */
export const AlertsContext = createContext<Alerts>(NONE);

/** What of a browser notifications need. */
export interface NotificationApi {
  /** Null where the browser has none. */
  readonly permission: () => NotificationPermission | null;
  ask(): Promise<NotificationPermission>;
  /** Shows one; the way to close it again. It may fail. */
  show(title: string, options: NotificationOptions): Promise<() => void>;
  readonly isVisible: () => boolean;
}

/** Tells through the system that it is the viewer's turn. */
export interface Notifier extends Alerts {
  /** Follows a table until it is stopped. */
  follow(table: { readonly yourTurn: ReadonlySignal<boolean> }): () => void;
  /** The page has become visible: what was told is read. */
  seen(): void;
}

/** A later one takes the place of an earlier one. */
const TAG = 'crazy-rummy-turn';

/** The notifications of this page, on or off as its settings say. */
export function openNotifier(settings: Signal<Settings>, api: NotificationApi): Notifier {
  const problem = signal<NoAlerts | null>(problemOf(api));
  // Permission may have been withdrawn outside of the page.
  if (settings.peek().notifies && api.permission() !== 'granted') set(settings, false);
  let close = (): void => undefined;
  let asked = 0;
  const hide = (): void => {
    asked++;
    close();
    close = () => undefined;
  };
  const tell = async (): Promise<void> => {
    const now = ++asked;
    const taken = await api.show(text.TURN_ALERT.title, { body: text.TURN_ALERT.body, tag: TAG });
    // The player may have come back while it was made.
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
    follow({ yourTurn }) {
      const stop = effect(() => {
        if (!yourTurn.value) hide();
        // Without the notification there is still the mark in the title.
        else if (mayTell()) tell().catch(() => undefined);
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

/** The notifications of a browser. On tablets and phones only a service worker may show them. */
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
    await registration.showNotification(title, options);
    return () => void closeOf(registration, options.tag ?? '');
  },
};

async function closeOf(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const shown of await registration.getNotifications({ tag })) shown.close();
}
