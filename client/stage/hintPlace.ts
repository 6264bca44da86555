import { type Frame, hintSide } from './frameParts.ts';
import type { Measures } from './measures.ts';
import { bottom, rect, right } from './rect.ts';
import type { Rect } from './types.ts';

/** The least width at which the words are easy to read, in pixels. */
const PROMPT_MIN_WIDTH_PX = 190;
/** From this width on the words stay centred with the button beside them. */
const CENTRED_PROMPT_MIN_WIDTH_PX = 560;

/** The zones that the hint button changes, and its own. */
export interface Hinted {
  readonly words: Rect;
  readonly badge: Rect;
  /** Null where there is no hint button. */
  readonly hint: Rect | null;
}

/**
 * Places the hint button: above the column of buttons at the right if there is one, else beside the words, else beside
 * the badge. Its place does not depend on the cards.
 */
export function placeHint(m: Measures, { badge, buttons, extra, words, piles }: Frame): Hinted {
  const side = hintSide(m);
  const column = m.wide ? columnTop([buttons.meld, ...extra], buttons.meld) : 0;
  const y = Math.max(column - m.gap - side, bottom(piles));
  if (m.wide && y + side <= column) return { words, badge, hint: rect(right(buttons.meld) - side, y, side, side) };
  const room = side + m.gap;
  if (words.width - room < PROMPT_MIN_WIDTH_PX || words.height < side) {
    const hint = rect(right(badge) - side, badge.y, side, side);
    return { words, badge: { ...badge, width: badge.width - room }, hint };
  }
  const isRoomy = words.width >= CENTRED_PROMPT_MIN_WIDTH_PX;
  return {
    words: rect(words.x + (isRoomy ? room : 0), words.y, words.width - room * (isRoomy ? 2 : 1), words.height),
    badge,
    hint: rect(right(words) - side, words.y, side, side),
  };
}

/** The top of the column of buttons that contains this one. */
const columnTop = (all: readonly Rect[], one: Rect): number =>
  Math.min(...all.filter((other) => right(other) > one.x).map(({ y }) => y));
