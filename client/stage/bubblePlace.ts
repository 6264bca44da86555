import { bottom, centre, rect } from './rect.ts';
import { seatBox } from './seatBoxes.ts';
import type { Layout, Rect } from './types.ts';

/** As wide as its seat, but not so narrow that words break, nor wider than the longest phrase needs, in pixels. */
const NARROWEST = 108;
const WIDEST = 160;
/** Room for two lines. */
const HEIGHT = 64;
const GAP = 4;

/** Where what a seat says is shown, and on which side of the seat that is. */
interface BubblePlace {
  readonly rect: Rect;
  readonly side: 'above' | 'below';
  /** Where in its rectangle the bubble lies: in the middle over its seat, unless the edge of the table is near. */
  readonly align: 'start' | 'middle' | 'end';
  /** Where the bubble points to its seat, from its left edge. */
  readonly tip: number;
}

/** Below the seats along the top, above one's own, and never beyond the edge of the table; null for a seat that is not there. */
export function bubblePlace(layout: Layout, seat: number): BubblePlace | null {
  const box = seatBox(layout, seat);
  if (!box) return null;
  const isOwn = box === layout.own;
  // One's own seat is wide, and its avatar at its left.
  const { x } = centre(isOwn ? box.avatar : box.rect);
  const width = isOwn ? WIDEST : Math.max(NARROWEST, Math.min(WIDEST, box.rect.width));
  const middle = x - width / 2;
  const left = Math.max(GAP, Math.min(middle, layout.width - GAP - width));
  const y = isOwn ? box.rect.y - GAP - HEIGHT : bottom(box.rect) + GAP;
  return {
    rect: rect(left, y, width, HEIGHT),
    side: isOwn ? 'above' : 'below',
    align: left > middle ? 'start' : left < middle ? 'end' : 'middle',
    tip: x - left,
  };
}
