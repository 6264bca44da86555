import type { Rect, Size } from '../stage/layout.ts';
import { bottom, right } from '../stage/rect.ts';

/** The style that places an element on a rectangle of the table. */
export const placed = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The width of a letter on a button, set tightly, as a share of its size. */
const LETTER_WIDTH_RATIO = 0.6;
/** The edges of a button and some room within them, in pixels. */
const BUTTON_EDGES_PX = 6;

/** The largest type of a button, as a share of its height: two lines fit. */
const BUTTON_TYPE_MAX_RATIO = 0.34;

/** The style of a button on a rectangle of the table: its place, and the largest type for its longest unbroken part. */
export const placedLabel = (label: string, rect: Rect) => ({
  ...placed(rect),
  '--fits': `${Math.min(fitting(label, rect.width), BUTTON_TYPE_MAX_RATIO * rect.height)}px`,
});

/** Parts of a word between soft hyphens may stand on lines of their own. */
const fitting = (label: string, width: number): number =>
  (width - BUTTON_EDGES_PX) /
  (LETTER_WIDTH_RATIO *
    Math.max(
      ...label
        .replaceAll('\u00AD', '- ')
        .split(' ')
        .map((part) => part.length),
    ));

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
