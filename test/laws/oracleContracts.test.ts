import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, contractProblem, findContract, parseCards, type Reading, type RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { fewestWilds, isContract } from '../oracle/contracts.ts';
import { oracleIsMeld } from '../oracle/readings.ts';
import { isWildCard } from '../oracle/wildCards.ts';
import { meldHandsOf } from '../support/play/meldRules.ts';

const crummy: RuleSet = { ...(PRESETS['crummy-rummy'] as RuleSet), pack: { packs: 'two', jokers: 4, lowestRank: 2 } };
const lowAces: RuleSet = { ...crummy, melds: { ...crummy.melds, runAce: 'highOrLow' } };
const rules = fc.constantFrom(crummy, lowAces);
/** Hands of eight or nine cards, some of them wild. */
const hands = meldHandsOf(rules, 9, 4).filter(({ cards }) => cards.length >= 8);
const rounds = fc.integer({ min: 1, max: 7 });

const wildsIn = (deal: { rules: RuleSet; wildRank: number }, melds: readonly Reading[]): number =>
  melds.flatMap(({ cards }) => [...cards]).filter((card: Card) => isWildCard(deal, card)).length;

describe('law 12, oracle: contracts (R62 to R67)', () => {
  it('a contract is found exactly when there is one, with the fewest wilds possible', () => {
    let found = 0;
    fc.assert(
      fc.property(hands, fc.integer({ min: 1, max: 3 }), (hand, round) => {
        const melds = findContract(hand.rules, 0, round, hand.cards);
        const fewest = fewestWilds(round, hand.cards, { ...hand, wildRank: 0 });
        expect(melds && wildsIn({ ...hand, wildRank: 0 }, melds)).toBe(fewest);
        if (melds === null) return;
        found++;
        expect(contractProblem(hand.rules, 0, round, melds, hand.cards.length)).toBeNull();
      }),
      { numRuns: 60 },
    );
    expect(found).toBeGreaterThan(8);
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
        expect(isContract(round, melds, hand.cards.length)).toBe(true);
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
        expect(isContract(7, melds, cards.length)).toBe(true);
        for (const meld of melds) expect(oracleIsMeld(meld, { rules: crummy, wildRank: 0 })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

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
          const isRight = others.length > 0 && isContract(round, two, hand.cards.length);
          if (isRight) right++;
          expect(contractProblem(hand.rules, 0, round, two, hand.cards.length) === null).toBe(isRight);
        }
      }),
      { numRuns: 300 },
    );
    expect(right).toBeGreaterThan(10);
  });
});
