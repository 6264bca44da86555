import { isBetweenDeals, type Phase } from '#engine';
import type { Layout, Rect } from './layout.ts';
import { bottom, mirrored, rect } from './rect.ts';

/** The width of the tally at a body font of 17 pixels, and its least width. */
const TALLY_WIDTH_PX = 440;
const TALLY_MIN_WIDTH_PX = 340;
const TALLY_FONT_PX = 17;
/** The least height: the heading, two rows and the buttons. */
const TALLY_MIN_HEIGHT_PX = 300;
export const TALLY_GAP_PX = 10;
/** The smallest screen on which hand and piles stay uncovered; on a smaller one the tally would be too small. */
const LANDSCAPE_MIN_SIZE = { width: 1000, height: 600 };
const PORTRAIT_MIN_SIZE = { width: 700, height: 900 };
/** The height of a notice of two lines above the tally. */
export const NOTICE_HEIGHT_PX = 56;

/**
 * The largest area of the tally after a deal, from its lower right corner. The hand, the piles, the buttons at the top
 * and the prompt stay visible; on an upright screen the piles only beside a hand. Null if the screen is too small: the
 * tally then covers the table.
 */
export function tallyPlace(layout: Layout): Rect | null {
  const { width, height } = layout;
  const isWide = width > height;
  const least = isWide ? LANDSCAPE_MIN_SIZE : PORTRAIT_MIN_SIZE;
  if (width < least.width || height < least.height) return null;
  const place = isWide ? besidePiles(layout) : abovePiles(layout);
  return place.width >= TALLY_MIN_WIDTH_PX && place.height >= TALLY_MIN_HEIGHT_PX ? place : null;
}

/**
 * The largest area of the final standing: in the middle, below the buttons at the top, over cards that nobody needs any
 * more. Null if the screen is too small for it to leave anything uncovered.
 */
export function finalPlace(layout: Layout): Rect | null {
  if (!tallyPlace(layout)) return null;
  const { buttons } = layout;
  const badge = mirroredIfLeft(layout, layout.badge);
  const top = bottom(buttons.scores) + TALLY_GAP_PX;
  const width = Math.min(widthAt(layout) * 1.4, layout.width - 2 * badge.x);
  return rect((layout.width - width) / 2, top, width, layout.height - TALLY_GAP_PX - top);
}

/** The height of a low screen, and the most that the tally at its right takes, as in `tally.css`. */
const LOW_SCREEN_MAX_HEIGHT_PX = 480;
/** In a window narrower than this the tally takes all the width. */
const LOW_SCREEN_MIN_WIDTH_PX = 480;
const LOW_TALLY_MAX_WIDTH = { pixels: 430, share: 0.56 };
/** The least width of the prompt: one short line, or two. */
const PROMPT_MIN_WIDTH_PX = 100;

/** The most that the tally takes of a low screen, at the right of the usual table; null on a screen that is not low. */
export function lowTallyPlace(layout: Layout): Rect | null {
  const { width, height } = layout;
  if (height > LOW_SCREEN_MAX_HEIGHT_PX || width <= height || width < LOW_SCREEN_MIN_WIDTH_PX) return null;
  const margin = Math.max(12, mirroredIfLeft(layout, layout.badge).x);
  const tally = Math.min(LOW_TALLY_MAX_WIDTH.pixels, LOW_TALLY_MAX_WIDTH.share * width) + margin;
  return mirroredIfLeft(layout, rect(width - tally, 0, tally, height));
}

/** The area of the prompt: after a deal beside the tally of a low screen, which would cut it. */
export function promptPlace(layout: Layout, game: { readonly phase: Phase } | null): Rect {
  const tally = lowTallyPlace(layout);
  if (!game || game.phase === 'opening' || !isBetweenDeals(game) || !tally) return layout.prompt;
  const prompt = mirroredIfLeft(layout, layout.prompt);
  const room = layout.width - tally.width - TALLY_GAP_PX - prompt.x;
  if (room < PROMPT_MIN_WIDTH_PX) return layout.prompt;
  return mirroredIfLeft(layout, { ...prompt, width: Math.min(prompt.width, room) });
}

/**
 * The place of a bar that says something in place of the prompt: over it or, if the tally covers it, at the free end
 * of the table (`aside`).
 */
export function barPlace(layout: Layout, game: { readonly phase: Phase } | null): Rect & { readonly aside: boolean } {
  const prompt = promptPlace(layout, game);
  const isOver = game?.phase === 'over';
  const isFree = !game || game.phase === 'opening' || !isBetweenDeals(game) || prompt !== layout.prompt;
  if (isFree || (!isOver && tallyPlace(layout))) return { ...prompt, aside: false };
  return { ...mirroredIfLeft(layout, { ...layout.prompt, x: 12, y: layout.felt.y }), aside: true };
}

/** Landscape: between the piles and the free end of the table, above the prompt. */
function besidePiles(layout: Layout): Rect {
  const { buttons, prompt } = layout;
  const badge = mirroredIfLeft(layout, layout.badge);
  const end =
    Math.min(...[buttons.scores, ...pilesOf(layout)].map((part) => mirroredIfLeft(layout, part).x)) - TALLY_GAP_PX;
  const floor = Math.min(prompt.y, ...layout.hand.map((box) => box.rect.y)) - TALLY_GAP_PX;
  const width = Math.min(widthAt(layout), end - badge.x);
  // Above the seats and their marks, so that no upper edge of theirs sticks out.
  const top = Math.max(4, Math.min(badge.y, ...layout.seats.map((seat) => seat.rect.y - 4)));
  return mirroredIfLeft(layout, rect(end - width, top, width, floor - top));
}

/** Portrait: between the top row and the piles or, once no card is left in the hand, the prompt below them. */
function abovePiles(layout: Layout): Rect {
  const { buttons, own, prompt, hand } = layout;
  const badge = mirroredIfLeft(layout, layout.badge);
  const kept = hand.length > 0 ? [...pilesOf(layout), ...(own ? [own.rect] : [])] : [prompt];
  const floor = Math.min(...kept.map(({ y }) => y)) - TALLY_GAP_PX;
  const highest = bottom(buttons.scores) + TALLY_GAP_PX;
  const top = Math.max(highest, Math.min(highest + NOTICE_HEIGHT_PX, floor - TALLY_MIN_HEIGHT_PX));
  const width = Math.min(widthAt(layout) * 1.4, layout.width - 2 * badge.x);
  return rect((layout.width - width) / 2, top, width, floor - top);
}

/** The mirror image of a part at a left-handed table, which is its place at the usual one; else the part itself. */
export const mirroredIfLeft = (layout: Layout, part: Rect): Rect =>
  layout.leftHanded ? mirrored(part, { x: 0, width: layout.width }) : part;

/** The width grows with the table's font size. */
const widthAt = ({ type }: Layout): number => Math.round((TALLY_WIDTH_PX * type.body) / TALLY_FONT_PX);

const pilesOf = ({ stock, stockLabel, indicator, pile, pileLabel, pileCards }: Layout): readonly Rect[] => [
  stock,
  stockLabel,
  pile,
  pileLabel,
  ...(indicator ? [indicator.rect] : []),
  ...pileCards.map((card) => card.rect),
];
