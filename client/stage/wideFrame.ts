import { type Frame, handRoom, hintSide, lineHeight, ownHeight, pilesWidth, seatHeight, topRow } from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { shareOf } from './planFan.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** The columns of buttons at either side of the hand. */
interface Columns {
  readonly left: number;
  readonly end: number;
  readonly width: number;
  /** The tops of the lowest row of buttons and of the row above. */
  readonly low: number;
  readonly above: number;
}

/** The landscape frame: the piles right of the melds, the hand between two columns of buttons. */
export function wideFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const floor = m.bottom - margin;
  const top = topRow(m, needs);
  const width = columnWidth(m, needs);
  const low = needs.hasButtons ? floor - button : floor + gap;
  const columns: Columns = { left, end, width, low, above: low - gap - button };
  const handX = left + width + gap;
  const handWidth = end - width - gap - handX;
  const zone = (cards: number) => {
    const height = handRoom(m, needs, cards, handWidth);
    return rect(handX, floor - height, handWidth, height);
  };
  const handZone = zone(needs.cards);
  const row = wordsRow(m, needs, handZone);
  const extra = needs.hasExtras ? extras(m, columns, wordsRow(m, needs, zone(0)).y) : [];
  const seatsTop = m.top + m.grow(4, 10, 18);
  const seats = rect(right(top.badge) + gap, seatsTop, top.quiet.scores.x - right(top.badge) - 2 * gap, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesW = needs.isFanned ? fanWidth(m, needs, end - left) : pilesWidth(m, needs, m.grow(22, 44, 80));
  const feltWidth = end - left - pilesW - gap;
  // On a low screen the extra buttons reach above the words.
  const floorAt = (edge: number): number =>
    Math.min(row.y, ...extra.filter(({ x }) => x > handX && x < edge).map(({ y }) => y)) - gap;
  return {
    badge: top.badge,
    seats,
    buttons: { ...top.quiet, ...cornerButtons(m, columns) },
    extra,
    felt: rect(left, feltTop, feltWidth, floorAt(left + feltWidth) - feltTop),
    piles: rect(end - pilesW, feltTop, pilesW, floorAt(end) - feltTop),
    handZone,
    ...(needs.hasExtras ? ownAbove(m, needs, columns, row) : ownBeside(m, needs, columns, row)),
  };
}

/** A little wider on phones in games with extra buttons. */
const columnWidth = (m: Measures, { hasExtras }: Needs): number =>
  hasExtras ? Math.max(m.grow(116, 168, 290), Math.min(168, (m.right - m.left) * 0.17)) : m.grow(114, 168, 290);

/** Taller where the hint button may have to go beside the words. */
function wordsRow(m: Measures, { hasHint, hasExtras }: Needs, hand: Rect): Rect {
  const height = Math.max(m.grow(28, 38, 60), hasHint && hasExtras ? hintSide(m) : 0);
  return rect(hand.x, hand.y - m.grow(4, 8, 12) - height, hand.width, height);
}

function cornerButtons(m: Measures, { left, end, width, low, above }: Columns) {
  const half = (width - m.gap) / 2;
  return {
    discard: rect(end - width, low, width, m.button),
    meld: rect(end - width, above, width, m.button),
    undo: rect(left, low, half, m.button),
    sort: rect(left + half + m.gap, low, half, m.button),
  };
}

/** The places of the extra buttons: two above Meld, the third above Undo. They do not depend on the hand. */
function extras({ gap, button }: Measures, { left, end, width, above }: Columns, wordsTop: number): Rect[] {
  const x = end - width;
  const first = above - gap - button;
  const second = first - gap - button;
  const half = (width - gap) / 2;
  const near =
    second >= wordsTop - button / 2
      ? [rect(x, first, width, button), rect(x, second, width, button)]
      : [rect(x + half + gap, first, half, button), rect(x, first, half, button)];
  return [...near, rect(left, above, width, button)];
}

/** The viewer's seat above Undo, beside the hand; its place does not depend on the hand. */
function ownBeside(m: Measures, needs: Needs, { left, width, low }: Columns, words: Rect) {
  const floor = low - m.gap;
  const height = Math.min(floor - words.y, ownHeight(m, needs, width));
  return { words, own: rect(left, floor - height, width, height), points: null };
}

/** The viewer's seat above the extra button over Undo. On a low screen its points go beside the words. */
function ownAbove(m: Measures, needs: Needs, { left, width, above }: Columns, words: Rect) {
  const floor = above - m.gap;
  const room = floor - words.y;
  const wanted = ownHeight(m, needs, width);
  if (room >= wanted - m.grow(6, 10, 18)) {
    const height = Math.min(room, wanted);
    return { words, own: rect(left, floor - height, width, height), points: null };
  }
  const aside = m.grow(92, 120, 200);
  // Where the hand is low, as far up as the felt leaves room.
  const top = Math.min(words.y, Math.max(words.y - m.gap, floor - 2 * lineHeight(m.type.small)));
  return {
    words: rect(words.x, words.y, words.width - aside - m.gap, words.height),
    own: rect(left, top, width, floor - top),
    points: rect(right(words) - aside, words.y, aside, words.height),
  };
}

/** The width of a fanned pile's zone: it grows in steps with the pile's share of the cards on the table. */
function fanWidth(m: Measures, needs: Needs, room: number): number {
  const share = [0.34, 0.42, 0.5].find((each) => each >= shareOf(needs)) ?? 0.5;
  return Math.max(room * share, m.grow(190, 300, 520));
}
