import { signal } from '@preact/signals';
import type { Viewport } from '../device/viewport.ts';

/** The smallest side that a table can be laid out on, in pixels. */
const LEAST = 320;

/** A signal of the size of an element in CSS pixels, which has no size before `watch`. */
export function roomOf() {
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  const room = signal<Viewport>({ width: window.innerWidth, height: window.innerHeight, inset: none });
  /** Follows the size of this element until the returned function is called. */
  const watch = (element: HTMLElement): (() => void) => {
    const measure = (): void => {
      room.value = {
        width: Math.max(LEAST, element.clientWidth),
        height: Math.max(LEAST, element.clientHeight),
        inset: none,
      };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { room, watch };
}
