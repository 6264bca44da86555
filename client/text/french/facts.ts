import type { Card } from '#engine';
import type { Terms } from '#text';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { cardWith, rankNames, rankShort } from './cards.ts';
import { capital, listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** The sentences about the wilds of a deal. */
export const WILDS = {
  /** "Les 8 sont jokers", "Jokers : les 2 et les vrais jokers"; short: "Joker : 8, ★". */
  line: (wilds: Wilds, terms: Terms, length: Length) =>
    length === 'short' ? wildsShort(wilds, terms) : wildsNamed(wilds, terms),
  /** "Les 8 sont jokers." */
  sentence: (wilds: Wilds, terms: Terms) => `${wildsNamed(wilds, terms)}${wilds === null ? '' : '.'}`,
  /** "Le 4♥ à côté de la pioche l’indique." */
  shownBy: (card: Card) => `${capital(cardWith('the', card))} à côté de la pioche l’indique.`,
} as const;

/** Said where play goes counter-clockwise (R5): the seats still begin with the next player, at the left. */
export const COUNTER_CLOCKWISE =
  'On joue dans le sens antihoraire. Les places sont montrées dans l’ordre du jeu, de gauche à droite.';

/** The place of a deal in its game. */
export const DEALS = {
  /** "Manche 4 sur 13", "Manche 4 · en 5000", "Manche 4 sur 13 · ×2"; short: "4 sur 13". */
  line({ deal, deals, target, times }: DealFacts, length: Length) {
    const place = target > 0 ? `${deal} · en ${target}` : `${deal} sur ${deals}`;
    return `${length === 'full' ? 'Manche ' : ''}${place}${times > 1 ? ` · ×${times}` : ''}`;
  },
  /** "Manche 4, partie en 5000 points. Les points comptent double." */
  sentences({ deal, deals, target, times }: DealFacts) {
    const place = target > 0 ? `Manche ${deal}, partie en ${target} points.` : `Manche ${deal} sur ${deals}.`;
    return times > 1 ? `${place} Les points comptent ${times === 2 ? 'double' : 'quatre fois'}.` : place;
  },
} as const;

/** Real jokers are not told to be "jokers", but listed. */
function wildsNamed(wilds: Wilds, terms: Terms): string {
  const { joker, jokers } = wordsIn(terms);
  if (wilds === null) return `Quelle valeur est ${joker} ?`;
  if (wilds.length === 0) return `Pas de ${jokers}`;
  const named = listed(wilds.map(kindName));
  if (wilds.some((kind) => kind === 'jokers' || kind === 'oneJoker')) return `${capital(jokers)} : ${named}`;
  return `${capital(named)} sont ${jokers}`;
}

function wildsShort(wilds: Wilds, terms: Terms): string {
  const { joker, jokers } = wordsIn(terms);
  if (wilds?.length === 0) return `Pas de ${jokers}`;
  return `${capital(joker)} : ${wilds === null ? '?' : wilds.map(kindShort).join(', ')}`;
}

const KINDS = { jokers: 'les vrais jokers', oneJoker: 'le vrai joker', oneEyedJacks: 'les valets borgnes' } as const;
const SHORT_RANKS = { jokers: 0, oneJoker: 0, oneEyedJacks: 11 } as const;

const kindName = (kind: WildKind): string => (typeof kind === 'number' ? `les ${rankNames(kind)}` : KINDS[kind]);
const kindShort = (kind: WildKind): string => rankShort(typeof kind === 'number' ? kind : SHORT_RANKS[kind]);
