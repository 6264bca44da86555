import {
  type Card,
  HIGH_ACE,
  isTooLike,
  mayBeWild,
  mostWilds,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  type Suit,
  setLimit,
  staysWild,
  suitOf,
} from '#engine';
import { lineFrom } from '../plain/line.ts';
import { keptFor } from '../plain/melding.ts';
import { laidBeside } from '../plain/newMelds.ts';
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
  /** The most cards that the meld may contain. */
  readonly most: number;
  /** The melds that it must be unlike (R165). */
  readonly laid: readonly Reading[];
}

/** Whether some new meld contains this card, if it is drawn, and otherwise cards of the hand (R95, R107). */
export function isMeldable(notes: Notes, card: Card): boolean {
  const { rules, wilds: isWild, view } = notes;
  const { hand } = view;
  const laid = laidBeside(notes, lineFrom(view));
  if (!laid) return false;
  const naturals = hand.filter((held) => isWild[held] === 0);
  const wilds = hand.filter((held) => isWild[held] === 1);
  const most = hand.length + 1 - keptFor(notes);
  const isItself = (one: Card): boolean => suitOf(one) >= 0 && (isWild[one] === 0 || !staysWild(rules, one));
  if (isItself(card) && hasMeld(card, { rules, naturals, wilds, least: 0, most, laid })) return true;
  if (isWild[card] === 0) return false;
  return hand.filter(isItself).some((held) => {
    const without = (cards: readonly Card[]): readonly Card[] => cards.filter((other) => other !== held);
    return hasMeld(held, {
      rules,
      naturals: without(naturals),
      wilds: [...without(wilds), card],
      least: 1,
      most,
      laid,
    });
  });
}

const hasMeld = (card: Card, cards: MeldCards): boolean => hasSet(card, cards) || hasRun(card, cards);

function hasSet(card: Card, { rules, naturals, wilds, least, most, laid }: MeldCards): boolean {
  const { kinds, setMin, duplicates } = rules.melds;
  const rank = rankOf(card);
  if (kinds === 'runs' || isTooLike(rules, { kind: 'set', suit: -1, rank, cards: [card] }, laid)) return false;
  const naturalSuits = naturals.filter((other) => rankOf(other) === rank).map(suitOf);
  const ownSuits = wildsInPlace(rules, wilds).flatMap((wild) => (rankOf(wild) === rank ? [suitOf(wild)] : []));
  const countOf = (suits: readonly Suit[]): number =>
    duplicates ? suits.length : new Set(suits.filter((suit) => suit !== suitOf(card))).size;
  const natural = countOf(naturalSuits);
  const own = countOf([...naturalSuits, ...ownSuits]) - natural;
  const largest = Math.min(setMin + MAX_EXTRA_CARDS, setLimit(rules), most);
  for (let size = setMin; size <= largest; size++) {
    const needed = Math.max(least, size - 1 - natural);
    if (needed <= wilds.length && needed - own <= mostWilds(rules, 'set', size)) return true;
  }
  return false;
}

function hasRun(card: Card, { rules, naturals, wilds, least, most, laid }: MeldCards): boolean {
  const { kinds, runMin } = rules.melds;
  const { low, top, most: longest } = runBounds(rules);
  const largest = Math.min(runMin + MAX_EXTRA_CARDS, longest, most);
  if (kinds === 'sets') return false;
  const held = ranksIn(naturals, suitOf(card));
  const own = ranksIn(wildsInPlace(rules, wilds), suitOf(card));
  for (const place of placesOf(rankOf(card))) {
    for (let size = runMin; size <= largest; size++) {
      for (let start = Math.max(low, place - size + 1); start <= Math.min(place, top - size + 1); start++) {
        const run = { kind: 'run', suit: suitOf(card), rank: start, cards: Array<Card>(size).fill(card) } as const;
        if (isTooLike(rules, run, laid)) continue;
        let empty = 0;
        const replaced: number[] = [];
        for (let rank = start; rank < start + size; rank++) {
          if (rank === place || held.has(rank)) continue;
          empty++;
          if (!own.has(rank)) replaced.push(rank - start);
        }
        const needed = Math.max(least, empty);
        // A wild that must be in the meld may take the place of any natural.
        if (needed <= wilds.length && mayBeWild(rules, 'run', size, replaced)) return true;
      }
    }
  }
  return false;
}

/** The wilds that count as naturals for the limit where they are laid as themselves (R48). */
const wildsInPlace = (rules: RuleSet, wilds: readonly Card[]): readonly Card[] =>
  wilds.filter((wild) => !staysWild(rules, wild));

const ranksIn = (cards: readonly Card[], suit: Suit): ReadonlySet<Rank> =>
  new Set(cards.filter((card) => suitOf(card) === suit).flatMap((card) => placesOf(rankOf(card))));

/** The places of a rank in a run: an Ace has two. */
export const placesOf = (rank: Rank): readonly Rank[] => (rank === 1 ? [1, HIGH_ACE] : [rank]);
