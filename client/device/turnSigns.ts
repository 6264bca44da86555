import { effect, type ReadonlySignal } from '@preact/signals';

/** The signs of a turn outside the page, where the browser has them. */
export interface TurnSignApi {
  /** Sets or clears the mark on the icon of the installed page. */
  setBadge(isOn: boolean): void;
  /** Keeps the screen on; resolves to the function that lets it go. Rejects while the page is hidden. */
  keepScreenOn(): Promise<() => void>;
  /** Calls back after this many ms; returns the function that cancels. */
  after(ms: number, callback: () => void): () => void;
}

/** The longest time for which a turn keeps the screen on, in ms: a device left alone must not drain its battery. */
const MAX_SCREEN_ON_MS = 5 * 60_000;

/**
 * While it is the viewer's turn, the icon has a mark, and the screen of a visible page stays on. Returns the function
 * that stops.
 */
export function showTurnSigns(
  yourTurn: ReadonlySignal<boolean>,
  isVisible: ReadonlySignal<boolean>,
  { setBadge, keepScreenOn, after }: TurnSignApi,
): () => void {
  const stopBadge = effect(() => {
    if (!yourTurn.value) return;
    setBadge(true);
    return () => setBadge(false);
  });
  const stopScreen = effect(() => {
    if (!yourTurn.value || !isVisible.value) return;
    let isWanted = true;
    let release = (): void => undefined;
    const letGo = (): void => {
      isWanted = false;
      release();
    };
    keepScreenOn()
      .then((releasing) => {
        if (isWanted) release = releasing;
        else releasing();
      })
      .catch(() => undefined);
    const cancel = after(MAX_SCREEN_ON_MS, letGo);
    return () => {
      cancel();
      letGo();
    };
  });
  return () => {
    stopBadge();
    stopScreen();
  };
}

/** The current browser's. */
export const BROWSER_TURN_SIGNS: TurnSignApi = {
  setBadge(isOn) {
    const done = isOn ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    done?.catch(() => undefined);
  },
  async keepScreenOn() {
    const lock = await navigator.wakeLock?.request('screen');
    return () => void lock?.release().catch(() => undefined);
  },
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
