import type * as Phaser from 'phaser';

/** Callbacks for changes of the device while a table is open. */
interface DeviceListener {
  /** The device pixel ratio changed: by the browser's zoom, or a move to another monitor. */
  sharpness(): void;
  /** The reduced-motion setting changed. */
  motion(): void;
  /** The page is visible again, or the WebGL context has been restored: redraw. */
  back(): void;
}

/** How long a lost WebGL context may take to return while the page is visible. */
const CONTEXT_RETURN_MS = 4_000;

/** Watches the device. Returns a function that stops it. */
export function watchDevice({ renderer }: Phaser.Game, listener: DeviceListener): () => void {
  const control = new AbortController();
  const { signal } = control;
  const back = (): void => listener.back();
  watchSharpness(() => listener.sharpness(), signal);
  reducedMotionQuery().addEventListener('change', () => listener.motion(), { signal });
  document.addEventListener('visibilitychange', back, { signal });
  // A page restored from the back/forward cache was never hidden.
  window.addEventListener('pageshow', back, { signal });
  renderer.on('restorewebgl', back);
  return () => {
    control.abort();
    renderer.off('restorewebgl', back);
  };
}

/**
 * Calls `lost` if the WebGL context is lost and does not return while the page is visible. A browser may restore it
 * only for a visible page, so the time begins anew with each return to it. Returns a function that stops watching.
 */
export function watchContext({ renderer }: Phaser.Game, lost: () => void): () => void {
  let timer = 0;
  const check = (): void => {
    window.clearTimeout(timer);
    const isLost = 'contextLost' in renderer && renderer.contextLost;
    if (isLost && !document.hidden) timer = window.setTimeout(lost, CONTEXT_RETURN_MS);
  };
  const control = new AbortController();
  document.addEventListener('visibilitychange', check, { signal: control.signal });
  renderer.on('losewebgl', check);
  renderer.on('restorewebgl', check);
  // It may have been lost before the picture came onto the page.
  check();
  return () => {
    window.clearTimeout(timer);
    control.abort();
    renderer.off('losewebgl', check);
    renderer.off('restorewebgl', check);
  };
}

/** The media query for reduced motion. */
export const reducedMotionQuery = (): MediaQueryList => window.matchMedia('(prefers-reduced-motion: reduce)');

/** The media query for an installed page, without browser gestures at the sides. */
export const installedPageQuery = (): MediaQueryList =>
  window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)');

/** The query matches a single ratio, so a new one is needed after every change. */
function watchSharpness(changed: () => void, signal: AbortSignal): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const next = (): void => {
    changed();
    watchSharpness(changed, signal);
  };
  query.addEventListener('change', next, { signal, once: true });
}

/** More device pixels than this per CSS pixel make no visible difference. */
const MAX_PIXEL_RATIO = 3;

/** The number of device pixels to draw per CSS pixel. */
export const pixelRatio = (): number => Math.min(MAX_PIXEL_RATIO, Math.max(1, window.devicePixelRatio || 1));
