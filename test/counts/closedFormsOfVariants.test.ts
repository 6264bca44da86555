import { describe, expect, it } from 'vitest';
import { type Card, cardsOf, openingLacks, openingWith, type Rank, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { preset } from '../support/play/deals.ts';
import { withMeldRules } from '../support/play/melding.ts';

const onePack = crazyRummy;
const twoPacks: RuleSet = { ...crazyRummy, pack: { ...crazyRummy.pack, packs: 'two' } };
const doubles = withMeldRules(twoPacks, { duplicates: true });

const stripped = (lowestRank: RuleSet['pack']['lowestRank']): RuleSet => ({
  ...crazyRummy,
  pack: { ...crazyRummy.pack, lowestRank },
});

/**
 * The number of new melds of a kind that all cards of a game in one hand allow; rank 0 is a deal without a wild rank.
 */
function meldsOfAll(rules: RuleSet, kind: 'set' | 'run', wildRank: Rank = 0): number {
  const cards: readonly Card[] = cardsOf(rules, 4);
  return newMelds(rules, wildRank, cards, { min: 0, max: cards.length }).filter((meld) => meld.kind === kind).length;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Ways to pick at most `most` of `n`. */
const pickUpTo = (n: number, most: number): number =>
  Array.from({ length: Math.min(n, most) + 1 }, (_, k) => choose(n, k)).reduce((sum, ways) => sum + ways, 0);

/** The number of spans of three or more ranks within this many consecutive ranks, by their length. */
const spans = (ranks: number): { readonly size: number; readonly count: number }[] =>
  Array.from({ length: ranks - 2 }, (_, i) => ({ size: i + 3, count: ranks - 2 - i }));

const sumOver = (ranks: number, ways: (size: number) => number): number =>
  spans(ranks).reduce((sum, { size, count }) => sum + count * ways(size), 0);

/** The ways to choose 0 to 8 cards of one rank from two packs, identical ones not distinguished: (1 + x + x²)⁴. */
const TWICE = [1, 4, 10, 16, 19, 16, 10, 4, 1];

describe('new melds that two packs allow', () => {
  it('without duplicates: as many as one pack', () => {
    expect(meldsOfAll(twoPacks, 'set')).toBe(13 * 5);
    expect(meldsOfAll(twoPacks, 'run')).toBe(264);
  });

  it('with duplicates: 16 sets of three and 19 of four in each rank', () => {
    expect(meldsOfAll(doubles, 'set')).toBe(13 * (16 + 19));
  });

  it('with duplicates up to eight cards: 16, 19, 16, 10, 4 and 1 in each rank', () => {
    expect(meldsOfAll(withMeldRules(doubles, { setMax: 8 }), 'set')).toBe(13 * (16 + 19 + 16 + 10 + 4 + 1));
  });

  it.each([1, 7, 13])('eight wilds of rank %i in sets of up to four', (wildRank) => {
    // Of another rank: some naturals, and wilds up to three or four cards. The wild rank itself is always natural.
    const [none = 0, one = 0, two = 0, three = 0, four = 0] = TWICE;
    const ofThree = none + one + two + three;
    const ofFour = ofThree + four;
    expect(meldsOfAll(doubles, 'set', wildRank)).toBe(12 * (ofThree + ofFour) + three + four);
  });

  it.each([1, 2, 7, 13])('eight wilds of rank %i in runs', (wildRank) => {
    // If the run includes the wild rank, that place holds its own card, which leaves seven wilds for the others, or one
    // of the six wilds of other suits, which leaves seven as well: the other five and its own two.
    let runs = 0;
    for (let low = 1; low <= 11; low++) {
      for (let high = low + 2; high <= 13; high++) {
        const size = high - low + 1;
        runs += low <= wildRank && wildRank <= high ? 2 * pickUpTo(size - 1, 7) : pickUpTo(size, 8);
      }
    }
    expect(meldsOfAll(doubles, 'run', wildRank)).toBe(4 * runs);
  });

  it('four Jokers: any up to four places of a run, and the places that naturals leave in a set', () => {
    const jokers: RuleSet = {
      ...doubles,
      pack: { ...doubles.pack, jokers: 4 },
      wilds: { ...doubles.wilds, permanent: ['jokers'] },
    };
    expect(meldsOfAll(jokers, 'set')).toBe(13 * (1 + 4 + 10 + 16 + (1 + 4 + 10 + 16 + 19)));
    expect(meldsOfAll(jokers, 'run')).toBe(4 * sumOver(13, (size) => pickUpTo(size, 4)));
  });
});

describe('runs by the place of the Ace (R43)', () => {
  it.each([
    ['low', 66],
    ['high', 66],
    ['lowOrHigh', 77],
    ['highOrLow', 77],
  ] as const)('%s: %i in each suit, with one pack or two', (runAce, runs) => {
    expect(meldsOfAll(withMeldRules(onePack, { runAce }), 'run')).toBe(4 * runs);
    expect(meldsOfAll(withMeldRules(doubles, { runAce }), 'run')).toBe(4 * runs);
  });

  it('eitherEnd: 77 in each suit, plus one of fourteen cards if there is a second Ace', () => {
    expect(meldsOfAll(withMeldRules(onePack, { runAce: 'eitherEnd' }), 'run')).toBe(4 * 77);
    expect(meldsOfAll(withMeldRules(doubles, { runAce: 'eitherEnd' }), 'run')).toBe(4 * 78);
  });

  it('of four or more cards: eleven fewer in each suit (R41)', () => {
    expect(meldsOfAll(withMeldRules(onePack, { runMin: 4 }), 'run')).toBe(4 * (66 - 11));
  });

  it('eitherEnd with one pack: a Joker as the second Ace makes the run of fourteen', () => {
    const jokers: RuleSet = {
      ...withMeldRules(onePack, { runAce: 'eitherEnd' }),
      pack: { ...onePack.pack, jokers: 1 },
      wilds: { ...onePack.wilds, permanent: ['jokers'] },
    };
    // One Joker anywhere or none; in the run of fourteen it stands for either Ace.
    expect(meldsOfAll(jokers, 'run')).toBe(4 * (sumOver(14, (size) => 1 + size) - 15 + 2));
  });
});

describe('stripped packs (R4, E39)', () => {
  it.each([
    [3, 48, 12],
    [4, 44, 11],
    [6, 36, 9],
  ] as const)('without ranks below %i: %i cards, %i ranks with the Ace on top', (lowestRank, cards, ranks) => {
    const rules = stripped(lowestRank);
    expect(cardsOf(rules, 4)).toHaveLength(cards);
    expect(meldsOfAll(rules, 'set')).toBe(ranks * 5);
    expect(meldsOfAll(rules, 'run')).toBe(4 * sumOver(ranks, () => 1));
  });
});

describe('melds at most half wild (D5)', () => {
  const half = withMeldRules(onePack, { wildLimit: 'half' });

  it('sets: three or four naturals; with wilds three and one, two and one, two and two', () => {
    expect(meldsOfAll(half, 'set', 7)).toBe(12 * (4 + 1 + 4 + 6 + 6) + 5);
  });

  it('runs: never more wild places than natural ones', () => {
    // Four wilds as in one pack without a limit, but in no more than half of the places.
    let runs = 0;
    for (let low = 1; low <= 11; low++) {
      for (let high = low + 2; high <= 13; high++) {
        const size = high - low + 1;
        const most = Math.floor(size / 2);
        const isReached = low <= 7 && 7 <= high;
        runs += isReached
          ? pickUpTo(size - 1, Math.min(3, most)) + pickUpTo(size - 1, Math.min(3, most - 1))
          : pickUpTo(size, Math.min(4, most));
      }
    }
    expect(meldsOfAll(half, 'run', 7)).toBe(4 * runs);
  });
});

describe('two packs with Jokers, and no identical cards in a set (R39)', () => {
  /** Sets of three and four cards of a rank with so many Jokers: the suits of the naturals, and Jokers for the rest. */
  const setsOfRank = (jokers: number): number =>
    [3, 4].reduce((sum, size) => sum + [0, 1, 2, 3, 4].reduce((ways, k) => ways + setsWith(k, size - k, jokers), 0), 0);
  const setsWith = (naturals: number, wilds: number, jokers: number): number =>
    wilds >= 0 && wilds <= jokers ? choose(4, naturals) : 0;

  /** Runs of one suit with the Ace at either end, but not at both: as among fourteen ranks, without the longest. */
  const runsAtEitherEnd = (ways: (size: number) => number): number => sumOver(14, ways) - ways(14);

  it('Kaluki: two Jokers, the Ace high', () => {
    expect(meldsOfAll(preset('kaluki'), 'set')).toBe(13 * setsOfRank(2));
    expect(meldsOfAll(preset('kaluki'), 'run')).toBe(4 * sumOver(13, (size) => pickUpTo(size, 2)));
  });

  it('Koum-Kan: four Jokers, the Ace low or high', () => {
    expect(meldsOfAll(preset('koum-kan'), 'set')).toBe(13 * setsOfRank(4));
    expect(meldsOfAll(preset('koum-kan'), 'run')).toBe(4 * runsAtEitherEnd((size) => pickUpTo(size, 4)));
  });

  it('Rommé: six Jokers', () => {
    expect(meldsOfAll(preset('romme'), 'set')).toBe(13 * setsOfRank(6));
    expect(meldsOfAll(preset('romme'), 'run')).toBe(4 * runsAtEitherEnd((size) => pickUpTo(size, 6)));
  });

  it('Rami: four Jokers, at most one in a meld', () => {
    expect(meldsOfAll(preset('rami'), 'set')).toBe(13 * (4 + 6 + 1 + 4));
    expect(meldsOfAll(preset('rami'), 'run')).toBe(4 * runsAtEitherEnd((size) => 1 + size));
  });
});

describe('melds without Jokers that open a deal alone (R154, R155)', () => {
  function openers(rules: RuleSet): { readonly sets: number; readonly runs: number } {
    const naturals = cardsOf({ ...rules, pack: { ...rules.pack, jokers: 0 } }, 4);
    const melds = newMelds(rules, 0, naturals, { min: 0, max: naturals.length });
    const opening = melds.filter((meld) => openingLacks(openingWith(rules, 0, [meld])) === null);
    const runs = opening.filter(({ kind }) => kind === 'run').length;
    return { sets: opening.length - runs, runs };
  }

  // Four tens, court cards or Aces. Runs by their lowest rank: from the two and three up to the nine or higher, from
  // the four, five and six to the ten, from the seven to the Jack, from the eight to the Queen, from the nine and ten
  // to the King, from the Jack to the Ace. An Ace below the two adds the runs up to the nine or higher, not to the Ace.
  const FORTY = 2 * 6 + 3 * 5 + 4 + 3 + 2 * 2 + 1;
  it('Kaluki: 40 points', () => expect(openers(preset('kaluki'))).toEqual({ sets: 5, runs: 4 * FORTY }));
  it('Rommé: 40 points', () => expect(openers(preset('romme'))).toEqual({ sets: 5, runs: 4 * (FORTY + 5) }));

  // No set. From the two and three up to the ten or higher, from the four and five to the Jack, from the six and seven
  // to the Queen, from the eight to the King, from the nine and ten to the Ace. From an Ace below the two to the ten.
  const FIFTY_ONE = 2 * 5 + 2 * 4 + 2 * 3 + 2 + 2 * 1;
  it('Kaluki 51', () => expect(openers(preset('kaluki-51'))).toEqual({ sets: 0, runs: 4 * FIFTY_ONE }));
  it('Rami: 51 points', () => expect(openers(preset('rami'))).toEqual({ sets: 0, runs: 4 * (FIFTY_ONE + 4) }));
});
