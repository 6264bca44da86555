import { type ReadonlySignal, signal } from '@preact/signals';
import type { LayoutInput } from '../stage/layout.ts';

/** The size available to a table and the safe-area insets, in CSS pixels. */
export type Viewport = Pick<LayoutInput, 'width' | 'height' | 'inset'>;

/** The least width and height that are measured, in CSS pixels: smaller than any window. */
const MIN_VIEWPORT_PX = 160;

/** The size of this element as a signal. */
export function watchViewport(element: HTMLElement): ReadonlySignal<Viewport> {
  const probe = document.createElement('div');
  probe.className = 'safe-area';
  probe.setAttribute('aria-hidden', 'true');
  element.ownerDocument.body.append(probe);
  const measured = (): Viewport => {
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
    const pixels = Number.parseFloat;
    return {
      // A hidden element has no size.
      width: Math.max(MIN_VIEWPORT_PX, element.clientWidth),
      height: Math.max(MIN_VIEWPORT_PX, element.clientHeight),
      inset: {
        top: pixels(paddingTop),
        right: pixels(paddingRight),
        bottom: pixels(paddingBottom),
        left: pixels(paddingLeft),
      },
    };
  };
  const viewport = signal(measured());
  new ResizeObserver(() => {
    viewport.value = measured();
  }).observe(element);
  return viewport;
}
