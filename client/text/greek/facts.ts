import type { Card } from '#engine';
import type { Terms } from '#text';
import { theRankNames } from '#words/greek/cards';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { rankShort } from './cards.ts';
import { capital, listed } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** The sentences about the wilds of a deal. */
export const WILDS = {
  /** "Τα οχτάρια είναι μπαλαντέρ", "Τα δυάρια και οι τζόκερ είναι μπαλαντέρ"; short: "Μπαλ.: 8, τζόκερ". */
  line: (wilds: Wilds, terms: Terms, length: Length) =>
    length === 'short' ? wildsShort(wilds, terms) : wildsNamed(wilds, terms),
  /** "Τα οχτάρια είναι μπαλαντέρ." */
  sentence: (wilds: Wilds, terms: Terms) => `${wildsNamed(wilds, terms)}${wilds === null ? '' : '.'}`,
  /** "Το δείχνει το 4♥ δίπλα στη στοίβα." */
  shownBy: (card: Card) => `Το δείχνει ${theCard(card, 'nom')} δίπλα στη στοίβα.`,
} as const;

/** Said where play goes counter-clockwise (R5): the seats still begin with the next player, at the left. */
export const COUNTER_CLOCKWISE =
  'Το παιχνίδι πάει αριστερόστροφα. Οι παίκτες φαίνονται με τη σειρά που παίζουν, από αριστερά προς τα δεξιά.';

/** The place of a deal in its game. */
export const DEALS = {
  /** "Γύρος 4 από 13", "Γύρος 4 · ως 5000", "Γύρος 4 από 13 · ×2"; short: "4 από 13", "4 → 5000". */
  line({ deal, deals, target, times }: DealFacts, length: Length) {
    const upTo = length === 'full' ? '· ως' : '→';
    const place = target > 0 ? `${deal} ${upTo} ${target}` : `${deal} από ${deals}`;
    return `${length === 'full' ? 'Γύρος ' : ''}${place}${times > 1 ? ` · ×${times}` : ''}`;
  },
  /** "Γύρος 4, ως τους 5000 πόντους. Οι πόντοι μετράνε διπλά." */
  sentences({ deal, deals, target, times }: DealFacts) {
    const place = target > 0 ? `Γύρος ${deal}, ως τους ${target} πόντους.` : `Γύρος ${deal} από ${deals}.`;
    return times > 1 ? `${place} Οι πόντοι μετράνε ${times === 2 ? 'διπλά' : 'τετραπλά'}.` : place;
  },
} as const;

function wildsNamed(wilds: Wilds, terms: Terms): string {
  const { wild } = wordsIn(terms);
  if (wilds === null) return `Ποια αξία είναι ${wild};`;
  if (wilds.length === 0) return `Χωρίς ${wild}`;
  return `${capital(listed(wilds.map(kindName)))} είναι ${wild}`;
}

function wildsShort(wilds: Wilds, terms: Terms): string {
  const { wild } = wordsIn(terms);
  if (wilds?.length === 0) return `Χωρίς ${wild}`;
  // The usual word is too long for the sign.
  const short = wild === 'μπαλαντέρ' ? 'Μπαλ.' : capital(wild);
  return `${short}: ${wilds === null ? '?' : wilds.map(kindShort).join(', ')}`;
}

const KINDS = { jokers: 'οι τζόκερ', oneJoker: 'ο τζόκερ', oneEyedJacks: 'οι μονόφθαλμοι βαλέδες' } as const;

const kindName = (kind: WildKind): string => (typeof kind === 'number' ? theRankNames(kind) : KINDS[kind]);

function kindShort(kind: WildKind): string {
  if (typeof kind === 'number') return rankShort(kind);
  return kind === 'oneEyedJacks' ? rankShort(11) : 'τζόκερ';
}
