import { bottom, rect } from './rect.ts';
import type { Layout, Rect } from './types.ts';

/** How wide the tally is where body text has 17 pixels, and how narrow it may become. */
const WIDTH = 440;
const NARROWEST = 340;
const BODY = 17;
/** What it needs to show its heading, two rows and its buttons. */
const LOWEST = 300;
const GAP = 10;
/** The least screen on which hand and piles are left free: on a smaller one too little would be left of the tally. */
const LANDSCAPE = { width: 1000, height: 600 };
const PORTRAIT = { width: 700, height: 900 };
/** Above it there is room for a sentence of two lines. */
const NOTICE = 56;

/**
 * All the room the tally may take after a deal, from its lower right corner: hand, piles and the quiet buttons stay to be
 * seen, and the words above the hand. Null where a screen is too small for that: the tally then covers what is below it.
 */
export function tallyPlace(layout: Layout): Rect | null {
  const { width, height } = layout;
  const isWide = width > height;
  const least = isWide ? LANDSCAPE : PORTRAIT;
  if (width < least.width || height < least.height) return null;
  const place = isWide ? besidePiles(layout) : abovePiles(layout);
  return place.width >= NARROWEST && place.height >= LOWEST ? place : null;
}

/** Landscape: at the left of the piles and above the words. */
function besidePiles(layout: Layout): Rect {
  const { badge, buttons, words } = layout;
  const end = Math.min(buttons.scores.x, ...pilesOf(layout).map(({ x }) => x)) - GAP;
  const floor = Math.min(words.y, ...layout.hand.map((box) => box.rect.y)) - GAP;
  const width = Math.min(widthAt(layout), end - badge.x);
  return rect(end - width, badge.y, width, floor - badge.y);
}

/** Portrait: between the top row and the piles. */
function abovePiles(layout: Layout): Rect {
  const { badge, buttons, own } = layout;
  const floor = Math.min(...[...pilesOf(layout), ...(own ? [own.rect] : [])].map(({ y }) => y)) - GAP;
  const highest = bottom(buttons.scores) + GAP;
  const top = Math.max(highest, Math.min(highest + NOTICE, floor - LOWEST));
  const width = Math.min(widthAt(layout) * 1.4, layout.width - 2 * badge.x);
  return rect((layout.width - width) / 2, top, width, floor - top);
}

/** It grows with the words of the table. */
const widthAt = ({ type }: Layout): number => Math.round((WIDTH * type.body) / BODY);

const pilesOf = ({ stock, stockLabel, indicator, pile, pileLabel, pileCards }: Layout): readonly Rect[] => [
  ...[stock, stockLabel, pile, pileLabel],
  ...(indicator ? [indicator.rect] : []),
  ...pileCards.map((card) => card.rect),
];

/** Where a sentence is told while the tally lies there: at its left, or above it. */
export const besideTally = ({ width, height, felt }: Layout, place: Rect) =>
  width > height
    ? { top: `${felt.y}px`, right: `${width - place.x}px`, marginRight: 0 }
    : { top: `${place.y - NOTICE - GAP / 2}px`, marginRight: 0 };
