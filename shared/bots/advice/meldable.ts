import {
  type Card,
  HIGH_ACE,
  mostWilds,
  type Rank,
  type RuleSet,
  rankOf,
  runBounds,
  type Suit,
  setLimit,
  suitOf,
} from '#engine';
import type { Notes } from '../plain/notes.ts';

/** Melds of up to so many cards more than the smallest are tried: a longer one may take more wilds (R45). */
const MAX_EXTRA_CARDS = 3;

/** The cards to make a meld from besides one that it must contain. */
interface MeldCards {
  readonly rules: RuleSet;
  readonly naturals: readonly Card[];
  /** Wilds, which in their own place of a run may count as naturals. */
  readonly wilds: readonly Card[];
  /** How many wilds the meld must contain. */
  readonly least: 0 | 1;
}

/** Whether some new meld contains this card and otherwise cards of the hand. */
export function isMeldable({ rules, wilds: isWild, view: { hand } }: Notes, card: Card): boolean {
  const naturals = hand.filter((held) => isWild[held] === 0);
  const wilds = hand.filter((held) => isWild[held] === 1);
  if (hasMeld(card, { rules, naturals, wilds, least: 0 }) && suitOf(card) >= 0) return true;
  if (isWild[card] === 0) return false;
  return naturals.some((held) => {
    const others = naturals.filter((other) => other !== held);
    return hasMeld(held, { rules, naturals: others, wilds: [...wilds, card], least: 1 });
  });
}

const hasMeld = (card: Card, cards: MeldCards): boolean => hasSet(card, cards) || hasRun(card, cards);

function hasSet(card: Card, { rules, naturals, wilds, least }: MeldCards): boolean {
  const { kinds, setMin, duplicates } = rules.melds;
  if (kinds === 'runs') return false;
  const like = naturals.filter((other) => rankOf(other) === rankOf(card));
  const suits = new Set(like.map(suitOf));
  suits.delete(suitOf(card));
  const natural = duplicates ? like.length : suits.size;
  for (let size = setMin; size <= Math.min(setMin + MAX_EXTRA_CARDS, setLimit(rules)); size++) {
    const needed = Math.max(least, size - 1 - natural);
    if (needed <= Math.min(wilds.length, mostWilds(rules, size))) return true;
  }
  return false;
}

function hasRun(card: Card, { rules, naturals, wilds, least }: MeldCards): boolean {
  const { kinds, runMin, ownPlace } = rules.melds;
  const { low, top, most: longest } = runBounds(rules);
  if (kinds === 'sets') return false;
  const held = ranksIn(naturals, suitOf(card));
  const own = ranksIn(ownPlace === 'wild' ? [] : wilds, suitOf(card));
  for (const place of placesOf(rankOf(card))) {
    for (let size = runMin; size <= Math.min(runMin + MAX_EXTRA_CARDS, longest); size++) {
      for (let start = Math.max(low, place - size + 1); start <= Math.min(place, top - size + 1); start++) {
        let empty = 0;
        let natural = 0;
        for (let rank = start; rank < start + size; rank++) {
          if (rank === place || held.has(rank)) continue;
          empty++;
          if (own.has(rank)) natural++;
        }
        const needed = Math.max(least, empty);
        if (needed <= wilds.length && needed - natural <= mostWilds(rules, size)) return true;
      }
    }
  }
  return false;
}

const ranksIn = (cards: readonly Card[], suit: Suit): ReadonlySet<Rank> =>
  new Set(cards.filter((card) => suitOf(card) === suit).flatMap((card) => placesOf(rankOf(card))));

/** The places of a rank in a run: an Ace has two. */
export const placesOf = (rank: Rank): readonly Rank[] => (rank === 1 ? [1, HIGH_ACE] : [rank]);
