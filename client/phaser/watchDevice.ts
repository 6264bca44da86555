import type * as Phaser from 'phaser';

/** What of a device changes under a running table. */
interface DeviceListener {
  /** Another number of device pixels per CSS pixel: the browser's zoom, or the window went to another monitor. */
  sharpness(): void;
  /** Less motion is wanted now, or no longer. */
  motion(): void;
  /** The page is seen again, or the graphics card is back and has been given everything anew: draw. */
  back(): void;
}

/** Follows the device. Returns the way to stop. */
export function watchDevice({ renderer }: Phaser.Game, listener: DeviceListener): () => void {
  const control = new AbortController();
  const { signal } = control;
  const back = (): void => listener.back();
  watchSharpness(() => listener.sharpness(), signal);
  calm().addEventListener('change', () => listener.motion(), { signal });
  document.addEventListener('visibilitychange', back, { signal });
  // A page that was kept aside whole comes back without having been hidden.
  window.addEventListener('pageshow', back, { signal });
  renderer.on('restorewebgl', back);
  return () => {
    control.abort();
    renderer.off('restorewebgl', back);
  };
}

/** Is less motion wanted on this device. */
export const calm = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Has the page been installed, so that no browser with gestures of its own is around it. */
export const alone = (): MediaQueryList => window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)');

/** The query is about one ratio, so that there is a new one after every change. */
function watchSharpness(changed: () => void, signal: AbortSignal): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const next = (): void => {
    changed();
    watchSharpness(changed, signal);
  };
  query.addEventListener('change', next, { signal, once: true });
}
