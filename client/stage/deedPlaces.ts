import type { Seat } from '#engine';
import { bottom, overlap, rect, right } from './rect.ts';
import type { Layout, Rect } from './types.ts';

/** The least width in pixels, so that few words break. */
const LAST_ACTION_MIN_WIDTH_PX = 112;
const LAST_ACTION_GAP_PX = 4;
/** Line height as a multiple of the font size. */
const LAST_ACTION_LINE_HEIGHT_EM = 1.3;

/** The place of the text that says what a seat just did. */
export interface DeedPlace {
  readonly rect: Rect;
  /** The number of lines of text: two only where the second hides no cards. */
  readonly lines: 1 | 2;
}

/**
 * Returns the places of the texts that say what seats just did: on the lower edge of each seat. Where two would
 * overlap, the later one is shown; `seats` has the latest last.
 */
export function deedPlaces(layout: Layout, seats: readonly Seat[]): ReadonlyMap<Seat, DeedPlace> {
  const places = new Map<Seat, DeedPlace>();
  const line = layout.type.small * LAST_ACTION_LINE_HEIGHT_EM;
  const between = roomBetween(layout.seats.map(({ rect: box }) => box));
  for (const seat of seats.toReversed()) {
    const box = layout.seats.find((one) => one.seat === seat)?.rect;
    if (!box) continue;
    const width = Math.max(LAST_ACTION_MIN_WIDTH_PX, box.width + between);
    const middle = box.x + (box.width - width) / 2;
    const x = Math.max(LAST_ACTION_GAP_PX, Math.min(middle, layout.width - LAST_ACTION_GAP_PX - width));
    if ([...places.values()].some((other) => right(other.rect) > x && other.rect.x < x + width)) continue;
    const place = rect(x, bottom(box) - LAST_ACTION_GAP_PX, width, 2 * line + LAST_ACTION_GAP_PX);
    const isOverMelds = layout.melds.some((meld) => overlap(meld.rect, place));
    const lines = isOverMelds ? 1 : 2;
    places.set(seat, { rect: { ...place, height: lines * line + LAST_ACTION_GAP_PX }, lines });
  }
  return places;
}

/** The room beside each seat that no other one needs: the least distance of two neighbours, with a gap left. */
function roomBetween(boxes: readonly Rect[]): number {
  const sorted = boxes.toSorted((a, b) => a.x - b.x);
  const distances = sorted.slice(1).map((box, i) => box.x - right(sorted[i] as Rect) - LAST_ACTION_GAP_PX);
  return distances.length > 0 ? Math.max(0, Math.min(...distances)) : 0;
}
