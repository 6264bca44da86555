import type { Card } from '#engine';
import type { Terms } from '#text';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { rankShort } from './cards.ts';
import { capital, listed } from './plural.ts';
import { theCard, theRanks } from './told.ts';
import { wordsIn } from './words.ts';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** The sentences about the wilds of a deal. */
export const WILDS = {
  /** "Los ochos son comodines", "El joker es comodín"; short: "Comodín: 8, joker". */
  line: (wilds: Wilds, terms: Terms, length: Length) =>
    length === 'short' ? wildsShort(wilds, terms) : wildsNamed(wilds, terms),
  /** "Los ochos son comodines." */
  sentence: (wilds: Wilds, terms: Terms) => `${wildsNamed(wilds, terms)}${wilds === null ? '' : '.'}`,
  /** "Lo señala el 4♥ junto al mazo." */
  shownBy: (card: Card) => `Lo señala ${theCard(card)} junto al mazo.`,
} as const;

/** Said where play goes counter-clockwise (R5): the seats still begin with the next player, at the left. */
export const COUNTER_CLOCKWISE =
  'Se juega en sentido contrario a las agujas del reloj. Los asientos se muestran en el orden de juego, de izquierda a derecha.';

/** The place of a deal in its game. */
export const DEALS = {
  /** "Mano 4 de 13", "Mano 4 · a 5000", "Mano 4 de 13 · ×2"; short: "4 de 13". */
  line({ deal, deals, target, times }: DealFacts, length: Length) {
    const place = target > 0 ? `${deal} · a ${target}` : `${deal} de ${deals}`;
    return `${length === 'full' ? 'Mano ' : ''}${place}${times > 1 ? ` · ×${times}` : ''}`;
  },
  /** "Mano 4, a 5000 puntos. Los puntos valen el doble." */
  sentences({ deal, deals, target, times }: DealFacts) {
    const place = target > 0 ? `Mano ${deal}, a ${target} puntos.` : `Mano ${deal} de ${deals}.`;
    return times > 1 ? `${place} Los puntos valen ${times === 2 ? 'el doble' : 'el cuádruple'}.` : place;
  },
} as const;

function wildsNamed(wilds: Wilds, terms: Terms): string {
  const words = wordsIn(terms);
  if (wilds === null) return `¿Qué valor es ${words.wild}?`;
  if (wilds.length === 0) return `Sin ${words.wilds}`;
  const isOne = wilds.length === 1 && wilds[0] === 'oneJoker';
  return `${capital(listed(wilds.map(kindName)))} ${isOne ? `es ${words.wild}` : `son ${words.wilds}`}`;
}

function wildsShort(wilds: Wilds, terms: Terms): string {
  const words = wordsIn(terms);
  if (wilds?.length === 0) return `Sin ${words.wilds}`;
  return `${capital(words.wild)}: ${wilds === null ? '?' : wilds.map(kindShort).join(', ')}`;
}

const KINDS = { jokers: 'los jokers', oneJoker: 'el joker', oneEyedJacks: 'las jotas de un solo ojo' } as const;

const kindName = (kind: WildKind): string => (typeof kind === 'number' ? theRanks(kind) : KINDS[kind]);

const kindShort = (kind: WildKind): string => {
  if (typeof kind === 'number') return rankShort(kind);
  return kind === 'oneEyedJacks' ? rankShort(11) : 'joker';
};
