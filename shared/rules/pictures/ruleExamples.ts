import {
  asksPair,
  type Card,
  cardOf,
  cardPoints,
  extended,
  faceOf,
  fits,
  isMeld,
  JOKER,
  keepsOnTable,
  type Place,
  placesIn,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  suitOf,
  swapFaces,
  swapped,
  waysToFree,
  wildTable,
} from '#engine';
import { hasRuns, hasSets, hasSwaps, hasWilds, meldsInTurns } from '../options/conditions.ts';
import { type ExampleDeal, exampleDeal, exampleRun, exampleSet, isPlain } from './examples.ts';
import { exampleAces, exampleOpening } from './pointExamples.ts';

/** An example of a rule, as legal cards and melds of an example deal. */
export type RuleExample =
  /** A set or a run; `wild` is the index of the wild in it, or -1. */
  | { readonly kind: 'meld'; readonly meld: Reading; readonly wild: number }
  /** A card added to a meld at one place. */
  | {
      readonly kind: 'layOff';
      readonly meld: Reading;
      readonly card: Card;
      readonly place: Place;
      readonly after: Reading;
    }
  /** A set and a run that have the points of an opening together. */
  | { readonly kind: 'opening'; readonly set: Reading; readonly run: Reading }
  /** Runs with a low and with a high Ace. */
  | { readonly kind: 'aces'; readonly low: Reading; readonly high: Reading }
  /**
   * A natural in the place of the wild at `index`, which goes to the hand, or to `place` of the same meld. `second` is
   * another that the set needs as well (R156), or null.
   */
  | {
      readonly kind: 'swap';
      readonly meld: Reading;
      readonly index: number;
      readonly natural: Card;
      readonly second: Card | null;
      readonly wild: Card;
      readonly place: Place | null;
      readonly after: Reading;
    }
  /** The upcard taken out of turn, for the cards in hand beside which it makes a meld, with a card from the stock. */
  | { readonly kind: 'outOfTurn'; readonly held: readonly Card[]; readonly upcard: Card; readonly penalty: Card }
  /** Cards with the points of each. */
  | { readonly kind: 'points'; readonly cards: readonly Card[]; readonly points: readonly number[] };

/** An example of one kind. */
export type ExampleOf<Kind extends RuleExample['kind']> = Extract<RuleExample, { readonly kind: Kind }>;

/** The examples of some rules, all from one deal. */
export interface RuleExamples extends Pick<ExampleDeal, 'rules' | 'wildRank' | 'deal'> {
  readonly examples: readonly RuleExample[];
}

/**
 * An example of each main rule, legal by these rules: melds, wilds, laying off, swapping, taking, points. Leaves out
 * rules that a game does not have, or that no plain example shows.
 */
export function ruleExamples(rules: RuleSet): RuleExamples {
  const deal = exampleDeal(rules);
  const opening = exampleOpening(deal);
  const aces = exampleAces(deal);
  const examples = [
    ...melds(deal),
    ...wildMelds(deal),
    opening && { kind: 'opening' as const, ...opening },
    aces && { kind: 'aces' as const, ...aces },
    layOff(deal),
    swap(deal),
    pairSwap(deal),
    outOfTurn(deal),
    points(deal),
  ];
  return { ...deal, examples: examples.filter((example) => example !== null) };
}

const melds = (deal: ExampleDeal): (RuleExample | null)[] => [
  hasSets(deal.rules) ? meldExample(exampleSet(deal, null), null) : null,
  hasRuns(deal.rules) ? meldExample(exampleRun(deal, null), null) : null,
];

/** A run with the first kind of wild, and a set with the last, so that games with several kinds show two. */
function wildMelds(deal: ExampleDeal): (RuleExample | null)[] {
  const { rules, wilds } = deal;
  const [first] = wilds;
  const last = wilds.at(-1);
  if (first === undefined || last === undefined || !hasWilds(rules)) return [];
  return [
    hasRuns(rules) ? meldExample(exampleRun(deal, first), first) : null,
    hasSets(rules) ? meldExample(exampleSet(deal, last), last) : null,
  ];
}

const meldExample = (meld: Reading | null, wild: Card | null): RuleExample | null =>
  meld && { kind: 'meld', meld, wild: wild === null ? -1 : meld.cards.indexOf(wild) };

/** A natural added to a run, or in games without runs to a set. */
function layOff(deal: ExampleDeal): RuleExample | null {
  const { rules, wildRank, pack } = deal;
  if (!meldsInTurns(rules)) return null;
  const wilds = wildTable(rules, wildRank);
  for (const meld of [hasRuns(rules) && exampleRun(deal, null), hasSets(rules) && exampleSet(deal, null)]) {
    if (!meld) continue;
    for (const place of placesIn(meld).toReversed()) {
      const card = pack.find(
        (one) => isPlain(deal, one) && !meld.cards.includes(one) && fits(rules, wilds, meld, one, place) === 'yes',
      );
      if (card !== undefined) return { kind: 'layOff', meld, card, place, after: extended(meld, card, place) };
    }
  }
  return null;
}

/** A swap of one card with the first kind of wild that allows one. */
function swap(deal: ExampleDeal): RuleExample | null {
  if (!hasSwaps(deal.rules)) return null;
  for (const wild of deal.wilds) {
    for (const meld of [hasRuns(deal.rules) && exampleRun(deal, wild), hasSets(deal.rules) && exampleSet(deal, wild)]) {
      const found = meld && swapIn(deal, meld, wild);
      if (found) return found;
    }
  }
  return null;
}

function swapIn(deal: ExampleDeal, meld: Reading, wild: Card): RuleExample | null {
  const { rules, wildRank, pack } = deal;
  const index = meld.cards.indexOf(wild);
  const faces = swapFaces(rules, wildRank, meld, index);
  const natural = pack.find(
    (card) => faces.includes(faceOf(card)) && !meld.cards.includes(card) && isPlain(deal, card),
  );
  if (natural === undefined) return null;
  const freed = swapped(meld, index, { natural });
  if (asksPair(rules, meld) || !isMeld(rules, wildRank, freed)) return null;
  const common = { kind: 'swap', meld, index, natural, second: null, wild } as const;
  if (!keepsOnTable(rules)) return { ...common, place: null, after: freed };
  const wilds = wildTable(rules, wildRank);
  const place = placesIn(meld).findLast((one) => fits(rules, wilds, freed, wild, one) === 'yes');
  return place ? { ...common, place, after: extended(freed, wild, place) } : null;
}

/** A swap of two cards for the first kind of wild that a set gives for them (R156). */
function pairSwap(deal: ExampleDeal): RuleExample | null {
  const { rules, wildRank, wilds } = deal;
  if (!hasSwaps(rules) || !hasSets(rules) || keepsOnTable(rules)) return null;
  for (const wild of wilds) {
    const meld = exampleSet(deal, wild);
    if (!meld || !asksPair(rules, meld)) continue;
    const naturals = deal.pack.filter((card) => isPlain(deal, card) && !meld.cards.includes(card));
    const index = meld.cards.indexOf(wild);
    const [way] = waysToFree(rules, wildRank, { ...meld, id: 0, by: 0, owners: [], locked: false }, index, naturals);
    const { natural, second } = way ?? {};
    if (natural === undefined || second === undefined) continue;
    const after = swapped(meld, index, { natural, second });
    return { kind: 'swap', meld, index, natural, second, wild, place: null, after };
  }
  return null;
}

/** Taking the last card of a meld out of turn (R80), with a card that does not fit it (R81). */
function outOfTurn(deal: ExampleDeal): RuleExample | null {
  if (deal.rules.draw.outOfTurn === 'off') return null;
  const meld = exampleSet(deal, null) ?? exampleRun(deal, null);
  const upcard = meld?.cards.at(-1);
  if (!meld || upcard === undefined) return null;
  const penalty = deal.pack.find(
    (card) => isPlain(deal, card) && rankOf(card) !== meld.rank && suitOf(card) !== meld.suit,
  );
  return penalty === undefined ? null : { kind: 'outOfTurn', held: meld.cards.slice(0, -1), upcard, penalty };
}

const ACE = 1;
const LOW_RANKS: readonly Rank[] = [4, 3, 5, 6, 7];
const HIGH_RANKS: readonly Rank[] = [9, 8, 10];
const COURTS: readonly Rank[] = [13, 12, 11];

/** A card of each value: ace, low and high number, court card, and those that count differently. */
function points(deal: ExampleDeal): RuleExample {
  const { rules, wildRank, pack, wilds } = deal;
  const firstOf = (ranks: readonly Rank[]): Card | undefined =>
    ranks
      .flatMap((rank) => [2, 0, 1, 3].map((suit) => cardOf(suit, rank)))
      .find((card) => pack.includes(card) && isPlain(deal, card));
  const queen = cardOf(3, 12);
  const blackAce = cardOf(3, ACE);
  const cards = [
    firstOf([ACE]),
    rules.scoring.blackAce !== 0 && isPlain(deal, blackAce) ? blackAce : undefined,
    firstOf(LOW_RANKS),
    firstOf(HIGH_RANKS),
    firstOf(COURTS),
    rules.scoring.queenOfSpades !== 0 && isPlain(deal, queen) ? queen : undefined,
    ...wilds,
    pack.includes(JOKER) ? JOKER : undefined,
  ].filter((card) => card !== undefined);
  const shown = [...new Set(cards)];
  return { kind: 'points', cards: shown, points: shown.map((card) => cardPoints(rules, wildRank, card)) };
}
