import type { ButtonId } from '../game/types.ts';
import { CARD_RATIO, type Measures } from './measures.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** The zones of a table, before anything is put into them. */
export interface Frame {
  readonly badge: Rect;
  readonly buttons: Readonly<Record<ButtonId, Rect>>;
  /** The strip along the top that the other seats share. */
  readonly seats: Rect;
  readonly own: Rect;
  readonly felt: Rect;
  readonly piles: Piles;
  readonly words: Rect;
  readonly points: Rect;
  readonly handZone: Rect;
}

export interface Piles {
  readonly stock: Rect;
  readonly stockLabel: Rect;
  readonly pile: Rect;
  readonly pileLabel: Rect;
}

/** What the zones must make room for. */
export interface Needs {
  /** How tall the hand's zone is when it is this wide. */
  handHeight(width: number): number;
}

export const seatHeight = (m: Measures): number => m.avatar + 2 * lineHeight(m.type.small) + m.grow(6, 12, 20);

export const lineHeight = (size: number): number => Math.round(size * 1.25);

/** The zones of a table: side by side in landscape, one above the other in portrait. */
export const frame = (m: Measures, needs: Needs): Frame => (m.wide ? wideFrame(m, needs) : tallFrame(m, needs));

function wideFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const top = topRow(m);
  const column = m.grow(112, 168, 290);
  const handX = left + column + gap;
  const handWidth = end - column - gap - handX;
  const handHeight = needs.handHeight(handWidth);
  const floor = m.bottom - margin;
  const handZone = rect(handX, floor - handHeight, handWidth, handHeight);
  const words = rect(handX, handZone.y - m.grow(32, 46, 72), handWidth, m.grow(28, 38, 60));
  const low = floor - button;
  const half = (column - gap) / 2;
  const meldY = low - gap - button;
  const seatsTop = m.top + m.grow(4, 10, 18);
  const seats = rect(right(top.badge) + gap, seatsTop, top.quiet.scores.x - right(top.badge) - 2 * gap, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesWidth = 2 * m.pileCard + m.grow(22, 44, 80);
  const height = words.y - gap - feltTop;
  const feltWidth = end - left - pilesWidth - gap;
  return {
    badge: top.badge,
    seats,
    buttons: {
      ...top.quiet,
      discard: rect(end - column, low, column, button),
      meld: rect(end - column, meldY, column, button),
      undo: rect(left, low, half, button),
      sort: rect(left + half + gap, low, half, button),
    },
    own: rect(
      left,
      Math.max(handZone.y, low - gap - seatHeight(m)),
      column,
      Math.min(low - gap - handZone.y, seatHeight(m)),
    ),
    felt: rect(left, feltTop, feltWidth, height),
    piles: placePiles(m, rect(end - pilesWidth, feltTop, pilesWidth, height)),
    words,
    points: rect(left, words.y, column, words.height),
    handZone,
  };
}

function tallFrame(m: Measures, needs: Needs): Frame {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const top = topRow(m);
  const low = m.bottom - margin - button;
  const buttons = bottomRow(m, low);
  const side = Math.min(4, margin);
  const handX = m.left + side;
  const handWidth = m.right - side - handX;
  const handHeight = needs.handHeight(handWidth);
  const handZone = rect(handX, low - gap - handHeight, handWidth, handHeight);
  const words = rect(left, handZone.y - m.grow(38, 48, 74), end - left, m.grow(36, 40, 62));
  const seats = rect(left, bottom(top.badge) + m.grow(4, 10, 20), end - left, seatHeight(m));
  const pilesHeight = m.pileCard * CARD_RATIO + lineHeight(m.type.small) + m.grow(4, 12, 20);
  const pilesY = words.y - m.grow(2, 8, 16) - pilesHeight;
  const pilesWidth = 2 * m.pileCard + m.grow(22, 60, 100);
  const piles = rect((left + end - pilesWidth) / 2, pilesY, pilesWidth, pilesHeight);
  const aside = piles.x - gap - left;
  const ownHeight = Math.min(seatHeight(m), pilesHeight);
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  return {
    badge: top.badge,
    seats,
    buttons: { ...top.quiet, ...buttons },
    own: rect(left, pilesY + (pilesHeight - ownHeight) / 2, Math.min(aside, m.grow(140, 210, 360)), ownHeight),
    felt: rect(left, feltTop, end - left, pilesY - m.grow(2, 10, 20) - feltTop),
    piles: placePiles(m, piles),
    words,
    points: rect(right(piles) + gap, pilesY, aside, pilesHeight),
    handZone,
  };
}

/** The badge at the left and the quiet buttons at the right of the top edge. */
function topRow(m: Measures) {
  const y = m.top + m.margin;
  const { gap } = m;
  const height = Math.max(44, m.grow(44, 46, 68));
  const end = m.right - m.margin;
  const leave = rect(end - m.grow(50, 70, 108), y, m.grow(50, 70, 108), height);
  const log = rect(leave.x - gap - m.grow(44, 60, 92), y, m.grow(44, 60, 92), height);
  const scores = rect(log.x - gap - m.grow(58, 80, 122), y, m.grow(58, 80, 122), height);
  const x = m.left + m.margin;
  const room = scores.x - gap - x;
  const badge = rect(x, y, Math.min(room, m.grow(174, 244, 420)), m.grow(44, 64, 112));
  return { badge, quiet: { scores, log, leave } };
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

/** Stock and pile beside each other in the middle of a zone, each with a label below. */
function placePiles(m: Measures, zone: Rect): Piles {
  const label = lineHeight(m.type.small) + 2;
  const height = Math.min(m.pileCard * CARD_RATIO, zone.height - label - 4);
  const width = height / CARD_RATIO;
  const half = zone.width / 2;
  const y = zone.y + (zone.height - height - label) / 2;
  const middle = zone.x + half;
  const away = m.grow(5, 10, 18);
  const labelWidth = half - 2;
  const labelY = y + height + 3;
  return {
    stock: rect(middle - away - width, y, width, height),
    stockLabel: rect(zone.x, labelY, labelWidth, label - 2),
    pile: rect(middle + away, y, width, height),
    pileLabel: rect(middle + 2, labelY, labelWidth, label - 2),
  };
}
