import { useLayoutEffect, useRef } from 'preact/hooks';

/** Ways to close what is open over the page, that opened last at the end. */
const closers: (() => void)[] = [];

/** Something is open that a step back in the browser closes. Returns what to call once it is closed. */
export function onStepBack(close: () => void): () => void {
  closers.push(close);
  return () => {
    const place = closers.lastIndexOf(close);
    if (place >= 0) closers.splice(place, 1);
  };
}

/** Closes what was opened last; false when nothing is open. */
export function closeLast(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}

/** While this component is there, a step back closes it. */
export function useClosing(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => onStepBack(() => latest.current()), []);
}
