import fc from 'fast-check';
import { type Card, cardOf, JOKER, type Rank, type RuleSet, rankOf, suitOf } from '#engine';
import { crazyRummy } from '#rules';
// For the fixed seed, so that every run generates the same hands.
import '../arbitrary/games.ts';

const flag = fc.boolean();

/** Arbitrary meld options, whether or not a game combines them, with one pack or two. */
export const meldRules: fc.Arbitrary<RuleSet> = fc
  .record({
    melds: fc.record({
      kinds: fc.constantFrom('both', 'both', 'both', 'sets', 'runs'),
      setMin: fc.constant(3),
      setMax: fc.constantFrom(4, 8, 0),
      duplicates: flag,
      overflow: flag,
      runMin: fc.constantFrom(3, 3, 4),
      runAce: fc.constantFrom('low', 'lowOrHigh', 'eitherEnd', 'high', 'highOrLow'),
      wildLimit: fc.constantFrom(
        ...(['none', 'none', 'atMostNaturals', 'fewerThanNaturals', 'one', 'half', 'oneWhenLaid', 'apart'] as const),
      ),
      splitLong: flag,
      ownPlace: fc.constantFrom('natural', 'wild', 'choice'),
      allWild: fc.constantFrom('ordinary', 'locked', 'special'),
      setWild: fc.constantFrom('anyMissing', 'anyMissing', 'named'),
    }),
    packs: fc.constantFrom('one', 'two'),
    lowestRank: fc.constantFrom(2, 2, 2, 3, 4, 6),
    permanent: fc.subarray(['jokers', 'twos', 'tens', 'oneEyedJacks'] as const),
    contract: fc.constantFrom('off', 'off', 'sevenRounds'),
    swap: fc.record({
      to: fc.constantFrom('free', 'thisTurn', 'otherMeld', 'stays', 'off'),
      which: fc.constantFrom('all', 'all', 'jokers'),
      sets: fc.constantFrom('one', 'all', 'never'),
    }),
  } satisfies Record<string, fc.Arbitrary<unknown>>)
  .map(({ melds, packs, lowestRank, permanent, contract, swap }) => ({
    ...crazyRummy,
    pack: { packs, jokers: 4, lowestRank },
    wilds: { ...crazyRummy.wilds, permanent },
    melds,
    play: { ...crazyRummy.play, contract },
    swap: { ...crazyRummy.swap, ...swap },
  })) as fc.Arbitrary<RuleSet>;

/** Some cards, with the rules and the wild rank that apply to them. */
export interface MeldHand {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly cards: readonly Card[];
}

const packOf = ({ pack }: RuleSet): Card[] =>
  Array.from({ length: pack.packs === 'two' ? 104 : 52 }, (_, card) => card)
    .filter((card) => rankOf(card) === 1 || rankOf(card) >= pack.lowestRank)
    .concat(Array.from({ length: 4 }, (_, n) => JOKER + n));

/**
 * Cards close together, so that many melds are possible: a few neighbouring ranks of two or three suits, with the Ace
 * on either side, and some wild cards or Jokers.
 */
export const meldHandsOf = (
  rulesWanted: fc.Arbitrary<RuleSet>,
  most: number,
  mostWilds: number,
): fc.Arbitrary<MeldHand> =>
  fc
    .record({
      rules: rulesWanted,
      wildRank: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 13 })),
      low: fc.integer({ min: 1, max: 13 }),
      span: fc.integer({ min: 1, max: 6 }),
      suits: fc.integer({ min: 1, max: 4 }),
      turn: fc.nat(3),
      wilds: fc.nat(mostWilds),
      size: fc.integer({ min: 3, max: most }),
      seed: fc.infiniteStream(fc.nat(1000)),
    })
    .map(({ rules, wildRank, low, span, suits, turn, wilds, size, seed }) => {
      const pack = packOf(rules);
      const isHelper = (card: Card): boolean => rankOf(card) === 0 || rankOf(card) === wildRank;
      const isNear = (card: Card): boolean =>
        (rankOf(card) - low + 13) % 13 < span && (suitOf(card) + turn) % 4 < suits && rankOf(card) > 0;
      const draw = (from: readonly Card[], count: number): Card[] => {
        const left = [...from];
        return Array.from({ length: Math.min(count, left.length) }, () => {
          const at = (seed.next().value as number) % left.length;
          return left.splice(at, 1)[0] as Card;
        });
      };
      const helpers = draw(pack.filter(isHelper), Math.min(wilds, size));
      const others = draw(
        pack.filter((card) => isNear(card) && !helpers.includes(card)),
        size - helpers.length,
      );
      return { rules, wildRank, cards: [...helpers, ...others] };
    });

/** `meldHandsOf` with arbitrary meld options. */
export const meldHands = (most: number, mostWilds: number): fc.Arbitrary<MeldHand> =>
  meldHandsOf(meldRules, most, mostWilds);

/** The same card in the first pack; any Joker becomes the first one. */
export const firstPackCard = (card: Card): Card => (card >= JOKER ? JOKER : cardOf(suitOf(card), rankOf(card)));
