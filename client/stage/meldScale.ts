import { CARD_RATIO, MELD_STRIP, type Measures } from './measures.ts';

/** How large melds are drawn: all of a table alike. */
export interface MeldScale {
  readonly card: number;
  readonly strip: number;
  /** Free room at each side of a meld. */
  readonly pad: number;
  readonly label: number;
  readonly rowGap: number;
  /** The mark of the seat whose melds follow it. */
  readonly mark: number;
}

const STRIPS = [0.6, 0.5, 0.42];
const SMALLEST_CARDS = [18, 12, 9];
const SMALLEST_STRIP = 3;
/** Less than this share of the last try each time, until everything fits. */
const SHRINK = 0.88;

/** The largest scale at which the melds fit, or null while they would be too small for a finger. */
export function clearScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale | null {
  const label = Math.round(m.type.small * 1.3);
  let best: MeldScale | null = null;
  for (const share of STRIPS) {
    for (let card = m.meldCard; card >= MELD_STRIP + 8; card -= 2) {
      const scale = makeScale(m, card, Math.max(MELD_STRIP, card * share), label);
      if (best && clearness(scale) <= clearness(best)) break;
      if (fits(scale)) best = scale;
    }
  }
  return best;
}

/** On a full table the strips shrink, and the cards only when that is not enough. */
export function crowdedScale(m: Measures, fits: (scale: MeldScale) => boolean): MeldScale {
  const small = (card: number, strip: number): MeldScale =>
    makeScale(m, card, strip, Math.min(Math.round(m.type.small * 1.3), Math.round(card * 0.44)));
  for (const least of SMALLEST_CARDS) {
    for (let strip = MELD_STRIP; strip >= SMALLEST_STRIP; strip--) {
      for (let card = strip + 12; card >= Math.max(least, strip); card -= 2) {
        const scale = small(card, strip);
        if (fits(scale)) return scale;
      }
    }
  }
  let card = SMALLEST_CARDS.at(-1) as number;
  while (!fits(small(card, card * 0.3)) && card > 1) card *= SHRINK;
  return small(card, card * 0.3);
}

/** What is seen of a card counts more than how large it is. */
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

/** What the turned cards of a set take above and below straight ones. */
export const headroom = (scale: MeldScale): number => 1 + scale.card * 0.035;
