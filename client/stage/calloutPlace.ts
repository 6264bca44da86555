import type { Card } from '#engine';
import type { Layout, Point, Rect, Size } from './layout.ts';
import { bottom, centre, contains, distance, grown, overlap, rect, right } from './rect.ts';
import { lowTallyPlace, tallyPlace } from './tallyPlace.ts';

/** The grid of positions tried: this many steps across the screen, but at least `MIN_GRID_STEP_PX` apart. */
const GRID_STEPS = 64;
const MIN_GRID_STEP_PX = 6;
/** The gap between the callout and its targets, in pixels: room for the arrow. */
const TARGET_GAP_PX = 22;
/** How far a ring extends beyond its target, in pixels. */
const RING_REACH_PX = 6;
/** The longest and the shortest useful arrow, in pixels. */
const MAX_ARROW_PX = 220;
const MIN_ARROW_PX = 20;

/** The cost of covering a control or a card of the hand: only if there is no other place at all. */
const CONTROL_COST = 1_000_000;
/** The cost of covering a target, the wild rank or the prompt. */
const TEXT_COST = 10_000;
/** The cost of another shape than the usual one, which comes first. */
const SHAPE_COST = 25;

/** Ranks and suits of a meld lie within this share of its height. */
const MELD_CORNER_RATIO = 0.54;

/** A part of the table and the cost of covering a pixel of it. */
interface CostlyPart {
  readonly rect: Rect;
  readonly cost: number;
}

/**
 * Finds the position of a callout: next to its targets, not over controls, the hand, the wild rank or the prompt, and
 * covering as little of the rest as possible.
 * @param sizes the sizes it may have, the usual one first
 * @param question the panel of a question, which it leaves readable; null if nothing is asked
 * @param inView other places that it leaves in view
 */
export function placeCallout(
  layout: Layout,
  targets: readonly Rect[],
  sizes: readonly Size[],
  question: Rect | null = null,
  inView: readonly Rect[] = [],
): Rect {
  const parts = [
    ...partsOf(layout),
    ...(question ? [{ rect: question, cost: CONTROL_COST }] : []),
    ...inView.map((place) => ({ rect: place, cost: TEXT_COST })),
    ...targets.flatMap((target) => [
      { rect: target, cost: TEXT_COST },
      { rect: grown(target, TARGET_GAP_PX), cost: 8 },
    ]),
  ];
  const aim = around(targets) ?? layout.felt;
  const step = Math.max(MIN_GRID_STEP_PX, Math.round(layout.width / GRID_STEPS));
  const margin = marginOf(layout);
  let best: Rect | null = null;
  let least = Number.POSITIVE_INFINITY;
  sizes.forEach((size, i) => {
    for (const y of placesFrom(margin, layout.height - size.height - margin, step)) {
      for (const x of placesFrom(margin, layout.width - size.width - margin, step)) {
        const place = rect(x, y, size.width, size.height);
        const cost = costOf(place, parts, aim, least - i * SHAPE_COST) + i * SHAPE_COST;
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
    }
  });
  const [usual = { width: 0, height: 0 }] = sizes;
  return best ?? rect(margin, margin, usual.width, usual.height);
}

/** The distance that the table keeps from the sides of the screen. */
export const marginOf = ({ badge, width }: Layout): number => Math.min(badge.x, width - right(badge));

/** Positions from the first to the last, both included. */
function placesFrom(first: number, last: number, step: number): readonly number[] {
  if (last < first) return [];
  const count = Math.ceil((last - first) / step);
  return Array.from({ length: count + 1 }, (_, i) => Math.min(last, first + i * step));
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
 * The shortest arrow from the edge of the callout, away from it, to the edge of a target that crosses nothing else.
 * Null if there is none: the ring alone must do then.
 */
export function arrowTo(layout: Layout, callout: Rect, targets: readonly Rect[]): Arrow | null {
  const inWay = partsOf(layout).filter(
    ({ rect: part }) => !targets.some((target) => shared(grown(target, -RING_REACH_PX), part) > 0),
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
      .filter((arrow) => lengthOf(arrow) >= MIN_ARROW_PX && lengthOf(arrow) <= MAX_ARROW_PX)
      .filter((arrow) => leaves(callout, arrow) && isClear(arrow))
      .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null
  );
}

const lengthOf = ({ from, to }: Arrow): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Whether an arrow leads away from the callout, and not along its edge, where its head would be hidden. */
function leaves(callout: Rect, arrow: Arrow): boolean {
  return distance(callout, arrow.to.x, arrow.to.y) >= 0.7 * lengthOf(arrow);
}

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

/** The cost of a place; no more than a lower bound once it exceeds the limit. */
function costOf(place: Rect, parts: readonly CostlyPart[], aim: Rect, limit: number): number {
  const { x, y } = centre(place);
  const target = centre(aim);
  let cost = gapTo(place, aim) + Math.hypot(x - target.x, y - target.y) / 4;
  for (const part of parts) {
    if (cost >= limit) break;
    cost += (shared(place, part.rect) * part.cost) / 10;
  }
  return cost;
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
function partsOf(layout: Layout): readonly CostlyPart[] {
  const { buttons, hand, stock, pile, prompt, hint, badge, seats, own, melds, newMeld, points } = layout;
  const shown = seats.flatMap(({ cards }) => cards.filter(({ card }) => card !== null).map((box) => box.rect));
  const { extra, scores, log, leave, ...acting } = buttons;
  const touched = [...Object.values(acting), ...extra, ...hand.map(({ hit }) => hit), stock, pile, hint];
  const places = melds.flatMap((meld) => meld.places.map((place) => place.rect));
  const costs: readonly (readonly [readonly (Rect | null)[], number])[] = [
    [touched, CONTROL_COST],
    [[badge, prompt], TEXT_COST],
    [shown.length > 0 ? [tallyZone(layout)] : [], CONTROL_COST],
    [[newMeld], 30],
    [[scores, log, leave], 10],
    // Points fly to the seats when hands are shown.
    [[...seats.map((seat) => seat.rect), own?.rect ?? null], shown.length > 0 ? TEXT_COST : 6],
    [melds.map((meld) => meld.rect), 2],
    [melds.map(({ rect: whole }) => ({ ...whole, height: whole.height * MELD_CORNER_RATIO })), 6],
    [places, 2],
    [[layout.stockLabel, layout.pileLabel], 3],
    [shown, 3],
    [[points], 1],
  ];
  return costs.flatMap(([rects, cost]) => rects.flatMap((one) => (one ? [{ rect: one, cost }] : [])));
}

/** The most that the tally takes of other screens, from below, and its distance from the bottom, as in `tally.css`. */
const TALLY_ZONE = { share: 0.62, margin: 12 };

/** The place of the tally, which follows soon when hands are shown: on a tall phone the lower part. */
function tallyZone(layout: Layout): Rect {
  const { width, height } = layout;
  const top = height * (1 - TALLY_ZONE.share) - TALLY_ZONE.margin;
  return tallyPlace(layout) ?? lowTallyPlace(layout) ?? rect(0, top, width, height - top);
}

/** How far a ring lies outside its target, in pixels. */
const RING_GAP_PX = 4;

/** The rings round targets: one round cards that lie side by side, and none over the corner of the next card. */
export function ringsOf(layout: Layout, targets: readonly Rect[]): readonly Rect[] {
  return joined(targets).map((target) => {
    const ring = grown(target, RING_GAP_PX);
    const hasNext = layout.hand.some(
      ({ hit }) => Math.abs(hit.x - right(target)) < RING_GAP_PX && overlap(grown(hit, RING_GAP_PX), target),
    );
    return hasNext ? rect(ring.x, ring.y, right(target) - ring.x, bottom(ring) - ring.y) : ring;
  });
}

/** The rectangles, with those that touch and are equally high joined to one. */
function joined(rects: readonly Rect[]): readonly Rect[] {
  const all: Rect[] = [];
  for (const next of rects.toSorted((one, other) => one.x - other.x)) {
    const at = all.findIndex((one) => Math.abs(one.height - next.height) < 1 && overlap(grown(one, RING_GAP_PX), next));
    if (at < 0) all.push(next);
    else all[at] = around([all[at] as Rect, next]) ?? next;
  }
  return all;
}

/** The visible parts of these cards of the hand, lifted where they are selected. */
export const inHand = ({ hand }: Layout, cards: readonly Card[]): readonly Rect[] =>
  hand
    .filter(({ card }) => card !== null && cards.includes(card))
    .map(({ hit, rect }) => ({ ...hit, y: rect.y, height: rect.height }));

/** The visible part of a card in a meld, including the label below a wild. */
export const inMeld = ({ melds }: Layout, id: number, card: Card): readonly Rect[] =>
  melds
    .filter((meld) => meld.id === id)
    .flatMap(({ cards, labels }) =>
      cards
        .filter((box) => box.card === card)
        .flatMap(({ hit }) => around([hit, ...labels.map((label) => label.rect).filter(isUnder(hit))]) ?? []),
    );

/** Whether the centre of a label is below this visible strip of a card. */
const isUnder =
  (hit: Rect) =>
  (label: Rect): boolean =>
    contains(hit, centre(label).x, hit.y);

/** The rectangle of a whole meld. */
export const ofMeld = ({ melds }: Layout, id: number): readonly Rect[] =>
  melds.filter((meld) => meld.id === id).map(({ rect }) => rect);
