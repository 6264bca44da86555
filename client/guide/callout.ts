import { bottom, centre, distance, grown, rect, right } from '../stage/rect.ts';
import { mirroredIfLeft, tallyPlace } from '../stage/tallyPlace.ts';
import type { Layout, Point, Rect, Size } from '../stage/types.ts';

/** The grid of positions tried: this many steps across the screen, but at least `FINEST` pixels apart. */
const TRIES = 56;
const FINEST = 7;
/** The gap between the callout and its targets, in pixels: room for the arrow. */
const CLEAR = 18;
/** How far a ring extends beyond its target, in pixels. */
export const RING = 6;
/** The minimum distance to the edge of the screen, in pixels. */
const EDGE = 6;
/** The longest useful arrow, in pixels. */
const LONGEST = 220;

/** The cost of covering a control: only if there is no other place at all. */
const NEVER = 1000;
/** The cost of covering a target: cheaper than a control, since pointers pass through the callout. */
const SELDOM = 300;

/** A part of the table and the cost of covering a pixel of it. */
interface Part {
  readonly rect: Rect;
  readonly cost: number;
}

/**
 * Finds the position of a callout of this size: next to its targets, not over controls, and covering as little of the
 * rest as possible.
 */
export function placeCallout(layout: Layout, targets: readonly Rect[], size: Size): Rect {
  const parts = [
    ...partsOf(layout),
    ...targets.flatMap((target) => [
      { rect: target, cost: SELDOM },
      { rect: grown(target, CLEAR), cost: 8 },
    ]),
  ];
  const aim = around(targets) ?? layout.felt;
  const step = Math.max(FINEST, Math.round(layout.width / TRIES));
  let best: Rect | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = EDGE; y <= layout.height - size.height - EDGE; y += step) {
    for (let x = EDGE; x <= layout.width - size.width - EDGE; x += step) {
      const place = rect(x, y, size.width, size.height);
      const cost = costOf(place, parts, aim);
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  }
  return best ?? rect(EDGE, EDGE, size.width, size.height);
}

/** The bounding rectangle; null for an empty list. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  return rect(x, y, Math.max(...rects.map(right)) - x, Math.max(...rects.map(bottom)) - y);
}

/** An arrow, in CSS pixels. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The shortest arrow from the edge of the callout to the edge of a target that crosses nothing else; null if there is
 * none: the ring alone must do then.
 */
export function arrowTo(layout: Layout, callout: Rect, targets: readonly Rect[]): Arrow | null {
  const inWay = partsOf(layout).filter(
    ({ rect: part }) => !targets.some((target) => shared(grown(target, -RING), part) > 0),
  );
  const isClear = ({ from, to }: Arrow): boolean =>
    [0.1, 0.3, 0.5, 0.7, 0.9].every((at) => {
      const x = from.x + (to.x - from.x) * at;
      const y = from.y + (to.y - from.y) * at;
      return inWay.every(({ rect: part }) => distance(part, x, y) > 2);
    });
  const arrows = targets.flatMap((target) => startsOn(callout).map((from) => ({ from, to: nearestIn(target, from) })));
  return (
    arrows
      .filter((arrow) => lengthOf(arrow) >= CLEAR / 2 && lengthOf(arrow) <= LONGEST && isClear(arrow))
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null
  );
}

const lengthOf = ({ from, to }: Arrow): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Points on the edge of the callout, the middle of each side first. */
function startsOn(callout: Rect): readonly Point[] {
  const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
  return shares.flatMap((share) => {
    const x = callout.x + callout.width * share;
    const y = callout.y + callout.height * share;
    return [
      { x, y: callout.y },
      { x, y: bottom(callout) },
      { x: callout.x, y },
      { x: right(callout), y },
    ];
  });
}

const nearestIn = (r: Rect, { x, y }: Point): Point => ({
  x: Math.min(right(r), Math.max(r.x, x)),
  y: Math.min(bottom(r), Math.max(r.y, y)),
});

function costOf(place: Rect, parts: readonly Part[], aim: Rect): number {
  const hidden = parts.reduce((sum, part) => sum + shared(place, part.rect) * part.cost, 0);
  const { x, y } = centre(place);
  const target = centre(aim);
  return hidden / 10 + gapTo(place, aim) + Math.hypot(x - target.x, y - target.y) / 4;
}

/** The distance between two rectangles. */
const gapTo = (one: Rect, other: Rect): number => distance(grownTo(one, other), centre(one).x, centre(one).y);

/** The positions of the centre of `one` at which it touches `other`. */
const grownTo = (one: Rect, other: Rect): Rect =>
  rect(other.x - one.width / 2, other.y - one.height / 2, other.width + one.width, other.height + one.height);

/** The area of the intersection, in square pixels. */
function shared(one: Rect, other: Rect): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The parts of the table by cost: controls, text to read, and what is only nice to see. */
function partsOf(layout: Layout): readonly Part[] {
  const { buttons, hand, stock, pile, words, hint, badge, seats, own, melds, newMeld, points } = layout;
  const shown = seats.flatMap(({ cards }) => cards.filter(({ card }) => card !== null).map((box) => box.rect));
  const { extra, scores, log, leave, ...acting } = buttons;
  const touched = [...Object.values(acting), ...extra, ...hand.map(({ hit }) => hit), stock, pile, hint];
  const places = melds.flatMap((meld) => meld.places.map((place) => place.rect));
  const read = [words, badge, ...seats.map((seat) => seat.rect), ...melds.map((meld) => meld.rect), newMeld];
  const costs: readonly (readonly [readonly (Rect | null)[], number])[] = [
    [touched, NEVER],
    [places, 2],
    [[scores, log, leave], 10],
    [[layout.stockLabel, layout.pileLabel], 3],
    [shown, 3],
    [shown.length > 0 ? [comingTally(layout)] : [], 6],
    [read, 3],
    [[points, own?.rect ?? null], 1],
  ];
  return costs.flatMap(([rects, cost]) => rects.flatMap((one) => (one ? [{ rect: one, cost }] : [])));
}

/**
 * The place of the tally, which follows soon when hands are shown: on a small screen the lower part, on a wide one the
 * side of the piles.
 */
function comingTally(layout: Layout): Rect {
  const { width, height } = layout;
  const small =
    width > height ? rect(width * 0.55, height * 0.45, width, height) : rect(0, height * 0.5, width, height);
  return tallyPlace(layout) ?? mirroredIfLeft(layout, small);
}
