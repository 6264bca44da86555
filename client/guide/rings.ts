import { bottom, grown, overlap, rect, right } from '../stage/rect.ts';
import type { Layout, Rect } from '../stage/types.ts';
import { around } from './callout.ts';

/** How far a ring lies outside its target, in pixels. */
const OUTSIDE = 4;

/** The rings round targets: one round cards that lie side by side, and none over the corner of the next card. */
export function ringsOf(layout: Layout, targets: readonly Rect[]): readonly Rect[] {
  return joined(targets).map((target) => {
    const ring = grown(target, OUTSIDE);
    const hasNext = layout.hand.some(
      ({ hit }) => Math.abs(hit.x - right(target)) < OUTSIDE && overlap(grown(hit, OUTSIDE), target),
    );
    return hasNext ? rect(ring.x, ring.y, right(target) - ring.x, bottom(ring) - ring.y) : ring;
  });
}

/** The rectangles, with those that touch and are equally high joined to one. */
function joined(rects: readonly Rect[]): readonly Rect[] {
  const all: Rect[] = [];
  for (const next of rects.toSorted((one, other) => one.x - other.x)) {
    const at = all.findIndex((one) => Math.abs(one.height - next.height) < 1 && overlap(grown(one, OUTSIDE), next));
    if (at < 0) all.push(next);
    else all[at] = around([all[at] as Rect, next]) ?? next;
  }
  return all;
}
