/** Ms between two frames of a test page. Drawing in software takes most of the time of a browser test. */
export const FRAME_INTERVAL = 50;

/** Runs in the page: delays each animation frame, as a slow device does. Playwright's own frames are not affected. */
export function drawFewerFrames(interval: number): void {
  const nextFrame = window.requestAnimationFrame.bind(window);
  const cancelFrame = window.cancelAnimationFrame.bind(window);
  const cancels = new Map<number, () => void>();
  let last = 0;
  window.requestAnimationFrame = (callback) => {
    const id = ++last;
    const run: FrameRequestCallback = (time) => {
      cancels.delete(id);
      callback(time);
    };
    const timer = window.setTimeout(() => {
      const frame = nextFrame(run);
      cancels.set(id, () => cancelFrame(frame));
    }, interval);
    cancels.set(id, () => window.clearTimeout(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancels.get(id)?.();
    cancels.delete(id);
  };
}
