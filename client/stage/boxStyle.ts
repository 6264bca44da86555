import { bottom, right } from './rect.ts';
import type { Rect, Size } from './types.ts';

/** The style that places an element on a rectangle of the table. */
export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The style of an element that grows upwards from the lower right corner of a rectangle of the table. */
export const risingTo = (box: Rect, { width, height }: Size) => ({
  left: 'auto',
  top: 'auto',
  right: `${width - right(box)}px`,
  bottom: `${height - bottom(box)}px`,
  width: `${box.width}px`,
  maxHeight: `${box.height}px`,
});

/** Inline position and size of an element. */
export type BoxStyle = Partial<ReturnType<typeof risingTo>>;
