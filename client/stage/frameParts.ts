import type { ButtonId } from '../game/types.ts';
import { handHeight } from './layoutHand.ts';
import { CARD_RATIO, type Measures, TOUCH_TARGET_PX } from './measures.ts';
import type { Needs } from './needs.ts';
import { rect } from './rect.ts';
import type { Rect } from './types.ts';

/** The number of other seats from which the badge gives up some of its room. */
const CROWDED_SEAT_COUNT = 6;

/** How much wider a button of the top row may become, in pixels. */
const TOP_BUTTON_MAX_GROWTH_PX = 12;

/** The visible share of the indicator's width beside the stock. */
export const INDICATOR_VISIBLE_RATIO = 0.62;

/** How far the edges of a full stock show below its top card, in pixels. */
export const stockEdges = (width: number): number => Math.max(4, width * 0.072);

export const lineHeight = (size: number): number => Math.round(size * 1.25);

export const seatHeight = (m: Measures): number => m.avatar + 2 * lineHeight(m.type.small) + m.grow(6, 12, 20);

/** The side of the hint button, a square. */
export const hintSide = (m: Measures): number => m.grow(TOUCH_TARGET_PX, 48, 66);

/**
 * The height of the viewer's seat at this width: the avatar, the name and total beside it, and the points of the hand.
 */
export function ownHeight(m: Measures, { pointsLines }: Needs, width: number): number {
  const line = lineHeight(m.type.small);
  const pad = m.grow(4, 8, 14);
  return fitsOwnLines(m, width)
    ? Math.max(m.avatar, (2 + pointsLines) * line) + 2 * pad
    : m.avatar + pointsLines * line + 2 * pad;
}

/** Whether the viewer's seat is wide enough to show the hand's points below its total. */
export const fitsOwnLines = (m: Measures, width: number): boolean => width - m.avatar >= m.type.small * 12.5;

/** The height of the hand's zone for this many cards at this width; a spectator has no hand. */
export function handRoom(m: Measures, { watches }: Needs, cards: number, width: number): number {
  return watches ? m.gap : handHeight(m, cards, width);
}

/** The width of stock, upcard and indicator side by side. */
export const pilesWidth = (m: Measures, { hasIndicator }: Needs, room: number): number =>
  2 * m.pileCard + room + (hasIndicator ? m.pileCard * INDICATOR_VISIBLE_RATIO : 0);

/** The height of a pile with its label. */
export const pilesHeight = (m: Measures): number =>
  m.pileCard * CARD_RATIO + lineHeight(m.type.small) + m.grow(4, 12, 20);

/** The top row: the badge at the left, the Scores, Log and Leave buttons at the right. */
export function topRow(m: Measures, { others }: Needs) {
  const y = m.top + m.margin;
  const { gap } = m;
  const height = Math.max(44, m.grow(44, 46, 68));
  const x = m.left + m.margin;
  const end = m.right - m.margin;
  const wanted = m.wide && others >= CROWDED_SEAT_COUNT ? m.grow(132, 192, 310) : m.grow(174, 244, 420);
  const least = [m.grow(58, 80, 122), m.grow(48, 60, 92), m.grow(52, 70, 108)] as const;
  const spare = end - x - wanted - least[0] - least[1] - least[2] - 3 * gap;
  // Upright, the seats have a row of their own: what the badge leaves is for words of other languages.
  const more = m.wide ? 0 : Math.max(0, Math.min(TOP_BUTTON_MAX_GROWTH_PX, Math.floor(spare / 3)));
  const [scoresWidth, logWidth, leaveWidth] = [least[0] + more, least[1] + more, least[2] + more];
  const leave = rect(end - leaveWidth, y, leaveWidth, height);
  const log = rect(leave.x - gap - logWidth, y, logWidth, height);
  const scores = rect(log.x - gap - scoresWidth, y, scoresWidth, height);
  const badge = rect(x, y, Math.min(scores.x - gap - x, wanted), m.grow(44, 64, 112));
  return { badge, quiet: { scores, log, leave } };
}

/** Three places for extra buttons in a row, the first at the right, within reach of the thumb. */
export function rowOfThree(left: number, end: number, y: number, { gap, button, grow }: Measures): Rect[] {
  const width = Math.min(grow(130, 200, 330), (end - left - 2 * gap) / 3);
  return [0, 1, 2].map((i) => rect(end - width - i * (width + gap), y, width, button));
}

/** The zones of a table before anything is placed in them. */
export interface Frame {
  readonly badge: Rect;
  readonly buttons: Readonly<Record<ButtonId, Rect>>;
  /** Places for buttons that only some games need. */
  readonly extra: readonly Rect[];
  /** The strip along the top that the other seats share. */
  readonly seats: Rect;
  readonly own: Rect;
  readonly felt: Rect;
  /** Stock and discard pile, with their labels. */
  readonly piles: Rect;
  /** The words: a line of text that says what to do next. */
  readonly words: Rect;
  /** The points of the hand, where the viewer's seat is too low to show them; else null. */
  readonly points: Rect | null;
  readonly handZone: Rect;
}
