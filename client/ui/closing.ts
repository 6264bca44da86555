import { useLayoutEffect, useRef } from 'preact/hooks';

/** The close functions of everything open over the page, the last opened at the end. */
const closers: (() => void)[] = [];

/** Registers something that a step back in the browser closes. Returns the function that unregisters it. */
export function onStepBack(close: () => void): () => void {
  closers.push(close);
  return () => {
    const place = closers.lastIndexOf(close);
    if (place >= 0) closers.splice(place, 1);
  };
}

/** Closes what was opened last; false if nothing is open. */
export function closeLast(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}

/** Closes this component on a step back in the browser while it is mounted. */
export function useClosing(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => onStepBack(() => latest.current()), []);
}
