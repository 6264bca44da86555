import {
  type Frame,
  handRoom,
  hintSide,
  ownHeight,
  pilesHeight,
  pilesWidth,
  rowOfThree,
  seatHeight,
  topRow,
} from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { fanHeight, shareOf } from './planFan.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** From this width on there is room for the viewer's seat beside a fanned pile, in pixels. */
const SEAT_BESIDE_FAN_MIN_WIDTH_PX = 600;
/** The widths of the viewer's seat and of its points beside a fan on a phone, in pixels. */
const OWN_SEAT_WIDTH_PX = 88;
const POINTS_WIDTH_PX = 92;

/** The portrait frame: seats, melds, piles, words, hand and buttons one above the other. */
export function tallFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const top = topRow(m, needs);
  const low = needs.hasButtons ? m.bottom - margin - button : m.bottom - margin + gap;
  const floor = needs.hasExtras ? low - gap - button : low;
  // Where a fan takes the room beside the piles, the viewer's seat goes into the row of extra buttons.
  const isOwnLow = needs.hasExtras && needs.isFanned && end - left < SEAT_BESIDE_FAN_MIN_WIDTH_PX;
  const seat = isOwnLow ? rect(left, floor, Math.min(OWN_SEAT_WIDTH_PX, (end - left) * 0.27), button) : null;
  const extra = needs.hasExtras ? rowOfThree(seat ? right(seat) + gap : left, end, floor, m) : [];
  const side = Math.min(4, margin);
  const handX = m.left + side;
  const handWidth = m.right - side - handX;
  const height = handRoom(m, needs, needs.cards, handWidth);
  const handZone = rect(handX, floor - gap - height, handWidth, height);
  const row = wordsRow(m, needs, rect(left, handZone.y, end - left, 0));
  const seats = rect(left, bottom(top.badge) + m.grow(4, 10, 20), end - left, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesFloor = row.y - m.grow(2, 8, 16);
  const middle = needs.isFanned
    ? besideFan(m, needs, { row, floor: pilesFloor, room: pilesFloor - feltTop, seat })
    : besidePiles(m, needs, row, pilesFloor);
  return {
    badge: top.badge,
    seats,
    buttons: { ...top.quiet, ...bottomRow(m, low) },
    extra,
    felt: rect(left, feltTop, end - left, middle.piles.y - m.grow(2, 10, 20) - feltTop),
    handZone,
    ...middle,
  };
}

/** The row of words above the hand, a little taller if the hint button is beside them. */
function wordsRow(m: Measures, { hasHint }: Needs, { x, y, width }: Rect): Rect {
  const height = Math.max(m.grow(36, 40, 62), hasHint ? hintSide(m) : 0);
  return rect(x, y - m.grow(2, 8, 12) - height, width, height);
}

/** Undo and Sort at the left, Meld and Discard at the right; Discard is always last. */
function bottomRow(m: Measures, y: number) {
  const { gap, button } = m;
  const left = m.left + m.margin;
  const end = m.right - m.margin;
  const small = Math.min((end - left - 3 * gap) * 0.19, m.grow(70, 130, 220));
  const large = Math.min((end - left - 3 * gap - 2 * small) / 2, m.grow(110, 180, 300));
  return {
    undo: rect(left, y, small, button),
    sort: rect(left + small + gap, y, small, button),
    meld: rect(end - 2 * large - gap, y, large, button),
    discard: rect(end - large, y, large, button),
  };
}

type Middle = Pick<Frame, 'piles' | 'own' | 'points' | 'words'>;

/** The viewer's seat at the left and the piles beside it, within reach of the thumb. */
function besidePiles(m: Measures, needs: Needs, words: Rect, floor: number): Middle {
  const height = pilesHeight(m);
  const least = pilesWidth(m, needs, m.grow(22, 60, 100));
  const ownWidth = needs.watches ? 0 : Math.min(words.width - m.gap - least, m.grow(196, 250, 420));
  const x = words.x + (needs.watches ? 0 : ownWidth + m.gap);
  const piles = rect(x, floor - height, right(words) - x, height);
  const ownTall = Math.min(ownHeight(m, needs, ownWidth), height);
  const own = rect(words.x, piles.y + (height - ownTall) / 2, Math.max(1, ownWidth), ownTall);
  return { piles, words, own, points: null };
}

interface FanPlace {
  /** The row of words. */
  readonly row: Rect;
  readonly floor: number;
  /** The height that melds and piles share. */
  readonly room: number;
  /** The place of the viewer's seat, if it is elsewhere. */
  readonly seat: Rect | null;
}

/**
 * The fan gets all the width: the viewer's seat and its points go beside the words, or at the left of the fan if there
 * is room.
 */
function besideFan(m: Measures, needs: Needs, { row, floor, room, seat }: FanPlace): Middle {
  const isRoomy = row.width >= SEAT_BESIDE_FAN_MIN_WIDTH_PX;
  const ownWidth = m.grow(140, 190, 330);
  const x = isRoomy ? row.x + ownWidth + m.gap : row.x;
  const width = right(row) - x;
  const height = fanHeight(m, needs, width, room * shareOf(needs));
  const piles = rect(x, floor - height, width, height);
  if (isRoomy) {
    const tall = Math.min(ownHeight(m, needs, ownWidth), height);
    return { piles, words: row, own: rect(row.x, floor - tall, ownWidth, tall), points: null };
  }
  const own = seat ?? rect(row.x, row.y, OWN_SEAT_WIDTH_PX, row.height);
  const wordsX = seat ? row.x : right(own) + m.gap;
  const words = rect(wordsX, row.y, right(row) - POINTS_WIDTH_PX - m.gap - wordsX, row.height);
  return { piles, words, own, points: rect(right(row) - POINTS_WIDTH_PX, row.y, POINTS_WIDTH_PX, row.height) };
}
