import type { Card } from '#engine';
import type { Terms } from '#text';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { rankNames, rankShort } from './cards.ts';
import { capital, listed } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** The sentences about the wilds of a deal. */
export const WILDS = {
  /** "Achten sind Joker", "Echte Joker und Zweien sind Joker"; short: "Joker: 8, echte". */
  line: (wilds: Wilds, terms: Terms, length: Length) =>
    length === 'short' ? wildsShort(wilds, terms) : wildsNamed(wilds, terms),
  /** "Achten sind Joker." */
  sentence: (wilds: Wilds, terms: Terms) => `${wildsNamed(wilds, terms)}${wilds === null ? '' : '.'}`,
  /** "Die 4♥ neben dem Stapel zeigt es." */
  shownBy: (card: Card) => `${capital(theCard(card, 'nom'))} neben dem Stapel zeigt es.`,
} as const;

/** Said where play goes counter-clockwise (R5): the seats still begin with the next player, at the left. */
export const COUNTER_CLOCKWISE =
  'Gespielt wird gegen den Uhrzeigersinn. Die Plätze stehen in der Reihenfolge des Spiels, von links nach rechts.';

/** The place of a deal in its game. */
export const DEALS = {
  /** "Runde 4 von 13", "Runde 4 · bis 5000", "Runde 4 von 13 · ×2"; short: "4 von 13", "4 → 5000". */
  line({ deal, deals, target, times }: DealFacts, length: Length) {
    const upTo = length === 'full' ? '· bis' : '→';
    const place = target > 0 ? `${deal} ${upTo} ${target}` : `${deal} von ${deals}`;
    return `${length === 'full' ? 'Runde ' : ''}${place}${times > 1 ? ` · ×${times}` : ''}`;
  },
  /** "Runde 4, bis 5000 Punkte. Punkte zählen doppelt." */
  sentences({ deal, deals, target, times }: DealFacts) {
    const place = target > 0 ? `Runde ${deal}, bis ${target} Punkte.` : `Runde ${deal} von ${deals}.`;
    return times > 1 ? `${place} Punkte zählen ${times === 2 ? 'doppelt' : 'vierfach'}.` : place;
  },
} as const;

// "Echte Joker sind Joker" alone would say nothing.
function wildsNamed(wilds: Wilds, terms: Terms): string {
  const words = wordsIn(terms);
  if (wilds === null) return `Welcher Rang ist ${words.wild}?`;
  if (wilds.length === 0) return `Keine ${words.wilds}`;
  const [only] = wilds;
  if (wilds.length === 1 && (only === 'oneJoker' || only === 'jokers') && words.wild === 'Joker')
    return `Nur ${KINDS[only]}`;
  const isOne = wilds.length === 1 && only === 'oneJoker';
  return `${capital(listed(wilds.map(kindName)))} ${isOne ? `ist ${words.beWild}` : `sind ${words.wilds}`}`;
}

function wildsShort(wilds: Wilds, terms: Terms): string {
  const { wild, wilds: several } = wordsIn(terms);
  if (wilds === null) return `${wild}: ?`;
  if (wilds.length === 0) return `Keine ${several}`;
  const shown = wilds.map((kind) => kindShort(kind, wild === 'Joker')).join(', ');
  return `${wild}: ${shown === 'echte' ? 'nur echte' : shown}`;
}

const KINDS = { jokers: 'echte Joker', oneJoker: 'der echte Joker', oneEyedJacks: 'einäugige Buben' } as const;

const kindName = (kind: WildKind): string => (typeof kind === 'number' ? rankNames(kind) : KINDS[kind]);

function kindShort(kind: WildKind, amongJokers: boolean): string {
  if (typeof kind === 'number') return rankShort(kind);
  if (kind === 'oneEyedJacks') return rankShort(11);
  return amongJokers ? 'echte' : 'Joker';
}
