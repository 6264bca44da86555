import type { Seat } from '#engine';
import { bottom, overlap, rect, right } from './rect.ts';
import type { Layout, Rect } from './types.ts';

/** As wide as its seat, but not so narrow that few words break, in pixels. */
const NARROWEST = 112;
const GAP = 4;
/** The height of a line, as a share of its type. */
const LINE = 1.3;

/** Where a line about a seat stands. */
export interface DeedPlace {
  readonly rect: Rect;
  /** How many lines it may take: a second one hides no cards. */
  readonly lines: 1 | 2;
}

/**
 * Where it is told what seats did lately: on the lower edge of each seat. Of those that would lie over each other the latest is
 * shown; `seats` has the latest last.
 */
export function deedPlaces(layout: Layout, seats: readonly Seat[]): ReadonlyMap<Seat, DeedPlace> {
  const places = new Map<Seat, DeedPlace>();
  const line = layout.type.small * LINE;
  for (const seat of seats.toReversed()) {
    const box = layout.seats.find((one) => one.seat === seat)?.rect;
    if (!box) continue;
    const width = Math.max(NARROWEST, box.width);
    const middle = box.x + (box.width - width) / 2;
    const x = Math.max(GAP, Math.min(middle, layout.width - GAP - width));
    if ([...places.values()].some((other) => right(other.rect) > x && other.rect.x < x + width)) continue;
    const place = rect(x, bottom(box) - GAP, width, 2 * line + GAP);
    const isOverMelds = layout.melds.some((meld) => overlap(meld.rect, place));
    const lines = isOverMelds ? 1 : 2;
    places.set(seat, { rect: { ...place, height: lines * line + GAP }, lines });
  }
  return places;
}
