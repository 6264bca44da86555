import type { Rect } from './types.ts';

/** The style that puts an element on a rectangle of the table. */
export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
