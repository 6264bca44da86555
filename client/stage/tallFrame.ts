import type { Frame } from './frame.ts';
import { handRoom, lineHeight, pilesHeight, pilesWidth, rowOfThree, seatHeight, topRow } from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { fanHeight, shareOf } from './planFan.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** From this width on there is room for the own seat beside a fanned pile, in pixels. */
const ROOMY = 600;
/** Beside a fan on a phone, in pixels. */
const OWN_WIDTH = 88;
const POINTS_WIDTH = 92;

/** Portrait: seats, melds, piles, words, hand and buttons one above the other. */
export function tallFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const top = topRow(m, needs);
  const low = m.bottom - margin - button;
  const floor = needs.hasExtras ? low - gap - button : low;
  // Where a fan takes the room beside the piles, the own seat stands in the row of the further buttons.
  const isOwnLow = needs.hasExtras && needs.isFanned && end - left < ROOMY;
  const seat = isOwnLow ? rect(left, floor, Math.min(OWN_WIDTH, (end - left) * 0.27), button) : null;
  const extra = needs.hasExtras ? rowOfThree(seat ? right(seat) + gap : left, end, floor, m) : [];
  const side = Math.min(4, margin);
  const handX = m.left + side;
  const handWidth = m.right - side - handX;
  const height = handRoom(m, needs, needs.cards, handWidth);
  const handZone = rect(handX, floor - gap - height, handWidth, height);
  const row = rect(left, handZone.y - m.grow(38, 48, 74), end - left, m.grow(36, 40, 62));
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

/** Undo and sort to the left, meld and discard to the right: discard always has the last place. */
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

/** The piles in the middle, the own seat to their left, its points to their right. */
function besidePiles(m: Measures, needs: Needs, words: Rect, floor: number): Middle {
  const height = pilesHeight(m);
  const width = pilesWidth(m, needs, m.grow(22, 60, 100));
  const piles = rect(words.x + (words.width - width) / 2, floor - height, width, height);
  const aside = piles.x - m.gap - words.x;
  const ownHeight = Math.min(seatHeight(m), height);
  return {
    piles,
    words,
    own: rect(words.x, piles.y + (height - ownHeight) / 2, Math.min(aside, m.grow(140, 210, 360)), ownHeight),
    points: rect(right(piles) + m.gap, piles.y, aside, height),
  };
}

interface FanPlace {
  /** The row of the words. */
  readonly row: Rect;
  readonly floor: number;
  /** The height that melds and piles share. */
  readonly room: number;
  /** The place of the own seat, if that is elsewhere. */
  readonly seat: Rect | null;
}

/** The fan has all the width it can get: own seat and points stand beside the words, or, with more room, at its left. */
function besideFan(m: Measures, needs: Needs, { row, floor, room, seat }: FanPlace): Middle {
  const isRoomy = row.width >= ROOMY;
  const line = lineHeight(m.type.small);
  const ownWidth = m.grow(140, 190, 330);
  const x = isRoomy ? row.x + ownWidth + m.gap : row.x;
  const width = right(row) - x;
  const height = fanHeight(m, needs, width, room * shareOf(needs));
  const piles = rect(x, floor - height, width, height);
  if (isRoomy) {
    const ownHeight = Math.min(seatHeight(m), height - line - 6);
    const own = rect(row.x, floor - line - 6 - ownHeight, ownWidth, ownHeight);
    return { piles, words: row, own, points: rect(row.x, floor - line, ownWidth, line) };
  }
  const own = seat ?? rect(row.x, row.y, OWN_WIDTH, row.height);
  const wordsX = seat ? row.x : right(own) + m.gap;
  const words = rect(wordsX, row.y, right(row) - POINTS_WIDTH - m.gap - wordsX, row.height);
  return { piles, words, own, points: rect(right(row) - POINTS_WIDTH, row.y, POINTS_WIDTH, row.height) };
}
