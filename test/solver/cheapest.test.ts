import { describe, expect, it } from 'vitest';
import { cardPoints, parseCards, printCards, type Rank, randomFrom, rankOf, shuffle, suitOf } from '#engine';
import { crazyRummy } from '#rules';
import { cheapest, companyIn, suitMasksOf } from '#solver';
import { fewestByTrying, isRun, isSet } from './bruteForce.ts';
import { handToTry, wrongHands } from './triedHands.ts';

const left = (hand: string, wildRank: Rank, keep: 0 | 1 = 0): number =>
  cheapest(parseCards(hand), crazyRummy, wildRank, keep).points;

describe('the cheapest arrangement of a hand', () => {
  it('equals trying every split of hands of up to eight cards with up to four wilds', () => {
    const random = randomFrom('a1', [], 'hands to arrange');
    for (let n = 0; n < 3000; n++) {
      const wildRank = 1 + random.below(13);
      const hand = handToTry(random, 1 + random.below(8), random.below(5), wildRank);
      for (const keep of [0, 1] as const) {
        const { points } = cheapest(hand, crazyRummy, wildRank, keep);
        const what = `${printCards(hand)}, wild ${wildRank}, keeping ${keep}`;
        expect(`${what}: ${points}`).toBe(`${what}: ${fewestByTrying(hand, wildRank, { keep })}`);
      }
    }
  });

  it('is the same with room for wilds on the table, and where other cards are dear', () => {
    expect(wrongHands(10_000, 1)).toEqual([]);
  });

  it('lays valid melds that use each card of the hand at most once', () => {
    const random = randomFrom('a2', [], 'hands to arrange');
    for (let n = 0; n < 2000; n++) {
      const wildRank = 1 + random.below(13);
      const hand = handToTry(random, 3 + random.below(8), random.below(5), wildRank);
      const { melds } = cheapest(hand, crazyRummy, wildRank);
      const laid = melds.flatMap(({ cards }) => cards);
      expect(new Set(laid).size).toBe(laid.length);
      expect(hand).toEqual(expect.arrayContaining(laid));
      for (const { kind, cards } of melds) {
        expect(kind === 'set' ? isSet(cards, wildRank) : isRun(cards, wildRank), printCards(cards)).toBe(true);
      }
    }
  });

  it('puts a wild where it saves most (E1, E2)', () => {
    expect(left('TC TH 7C 2S', 7)).toBe(2);
    expect(left('AH 2H 7S KD', 7)).toBe(10);
  });

  it('never wraps from king to ace (E3)', () => {
    expect(left('QS KS AS', 7)).toBe(21);
    expect(left('AS 2S 3S', 7)).toBe(0);
  });

  it('takes no more than four cards into a set (E8)', () => {
    expect(left('KC KH JC JD', 11)).toBe(0);
    expect(left('KC KD KH KS JD', 11)).toBe(10); // a king costs less than the jack, so it stays
    expect(left('5C 5D 5H 5S JD', 11)).toBe(5);
  });

  it('keeps one card for the discard on request (E15)', () => {
    expect(left('5H 6H 7H', 9)).toBe(0);
    expect(left('5H 6H 7H', 9, 1)).toBe(18);
    expect(left('5H 6H 7H 8H', 9, 1)).toBe(5);
  });

  it('gains nothing by a card without companions', () => {
    const random = randomFrom('a3', [], 'hands to arrange');
    let alone = 0;
    for (let n = 0; n < 3000; n++) {
      const wildRank = 1 + random.below(13);
      const [card, ...hand] = shuffle(random, handToTry(random, 2 + random.below(7), random.below(3), wildRank));
      if (card === undefined || rankOf(card) === wildRank) continue;
      if (companyIn(suitMasksOf(hand, crazyRummy, wildRank))(suitOf(card), rankOf(card))) continue;
      const { points } = cheapest(hand, crazyRummy, wildRank);
      expect(fewestByTrying([card, ...hand], wildRank)).toBe(points + cardPoints(crazyRummy, wildRank, card));
      alone++;
    }
    expect(alone).toBeGreaterThan(500);
  });

  it('is empty for no cards', () => {
    expect(cheapest([], crazyRummy, 3, 1)).toEqual({ points: 0, melds: [] });
  });
});
