import { useLayoutEffect, useRef } from 'preact/hooks';

/** The close functions of everything open over the page, the last opened at the end. */
const closers: (() => void)[] = [];
let onFirst: () => unknown = () => undefined;

/** Registers something that a step back in the browser closes. Returns the function that unregisters it. */
export function onStepBack(close: () => void): () => void {
  closers.push(close);
  if (closers.length === 1) onFirst();
  return () => {
    const place = closers.lastIndexOf(close);
    if (place >= 0) closers.splice(place, 1);
  };
}

/** Calls the listener, in place of any earlier one, whenever something opens while nothing else is open. */
export function onFirstOpened(listener: () => unknown): void {
  onFirst = listener;
}

/** Closes what was opened last. Returns how much was open. */
export function closeLast(): number {
  const open = closers.length;
  closers.at(-1)?.();
  return open;
}

/** Closes this component on a step back in the browser while it is mounted. */
export function useClosing(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => onStepBack(() => latest.current()), []);
}
