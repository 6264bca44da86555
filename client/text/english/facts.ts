import type { Card } from '#engine';
import type { Terms } from '#text';
import type { DealFacts, Length, WildKind } from '../data.ts';
import { cardShort, rankNames, rankShort } from './cards.ts';
import { capital, listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** The wilds of a deal; null while their rank is being named. */
type Wilds = readonly WildKind[] | null;

/** The sentences about the wilds of a deal. */
export const WILDS = {
  /** "Eights are wild", "Jokers and twos are wild"; short: "Wild: 8, joker". */
  line: (wilds: Wilds, terms: Terms, length: Length) =>
    length === 'short' ? wildsShort(wilds, terms) : wildsNamed(wilds, terms),
  /** "Eights are wild." */
  sentence: (wilds: Wilds, terms: Terms) => `${wildsNamed(wilds, terms)}${wilds === null ? '' : '.'}`,
  /** "The 4♥ beside the stock shows it." */
  shownBy: (card: Card) => `The ${cardShort(card)} beside the stock shows it.`,
} as const;

/** Said where play goes counter-clockwise (R5): the seats still begin with the next player, at the left. */
export const COUNTER_CLOCKWISE =
  'Play goes counter-clockwise. Players are shown in the order of play, from left to right.';

/** The place of a deal in its game. */
export const DEALS = {
  /** "Deal 4 of 13", "Deal 4 · to 5000", "Deal 4 of 13 · ×2"; short: "4 of 13". */
  line({ deal, deals, target, times }: DealFacts, length: Length) {
    const place = target > 0 ? `${deal} · to ${target}` : `${deal} of ${deals}`;
    return `${length === 'full' ? 'Deal ' : ''}${place}${times > 1 ? ` · ×${times}` : ''}`;
  },
  /** "Deal 4, to 5000 points. Points count double." */
  sentences({ deal, deals, target, times }: DealFacts) {
    const place = target > 0 ? `Deal ${deal}, to ${target} points.` : `Deal ${deal} of ${deals}.`;
    return times > 1 ? `${place} Points count ${times === 2 ? 'double' : 'four times'}.` : place;
  },
} as const;

function wildsNamed(wilds: Wilds, terms: Terms): string {
  const words = wordsIn(terms);
  if (wilds === null) return `Which rank ${words.isWild}?`;
  if (wilds.length === 0) return `No ${words.wilds}`;
  const isOne = wilds.length === 1 && wilds[0] === 'oneJoker';
  return `${capital(listed(wilds.map(kindName)))} ${isOne ? words.isWild : words.areWild}`;
}

function wildsShort(wilds: Wilds, terms: Terms): string {
  const words = wordsIn(terms);
  if (wilds?.length === 0) return `No ${words.wilds}`;
  return `${capital(words.wild)}: ${wilds === null ? '?' : wilds.map(kindShort).join(', ')}`;
}

const KINDS = { jokers: 'jokers', oneJoker: 'the joker', oneEyedJacks: 'one-eyed jacks' } as const;
const SHORT = { jokers: 'joker', oneJoker: 'joker', oneEyedJacks: 'J' } as const;

const kindName = (kind: WildKind): string => (typeof kind === 'number' ? rankNames(kind) : KINDS[kind]);
const kindShort = (kind: WildKind): string => (typeof kind === 'number' ? rankShort(kind) : SHORT[kind]);
