import { bottom, right } from './rect.ts';
import type { Rect, Size } from './types.ts';

/** The style that places an element on a rectangle of the table. */
export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

const NARROW = /[fijlrtIÍíîïιί()]/;
const WIDE = /[\p{Lu}mwωφψ]/u;
/** The edges of a button, and some room within them besides, in pixels. */
const EDGES = { bare: 2, roomy: 6 };
/** Type is no smaller unless it would be cut, in pixels. */
const LEAST = 10;

/** About the width of a word on a button, set tightly, as a multiple of the type's size. */
const lengthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.38 : WIDE.test(letter) ? 0.8 : 0.6), 0);

/** The style of a button on a rectangle of the table: its place, and the largest type for its longest word. */
export function placedLabel(label: string, rect: Rect) {
  const length = Math.max(...label.split(' ').map(lengthOf));
  const least = Math.min(LEAST, (rect.width - EDGES.bare) / length);
  return { ...placed(rect), '--fits': `${Math.max(least, (rect.width - EDGES.roomy) / length)}px` };
}

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
