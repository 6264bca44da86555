import { type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { type ItemStorage, storedJson } from './storedJson.ts';

/** How the page can be installed: by a button, or by hand from the browser's share menu, as on an iPad. */
export type InstallWay = 'button' | 'shareMenu';

/** The offer to install the page. */
export interface Installing {
  /** Null if there is nothing to offer: this browser cannot, it is installed, or the player has declined. */
  readonly way: ReadonlySignal<InstallWay | null>;
  /** Opens the browser's own dialog; to dismiss it declines. Must be called from a user gesture. */
  install(): void;
  /** Declines for good on this device. */
  decline(): void;
}

/** Used outside a page, as in tests: nothing to offer. */
const NONE: Installing = { way: signal(null), install: () => undefined, decline: () => undefined };

/** Passes the offer to the final standing. */
export const InstallContext = createContext<Installing>(NONE);

/** The event of browsers that let a page offer to be installed. It is not in all of them. */
interface InstallEvent extends Event {
  /** Resolves once the player has answered the dialog. */
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The parts of a browser that installing needs. */
export interface InstallApi {
  readonly events: Pick<Window, 'addEventListener'>;
  /** Whether the page runs as an installed app; null where only the share menu can install it and it is not. */
  readonly isInstalled: () => boolean | null;
  readonly storage: () => ItemStorage;
}

/** Follows whether the page can be installed. To be called early: the browser reports it once. */
export function openInstalling({ events, isInstalled, storage }: InstallApi): Installing {
  let asked: InstallEvent | null = null;
  const declined = storedJson(storage, '.install', (found) => found === true);
  const hasDeclined = declined.read() ?? false;
  const way = signal<InstallWay | null>(!hasDeclined && isInstalled() === null ? 'shareMenu' : null);
  events.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would cover the table.
    event.preventDefault();
    asked = event as InstallEvent;
    if (!hasDeclined && !isInstalled()) way.value = 'button';
  });
  events.addEventListener('appinstalled', () => {
    way.value = null;
  });
  const decline = (): void => {
    way.value = null;
    declined.write(true);
  };
  return {
    way,
    install() {
      way.value = null;
      void asked
        ?.prompt()
        .then(({ outcome }) => outcome === 'dismissed' && decline())
        .catch(() => undefined);
    },
    decline,
  };
}

/** The current browser. Only Safari on iPads and iPhones has `navigator.standalone`. */
export const browserInstalling = (): InstallApi => ({
  events: window,
  storage: () => window.localStorage,
  isInstalled() {
    const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
    if (standalone === false) return null;
    return standalone === true || matchMedia('(display-mode: standalone)').matches;
  },
});
