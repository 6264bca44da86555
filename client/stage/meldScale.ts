import { CARD_RATIO, MELD_STRIP_MIN_PX, type Measures } from './measures.ts';

/** The size at which all melds of a table are drawn. */
export interface MeldScale {
  readonly card: number;
  readonly strip: number;
  /** Padding at each side of a meld. */
  readonly pad: number;
  readonly label: number;
  readonly rowGap: number;
  /** The size of the mark of the seat whose melds follow it. */
  readonly mark: number;
}

const STRIP_RATIOS = [0.6, 0.5, 0.42];
/** Each size is this share of the previous one: few steps, so that melds rarely change size. */
const CARD_STEP_RATIO = 0.88;
const CLEAR_CARD_MIN_WIDTH_PX = MELD_STRIP_MIN_PX + 8;
/** The last value shows only a card's corner. */
const CROWDED_STRIP_RATIOS = [0.8, 0.7, 0.6, 0.5, 0.44];
const CUT_STRIP_RATIO = 0.3;
const CROWDED_CARD_MIN_WIDTH_PX = 15;
/** Factor applied to the card until everything fits. */
const CROWDED_SHRINK_RATIO = 0.88;

/** Returns the largest scale at which the melds fit, or null if they would be too small for a finger. */
export function clearScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale | null {
  let best: MeldScale | null = null;
  for (const share of STRIP_RATIOS) {
    for (const card of clearSizes(m.meldCard)) {
      const scale = makeScale(m, card, Math.max(MELD_STRIP_MIN_PX, card * share), labelOf(m, card));
      if (best && clearness(scale) <= clearness(best)) break;
      if (fits(scale)) best = scale;
    }
  }
  return best;
}

/** The height of a wild's label: at least the small font size, larger on large cards. */
const labelOf = (m: Measures, card: number): number => Math.round(Math.max(m.type.small * 1.3, card * 0.22));

/** Card sizes from the largest down to the smallest that a finger can hit. */
function clearSizes(most: number): number[] {
  const sizes: number[] = [];
  for (let card = most; card > CLEAR_CARD_MIN_WIDTH_PX; card *= CARD_STEP_RATIO) sizes.push(card);
  return [...sizes, CLEAR_CARD_MIN_WIDTH_PX];
}

/**
 * Returns a scale for a full table: the overlap grows until only the corners show, then the cards shrink. Only on the
 * smallest screens are even the corners cut off.
 */
export function crowdedScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale {
  const small = (card: number, share: number): MeldScale =>
    makeScale(m, card, card * share, Math.min(Math.round(m.type.small * 1.3), Math.round(card * 0.44)));
  for (let card = MELD_STRIP_MIN_PX * 2; card >= CROWDED_CARD_MIN_WIDTH_PX; card--) {
    const share = CROWDED_STRIP_RATIOS.find((each) => fits(small(card, each)));
    if (share !== undefined) return small(card, share);
  }
  let card = CROWDED_CARD_MIN_WIDTH_PX;
  while (!fits(small(card, CUT_STRIP_RATIO)) && card > 1) card *= CROWDED_SHRINK_RATIO;
  return small(card, CUT_STRIP_RATIO);
}

/** How readable the melds are: the visible part of a card matters more than its size. */
export const clearness = ({ card, strip }: MeldScale): number => card * (strip / card) ** 0.7;

function makeScale(m: Measures, card: number, strip: number, label: number): MeldScale {
  const pad = Math.max(Math.min(2, card * 0.2), Math.min(card * 0.2, m.grow(9, 13, 22)));
  const mark = Math.min(m.grow(24, 34, 60), Math.max(card * 0.62, Math.min(14, card * 1.3)));
  return { card, strip, pad, label, mark, rowGap: Math.max(1, card * 0.09) };
}

export const meldWidth = (length: number, { strip, card, pad }: MeldScale): number =>
  (length - 1) * strip + card + 2 * pad;

export const meldHeight = (scale: MeldScale): number =>
  scale.card * CARD_RATIO + 2 * headroom(scale) + Math.max(0, scale.label * 0.6 - headroom(scale));

/** The extra height of a set's rotated cards above and below straight ones. */
export const headroom = (scale: MeldScale): number => 1 + scale.card * 0.035;
