import type { Frame } from './frame.ts';
import { handRoom, lineHeight, pilesWidth, seatHeight, topRow } from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { shareOf } from './planFan.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** The column of buttons at either side of the hand. */
interface Columns {
  readonly left: number;
  readonly end: number;
  readonly width: number;
  /** The top of the lowest row of buttons, and of the one above. */
  readonly low: number;
  readonly above: number;
}

/** Landscape: piles at the right of the melds, the hand between two columns of buttons. */
export function wideFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const floor = m.bottom - margin;
  const top = topRow(m, needs);
  const width = columnWidth(m, needs);
  const low = floor - button;
  const columns: Columns = { left, end, width, low, above: low - gap - button };
  const handX = left + width + gap;
  const handWidth = end - width - gap - handX;
  const zone = (cards: number) => {
    const height = handRoom(m, needs, cards, handWidth);
    return rect(handX, floor - height, handWidth, height);
  };
  const handZone = zone(needs.cards);
  const row = wordsRow(m, handZone);
  const extra = needs.hasExtras ? extras(m, columns, wordsRow(m, zone(0)).y) : [];
  const seatsTop = m.top + m.grow(4, 10, 18);
  const seats = rect(right(top.badge) + gap, seatsTop, top.quiet.scores.x - right(top.badge) - 2 * gap, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesW = needs.isFanned ? fanWidth(m, needs, end - left) : pilesWidth(m, needs, m.grow(22, 44, 80));
  const feltWidth = end - left - pilesW - gap;
  // On a low screen the further buttons reach above the words.
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
    ...(needs.hasExtras ? ownAbove(m, columns, row) : ownBeside(m, columns, row, handZone)),
  };
}

/** A little wider on phones where games ask for more buttons. */
const columnWidth = (m: Measures, { hasExtras }: Needs): number =>
  hasExtras ? Math.max(m.grow(116, 168, 290), Math.min(168, (m.right - m.left) * 0.17)) : m.grow(112, 168, 290);

const wordsRow = (m: Measures, hand: Rect): Rect =>
  rect(hand.x, hand.y - m.grow(32, 46, 72), hand.width, m.grow(28, 38, 60));

function cornerButtons(m: Measures, { left, end, width, low, above }: Columns) {
  const half = (width - m.gap) / 2;
  return {
    discard: rect(end - width, low, width, m.button),
    meld: rect(end - width, above, width, m.button),
    undo: rect(left, low, half, m.button),
    sort: rect(left + half + m.gap, low, half, m.button),
  };
}

/** Above Meld, one or two; the last one above Undo. They stand where they stand whatever the hand. */
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

/** The own seat over Undo, beside the hand; its points beside the words. */
function ownBeside(m: Measures, { left, width, low }: Columns, words: Rect, hand: Rect) {
  const top = Math.max(hand.y, low - m.gap - seatHeight(m));
  const height = Math.min(low - m.gap - hand.y, seatHeight(m));
  return { words, own: rect(left, top, width, height), points: rect(left, words.y, width, words.height) };
}

/** The own seat over the button above Undo, and below it its points; on a low screen these stand beside the words. */
function ownAbove(m: Measures, { left, width, above }: Columns, words: Rect) {
  const floor = above - m.gap;
  const line = lineHeight(m.type.small);
  const room = floor - words.y - line - 4;
  if (room >= 2 * line + 6) {
    const height = Math.min(room, seatHeight(m));
    const y = floor - line - 4 - height;
    return { words, own: rect(left, y, width, height), points: rect(left, floor - line, width, line) };
  }
  const aside = m.grow(92, 120, 200);
  return {
    words: rect(words.x, words.y, words.width - aside - m.gap, words.height),
    own: rect(left, words.y, width, floor - words.y),
    points: rect(right(words) - aside, words.y, aside, words.height),
  };
}

/** How wide the zone of a fanned pile is: wider, step by step, as the pile grows beyond what lies in melds. */
function fanWidth(m: Measures, needs: Needs, room: number): number {
  const share = [0.34, 0.42, 0.5].find((each) => each >= shareOf(needs)) ?? 0.5;
  return Math.max(room * share, m.grow(190, 300, 520));
}
