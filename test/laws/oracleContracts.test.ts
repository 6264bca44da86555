import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  type Contract,
  cardOf,
  contractOf,
  contractProblem,
  contractsOf,
  findContract,
  JOKER,
  parseCards,
  type Reading,
  type RuleSet,
} from '#engine';
import { PRESETS } from '#rules';
import { findMelds } from '../../shared/engine/arrange/findContract.ts';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { fewestWilds, isContract } from '../oracle/contracts.ts';
import { oracleIsMeld } from '../oracle/readings.ts';
import { isWildCard } from '../oracle/wildCards.ts';
import { type MeldHand, meldHandsOf, meldRules } from '../support/play/meldRules.ts';

const crummy: RuleSet = { ...(PRESETS['crummy-rummy'] as RuleSet), pack: { packs: 'two', jokers: 4, lowestRank: 2 } };
const lowAces: RuleSet = { ...crummy, melds: { ...crummy.melds, runAce: 'highOrLow' } };
const rules = fc.constantFrom(crummy, lowAces);
/** Hands of eight or nine cards, some of them wild. */
const hands = meldHandsOf(rules, 9, 4).filter(({ cards }) => cards.length >= 8);
const rounds = fc.integer({ min: 1, max: 7 });
const roundOf = (round: number): Contract => contractOf(crummy, round) as Contract;

/** Arbitrary meld options with any conditions on the melds of a contract. */
const contractRules = fc
  .record({
    base: meldRules,
    contractExact: fc.boolean(),
    contractAlike: fc.constantFrom('differ', 'apart', 'any'),
  } as const)
  .map(({ base, contractExact, contractAlike }): RuleSet => {
    return { ...base, play: { ...base.play, contractExact, contractAlike } };
  });
/** A meld of a contract, with some cards more than the fewest, and where its cards may be in a hand. */
const plannedMeld = fc.record({
  kind: fc.constantFrom('set', 'run'),
  more: fc.constantFrom(0, 0, 0, 1),
  suit: fc.nat(1),
  rank: fc.integer({ min: 1, max: 10 }),
  holes: fc.subarray([0, 1, 2, 3], { maxLength: 1 }),
  turn: fc.nat(3),
} as const);
type PlannedMeld = typeof plannedMeld extends fc.Arbitrary<infer Meld> ? Meld : never;

const sizeOf = ({ kind, more }: PlannedMeld, { melds }: RuleSet): number =>
  more + (kind === 'set' ? melds.setMin : melds.runMin);

/** The cards of planned melds with a Joker in each hole, as far as the packs have them. */
function cardsFor(plans: readonly PlannedMeld[], rules: RuleSet): readonly Card[] {
  const cards: Card[] = [];
  const add = (...copies: readonly Card[]): void => {
    const free = copies.filter((card) => !cards.includes(card));
    cards.push(...free.slice(0, 1));
  };
  for (const plan of plans) {
    const { kind, suit, rank, holes, turn } = plan;
    for (let i = 0; i < sizeOf(plan, rules); i++) {
      const face = kind === 'set' ? cardOf((turn + i) % 4, rank) : cardOf(suit, rank + i === 14 ? 1 : rank + i);
      if (holes.includes(i)) add(JOKER, JOKER + 1, JOKER + 2);
      else if (rank + i <= 14) add(face, ...(rules.pack.packs === 'two' ? [face + 52] : []));
    }
  }
  return cards;
}

/** A contract, and a hand that often has it: ten cards at most, a few of which belong to nothing. */
const contractHands = fc
  .record({
    rules: contractRules,
    wildRank: fc.constantFrom(0, 0, 5),
    plans: fc.array(plannedMeld, { minLength: 1, maxLength: 3 }),
    everyCard: fc.constantFrom(false, false, true),
    others: fc.uniqueArray(fc.nat(51), { maxLength: 2 }),
  })
  .map(({ rules, wildRank, plans, everyCard, others }) => {
    const cards = [...new Set([...cardsFor(plans, rules), ...others])].slice(0, 10);
    const melds = plans.map((plan) => ({ kind: plan.kind, cards: sizeOf(plan, rules) }));
    return { hand: { rules, wildRank, cards }, contract: { hand: null, melds, everyCard } };
  });

/** Where the melds of a long contract lie in a hand, and further cards, at most eighteen in all (R163). */
const plannedLong = fc.record({
  dealt: fc.nat(1000),
  suits: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  ranks: fc.shuffledSubarray([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { minLength: 4 }),
  low: fc.nat(12),
  /** The numbers of the melds with a Joker. */
  jokers: fc.subarray([0, 1, 2, 3]),
  others: fc.uniqueArray(fc.nat(51), { maxLength: 6 }),
});

const wildsIn = (deal: { rules: RuleSet; wildRank: number }, melds: readonly Reading[]): number =>
  melds.flatMap(({ cards }) => [...cards]).filter((card: Card) => isWildCard(deal, card)).length;

/** Expects these melds of a hand to be a contract in every respect, with as few wilds as possible. */
function expectBest(hand: MeldHand, contract: Contract, melds: readonly Reading[] | null): void {
  expect(melds && wildsIn(hand, melds)).toBe(fewestWilds(contract, hand.cards, hand));
  if (melds === null) return;
  for (const meld of melds) expect(oracleIsMeld(meld, hand)).toBe(true);
  expect(isContract(contract, hand.rules, melds, hand.cards.length)).toBe(true);
  const cards = melds.flatMap((meld) => [...meld.cards]);
  expect(cards.every((card) => hand.cards.includes(card)) && new Set(cards).size === cards.length).toBe(true);
}

/** The number of melds that share their rank or their suit with another of their kind. */
const alikeIn = (melds: readonly Reading[]): number =>
  melds.filter((one) =>
    melds.some((other) => {
      const isSame = one.kind === 'set' ? one.rank === other.rank : one.suit === other.suit;
      return one !== other && one.kind === other.kind && isSame;
    }),
  ).length;

describe('law 12, oracle: contracts (R62 to R67, R160, R161)', () => {
  it('a contract is found exactly when there is one, with the fewest wilds possible', () => {
    let found = 0;
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 3 }), ({ cards, rules }, round) => {
        const melds = findContract(rules, 0, round, cards);
        expectBest({ cards, rules, wildRank: 0 }, roundOf(round), melds);
        if (melds === null) return;
        found++;
        expect(contractProblem(rules, 0, round, melds, cards.length)).toBeNull();
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(8);
  });

  it('any contract is found under any rules exactly when there is one, with the fewest wilds possible', () => {
    const found = { one: 0, several: 0, every: 0, alike: 0 };
    fc.assert(
      fc.property(contractHands, ({ hand, contract }) => {
        const melds = findMelds(hand.rules, hand.wildRank, contract, hand.cards);
        expectBest(hand, contract, melds);
        if (melds === null) return;
        found[melds.length > 1 ? 'several' : 'one']++;
        if (contract.everyCard) found.every++;
        if (alikeIn(melds) > 0) found.alike++;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(found.one, found.several)).toBeGreaterThan(30);
    expect(found.every).toBeGreaterThan(10);
    expect(found.alike).toBeGreaterThan(2);
  });

  it('every contract found is the contract of its round, and the last one uses every card', () => {
    const found = new Set<number>();
    fc.assert(
      fc.property(meldHandsOf(rules, 16, 7), rounds, (hand, round) => {
        const melds = findContract(hand.rules, 0, round, hand.cards);
        if (melds === null) return;
        found.add(round);
        const deal = { ...hand, wildRank: 0 };
        for (const meld of melds) expect(oracleIsMeld(meld, deal)).toBe(true);
        expect(isContract(roundOf(round), hand.rules, melds, hand.cards.length)).toBe(true);
        expect(contractProblem(hand.rules, 0, round, melds, hand.cards.length)).toBeNull();
        const cards = melds.flatMap((meld) => [...meld.cards]);
        expect(cards.every((card) => hand.cards.includes(card)) && new Set(cards).size === cards.length).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect([...found].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('a hand made of three runs is recognised as the last contract', () => {
    const plan = fc.record({
      low: fc.integer({ min: 3, max: 10 }),
      size: fc.integer({ min: 4, max: 5 }),
      wilds: fc.subarray([0, 1, 2, 3], { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(plan, { minLength: 3, maxLength: 3 }), fc.nat(3), (plans, turn) => {
        const wilds = ['JK', 'JK.2', '2C', '2D', '2H.2', '2S.2'].flatMap((text) => parseCards(text));
        const cards = plans.flatMap(({ low, size, wilds: at }, i) =>
          Array.from({ length: size }, (_, n) =>
            at.includes(n) ? (wilds.pop() as Card) : cardOf((i + turn) % 4, low + n === 14 ? 1 : low + n),
          ),
        );
        const melds = findContract(crummy, 0, 7, cards) ?? [];
        expect(isContract(roundOf(7), crummy, melds, cards.length)).toBe(true);
        for (const meld of melds) expect(oracleIsMeld(meld, { rules: crummy, wildRank: 0 })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each(['shanghai-rummy', 'jamaican-kalooki'])(
    'each contract of %s is found in a hand that has it, with no more wilds than were put there',
    (game) => {
      const rules = PRESETS[game] as RuleSet;
      const { length } = contractsOf(rules);
      const found = new Set<number>();
      fc.assert(
        fc.property(plannedLong, ({ dealt, suits, ranks, low, jokers, others }) => {
          const deal = (dealt % length) + 1;
          const contract = contractOf(rules, deal) as Contract;
          const wilds = [JOKER, JOKER + 1, JOKER + 2, JOKER + 3];
          const planned = contract.melds.flatMap(({ kind, cards: size }, i) => {
            const start = 2 + (low % (14 - size));
            const faces = Array.from({ length: size }, (_, n) =>
              kind === 'set'
                ? cardOf((low + n) % 4, ranks[i] as number) + 52
                : cardOf(suits[i] as number, start + n === 14 ? 1 : start + n),
            );
            return faces.map((card, n) => (n === 1 && jokers.includes(i) ? (wilds.pop() as Card) : card));
          });
          const cards = [...new Set([...planned, ...others])].slice(0, 18);
          const melds = findContract(rules, 0, deal, cards) ?? [];
          const hand = { rules, wildRank: 0, cards };
          expect(isContract(contract, rules, melds, cards.length)).toBe(true);
          for (const meld of melds) expect(oracleIsMeld(meld, hand)).toBe(true);
          expect(melds.flatMap((meld) => [...meld.cards]).every((card) => cards.includes(card))).toBe(true);
          expect(wildsIn(hand, melds)).toBeLessThanOrEqual(4 - wilds.length);
          found.add(deal);
        }),
        { numRuns: 400 },
      );
      expect(found.size).toBe(length);
    },
  );

  it('two melds are accepted as a contract exactly when the rulebook says so', () => {
    let right = 0;
    fc.assert(
      fc.property(hands, fc.nat(), fc.nat(), (hand, first, second) => {
        const melds = newMelds(hand.rules, 0, hand.cards, { min: 0, max: 9 });
        fc.pre(melds.length > 1);
        const one = melds[first % melds.length] as Reading;
        const others = melds.filter(({ cards }) => !cards.some((card) => one.cards.includes(card)));
        const two = [one, (others.length > 0 ? others : melds)[second % (others.length || melds.length)] as Reading];
        for (const round of [1, 2, 3, 4, 5]) {
          const isRight = others.length > 0 && isContract(roundOf(round), hand.rules, two, hand.cards.length);
          if (isRight) right++;
          expect(contractProblem(hand.rules, 0, round, two, hand.cards.length) === null).toBe(isRight);
        }
      }),
      { numRuns: 300 },
    );
    expect(right).toBeGreaterThan(10);
  });
});
