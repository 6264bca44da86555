import type { Seat } from '#engine';
import { type CardBox, type Layout, type Rect, seatBox } from './layout.ts';
import { bottom, centre, overlap, rect, right, turned } from './rect.ts';

/** Limits of a bubble's width in pixels: wide enough not to break words, no wider than the longest phrase needs. */
const BUBBLE_MIN_WIDTH_PX = 108;
const BUBBLE_MAX_WIDTH_PX = 160;
/** Room for two lines of text. */
const BUBBLE_HEIGHT_PX = 64;
/** A bubble that cards leave less room than this is smaller, and so wide that most phrases have one line. */
const USUAL_BUBBLE_MIN_ROOM_PX = 58;
const SMALL_BUBBLE_HEIGHT_PX = 48;
const SMALL_BUBBLE_TEXT_HEIGHT_PX = 28;
/** How far a small bubble may reach beyond each side of its seat. */
const SMALL_BUBBLE_OVERHANG_PX = 6;
const BUBBLE_GAP_PX = 4;
/** Height of the text that says what a seat just did, as a multiple of the font size: two lines. */
const LAST_ACTION_HEIGHT_EM = 2.6;

/** The place of a seat's speech bubble. */
interface BubblePlace {
  readonly rect: Rect;
  readonly side: 'above' | 'below';
  /** Horizontal alignment within `rect`: centred on the seat unless the edge of the table is near. */
  readonly align: 'start' | 'middle' | 'end';
  /** The x offset of the tip that points to the seat, from the left edge of `rect`. */
  readonly tip: number;
  /** Null for one of the usual size; for a small one, how far it may stay from the cards to be near the seat. */
  readonly apart: number | null;
}

/**
 * Returns the place of a seat's bubble: below the seats along the top, above the viewer's own, always within the table.
 * Where cards lie too near, it is small and covers part of the seat rather than a card. Null if the layout has no such
 * seat.
 * @param belowLastActions whether texts below the seats say what they did: the bubble leaves them readable
 */
export function bubblePlace(layout: Layout, seat: number, belowLastActions = false): BubblePlace | null {
  const box = seatBox(layout, seat);
  if (!box) return null;
  const isOwn = box === layout.own;
  // The viewer's own seat is wide, with its avatar at the left.
  const { x } = centre(isOwn ? box.avatar : box.rect);
  const within = (width: number, y: number, height: number) => {
    const left = Math.max(BUBBLE_GAP_PX, Math.min(x - width / 2, layout.width - BUBBLE_GAP_PX - width));
    return rect(left, y, width, height);
  };
  const width = isOwn
    ? BUBBLE_MAX_WIDTH_PX
    : Math.max(BUBBLE_MIN_WIDTH_PX, Math.min(BUBBLE_MAX_WIDTH_PX, box.rect.width));
  const lastAction = belowLastActions && !isOwn ? Math.ceil(LAST_ACTION_HEIGHT_EM * layout.type.small) : 0;
  const edge = isOwn ? box.rect.y - BUBBLE_GAP_PX : bottom(box.rect) + lastAction + BUBBLE_GAP_PX;
  const usual = within(width, isOwn ? edge - BUBBLE_HEIGHT_PX : edge, BUBBLE_HEIGHT_PX);
  const cards = cardsOf(layout).filter((card) => overlap(card, usual));
  const end = isOwn ? Math.max(...cards.map(bottom)) : Math.min(...cards.map(({ y }) => y));
  const room = isOwn ? edge - end : end - edge;
  const isSmall = room < USUAL_BUBBLE_MIN_ROOM_PX;
  let place = usual;
  if (isSmall) {
    // Above the last action, where both would not fit.
    const foot = lastAction > 0 ? bottom(box.rect) - BUBBLE_GAP_PX : Math.max(end, bottom(box.rect));
    const wide = isOwn ? width : Math.max(width, box.rect.width + 2 * SMALL_BUBBLE_OVERHANG_PX);
    const height = Math.max(SMALL_BUBBLE_HEIGHT_PX, room);
    place = within(wide, isOwn ? Math.min(end, box.rect.y) : foot - height, height);
  }
  const middle = x - place.width / 2;
  return {
    rect: place,
    side: isOwn ? 'above' : 'below',
    align: place.x > middle ? 'start' : place.x < middle ? 'end' : 'middle',
    tip: x - place.x,
    apart: isSmall ? Math.max(0, lastAction > 0 ? 0 : room - SMALL_BUBBLE_TEXT_HEIGHT_PX) : null,
  };
}

/** The face-up cards on the felt: of melds, and of hands shown after a deal. */
const cardsOf = ({ melds, seats }: Layout): readonly Rect[] =>
  [...melds, ...seats]
    .flatMap(({ cards }): readonly CardBox[] => cards)
    .filter(({ card }) => card !== null)
    .map((card) => turned(card.rect, card.angle));

/** The least width in pixels, so that few words break. */
const LAST_ACTION_MIN_WIDTH_PX = 112;
const LAST_ACTION_GAP_PX = 4;
/** Line height as a multiple of the font size. */
const LAST_ACTION_LINE_HEIGHT_EM = 1.3;

/** The place of the text that says what a seat just did. */
interface LastActionPlace {
  readonly rect: Rect;
  /** The number of lines of text: two only where the second hides no cards. */
  readonly lines: 1 | 2;
}

/**
 * Returns the places of the texts that say what seats just did: on the lower edge of each seat. Where two would
 * overlap, the later one is shown; `seats` has the latest last.
 */
export function lastActionPlaces(layout: Layout, seats: readonly Seat[]): ReadonlyMap<Seat, LastActionPlace> {
  const places = new Map<Seat, LastActionPlace>();
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
