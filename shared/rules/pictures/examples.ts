import {
  type Card,
  cardOf,
  cardsOf,
  faceOf,
  HIGH_ACE,
  isJoker,
  isMeld,
  isWild,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  type Suit,
  settledRules,
  suitOf,
  usedAsWild,
  wildTable,
} from '#engine';

/** One deal of a game, in which its rules are shown. */
export interface ExampleDeal {
  /** The rules, settled for the number of seats. */
  readonly rules: RuleSet;
  /** The wild rank; 0 if there is none. */
  readonly wildRank: Rank;
  /** The number of the deal, from 1, that has this wild rank by the schedule; null if it is only an example. */
  readonly deal: number | null;
  /** The cards of the game, in order. */
  readonly pack: readonly Card[];
  /** A wild of each kind, those of the wild rank first. */
  readonly wilds: readonly Card[];
}

const USUAL_SEATS = 4;
const EXAMPLE_RANK = 8;

/** A deal as the rules may have it: the first with a wild rank, or one with an example of such a rank. */
export function exampleDeal(rules: RuleSet): ExampleDeal {
  const { minPlayers, maxPlayers } = rules.table;
  const seats = Math.min(Math.max(USUAL_SEATS, minPlayers), maxPlayers);
  const { source, schedule } = rules.wilds;
  const first = source === 'schedule' ? schedule.findIndex((rank) => rank > 0) : -1;
  const isShown = source !== 'schedule' && source !== 'none';
  const wildRank = schedule[first] ?? (isShown ? EXAMPLE_RANK : 0);
  const settled = settledRules(rules, seats);
  const pack = cardsOf(rules, seats);
  const wilds = pack.filter((card) => isWild(settled, wildRank, card));
  const kinds = new Map(wilds.map((card) => [kindOf(wildRank, card), card]).reverse() as [number, Card][]);
  return {
    rules: settled,
    wildRank,
    deal: first < 0 ? null : first + 1,
    pack,
    wilds: [...kinds].sort(([one], [other]) => one - other).map(([, card]) => card),
  };
}

/** Orders the kinds of wilds: the wild rank, Jokers, and each further rank. */
function kindOf(wildRank: Rank, card: Card): number {
  if (wildRank > 0 && rankOf(card) === wildRank) return 0;
  return isJoker(card) ? 1 : rankOf(card) + 1;
}

/** Ranks and suits that make plain examples, best first. */
const SET_RANKS: readonly Rank[] = [9, 12, 7, 10, 6, 11, 13, 5, 4, 8, 3, 1, 2];
const WILD_SET_RANKS: readonly Rank[] = [12, 10, 7, 13, 11, 9, 6, 5, 4, 8, 3, 1, 2];
const RUN_STARTS: readonly Rank[] = [5, 6, 4, 9, 3, 7, 10, 8, 2, 11, 1, 12];
const HEARTS: Suit = 2;
const SUITS: readonly Suit[] = [3, 2, 0, 1];
/** How many cards more than the fewest a meld may need, so that a wild is within the limit. */
const MORE = [0, 1, 2, 3];

/** The simplest set of these rules with this wild, or of naturals alone; null if there is none. */
export function exampleSet(deal: ExampleDeal, wild: Card | null): Reading | null {
  const { rules } = deal;
  const ranks = wild === null ? SET_RANKS : WILD_SET_RANKS;
  return firstMeld(deal, wild, (more) =>
    ranks.flatMap((rank) => {
      const naturals = naturalsOf(deal, rank);
      const count = rules.melds.setMin + more - (wild === null ? 0 : 1);
      if (naturals.length < count) return [];
      const cards = naturals.slice(0, count);
      const set = { kind: 'set', suit: -1, rank, cards: wild === null ? cards : [...cards, wild] } as const;
      if (rules.melds.setWild === 'anyMissing') return [set];
      const own = cards.map(suitOf);
      return wild === null ? [{ ...set, suits: own }] : SUITS.map((suit) => ({ ...set, suits: [...own, suit] }));
    }),
  );
}

const naturalsOf = (deal: ExampleDeal, rank: Rank): readonly Card[] =>
  deal.pack.filter((card) => rankOf(card) === rank && isPlain(deal, card)).sort(byPackAndSuit);

const byPackAndSuit = (one: Card, other: Card): number => place(one) - place(other);
const place = (card: Card): number => (card - faceOf(card)) / 13 + SUITS.indexOf(suitOf(card));

/** The simplest run of these rules with this wild in its middle, or of naturals alone; null if there is none. */
export function exampleRun(deal: ExampleDeal, wild: Card | null): Reading | null {
  const { rules, pack } = deal;
  const { top } = runBounds(rules);
  return firstMeld(deal, wild, (more) =>
    RUN_STARTS.flatMap((rank) =>
      (wild === null ? [2, 3, 1, 0] : SUITS).flatMap((suit) => {
        const size = rules.melds.runMin + more;
        if (rank + size - 1 > top) return [];
        const cards = Array.from({ length: size }, (_, i) => faceIn(suit, rank + i));
        const gap = Math.floor(size / 2);
        const naturals = cards.filter((_, i) => wild === null || i !== gap);
        if (!naturals.every((card) => isPlain(deal, card) && pack.includes(card))) return [];
        return [
          { kind: 'run' as const, suit, rank, cards: cards.map((c, i) => (i === gap && wild !== null ? wild : c)) },
        ];
      }),
    ),
  );
}

/** The shortest set of naturals of this rank; null if these rules or the pack have none. */
export function plainSet(deal: ExampleDeal, rank: Rank): Reading | null {
  const { rules, wildRank } = deal;
  const cards = naturalsOf(deal, rank).slice(0, rules.melds.setMin);
  const set = { kind: 'set', suit: -1, rank, cards } as const;
  const named = rules.melds.setWild === 'named' ? { ...set, suits: cards.map(suitOf) } : set;
  return isMeld(rules, wildRank, named) ? named : null;
}

/** The shortest run of naturals from this rank in hearts; null if these rules or the pack have none. */
export function plainRun(deal: ExampleDeal, rank: Rank): Reading | null {
  const { rules, wildRank, pack } = deal;
  const cards = Array.from({ length: rules.melds.runMin }, (_, i) => faceIn(HEARTS, rank + i));
  if (!cards.every((card) => isPlain(deal, card) && pack.includes(card))) return null;
  const run = { kind: 'run', suit: HEARTS, rank, cards } as const;
  return isMeld(rules, wildRank, run) ? run : null;
}

const faceIn = (suit: Suit, rank: Rank): Card => cardOf(suit, rank === HIGH_ACE ? 1 : rank);

/** Whether the card is no wild, so that an example with it needs no further words. */
export const isPlain = ({ rules, wildRank }: ExampleDeal, card: Card): boolean =>
  wildTable(rules, wildRank)[card] === 0 && !isJoker(card);

/** The first legal meld, the smallest first, in which the wild is used as one. */
function firstMeld(
  { rules, wildRank }: ExampleDeal,
  wild: Card | null,
  sized: (more: number) => readonly Reading[],
): Reading | null {
  const isShown = (meld: Reading): boolean =>
    isMeld(rules, wildRank, meld) && (wild === null || usedAsWild(rules, wildRank, meld, meld.cards.indexOf(wild)));
  for (const more of MORE) {
    const found = sized(more).find(isShown);
    if (found) return found;
  }
  return null;
}
