import { bottom, centre, rect } from './rect.ts';
import { seatBox } from './seatBoxes.ts';
import type { Layout, Rect } from './types.ts';

/** Limits of a bubble's width in pixels: wide enough not to break words, no wider than the longest phrase needs. */
const NARROWEST = 108;
const WIDEST = 160;
/** Room for two lines of text. */
const HEIGHT = 64;
const GAP = 4;
/** Height of the words for what a seat did (`deedPlaces.ts`), as a multiple of the font size: two lines. */
const DEED = 2.6;

/** The place of a seat's speech bubble. */
interface BubblePlace {
  readonly rect: Rect;
  readonly side: 'above' | 'below';
  /** Horizontal alignment within `rect`: centred on the seat unless the edge of the table is near. */
  readonly align: 'start' | 'middle' | 'end';
  /** The x offset of the tip that points to the seat, from the left edge of `rect`. */
  readonly tip: number;
}

/**
 * Returns the place of a seat's bubble: below the seats along the top, above the viewer's own, always within the table.
 * Null if the layout has no such seat.
 * @param belowDeeds whether words below the seats say what they did, which the bubble leaves readable
 */
export function bubblePlace(layout: Layout, seat: number, belowDeeds = false): BubblePlace | null {
  const box = seatBox(layout, seat);
  if (!box) return null;
  const isOwn = box === layout.own;
  // The viewer's own seat is wide, with its avatar at the left.
  const { x } = centre(isOwn ? box.avatar : box.rect);
  const width = isOwn ? WIDEST : Math.max(NARROWEST, Math.min(WIDEST, box.rect.width));
  const middle = x - width / 2;
  const left = Math.max(GAP, Math.min(middle, layout.width - GAP - width));
  const below = belowDeeds ? Math.ceil(DEED * layout.type.small) : 0;
  const y = isOwn ? box.rect.y - GAP - HEIGHT : bottom(box.rect) + below + GAP;
  return {
    rect: rect(left, y, width, HEIGHT),
    side: isOwn ? 'above' : 'below',
    align: left > middle ? 'start' : left < middle ? 'end' : 'middle',
    tip: x - left,
  };
}
