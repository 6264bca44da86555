import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, isMeld, type Reading } from '#engine';
import { arrangeAll, bestArrangement, rummyOf } from '../../shared/engine/arrange/arrange.ts';
import { fewestLeft } from '../oracle/arrangements.ts';
import * as oracle from '../oracle/readings.ts';
import { type MeldHand, meldHands } from '../support/play/meldRules.ts';

/** Points that differ from card to card, so that a wrong choice changes the sum. */
const pointsOf = (card: Card): number => (card >= 208 ? 50 : (card % 13) + 1);
const one = (): number => 1;

const hands = fc.oneof(meldHands(8, 2), meldHands(7, 3), meldHands(6, 5));

function expectMelds({ rules, wildRank }: MeldHand, readings: readonly Reading[]): void {
  for (const reading of readings) {
    expect([reading, isMeld(rules, wildRank, reading)]).toEqual([reading, true]);
    expect(oracle.oracleIsMeld(reading, { rules, wildRank })).toBe(true);
  }
}

const byNumber = (a: number, b: number): number => a - b;

describe('law 12, oracle: arrangements of cards into new melds, under any options', () => {
  it('the best arrangement leaves as many points as an exhaustive search', () => {
    let melded = 0;
    fc.assert(
      fc.property(hands, (hand) => {
        const { rules, wildRank, cards } = hand;
        const { readings, left, points } = bestArrangement(rules, wildRank, cards, pointsOf);
        expectMelds(hand, readings);
        expect([...readings.flatMap((meld) => meld.cards), ...left].sort(byNumber)).toEqual(cards.toSorted(byNumber));
        expect(left.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(points);
        expect(points).toBe(fewestLeft(cards, hand, pointsOf));
        if (readings.length > 0) melded++;
      }),
      { numRuns: 400 },
    );
    expect(melded).toBeGreaterThan(100);
  });

  it('an arrangement of all cards is found exactly when there is one', () => {
    let whole = 0;
    fc.assert(
      fc.property(hands, (hand) => {
        const { rules, wildRank, cards } = hand;
        const readings = arrangeAll(rules, wildRank, cards);
        expect(readings !== null).toBe(fewestLeft(cards, hand, one) === 0);
        if (readings === null) return;
        whole++;
        expectMelds(hand, readings);
        expect(readings.flatMap((meld) => meld.cards).sort(byNumber)).toEqual(cards.toSorted(byNumber));
      }),
      { numRuns: 400 },
    );
    expect(whole).toBeGreaterThan(25);
  });

  it('a hand can go Rummy exactly when all cards but one can be melded', () => {
    let found = 0;
    fc.assert(
      fc.property(hands, (hand) => {
        const { rules, wildRank, cards } = hand;
        const rummy = rummyOf(rules, wildRank, cards);
        const canGo = cards.some((card) =>
          arrangeAll(
            rules,
            wildRank,
            cards.filter((other) => other !== card),
          ),
        );
        expect(rummy !== null).toBe(canGo);
        if (rummy === null) return;
        found++;
        expectMelds(hand, rummy.readings);
        const shown = [...rummy.readings.flatMap((meld) => meld.cards), rummy.discard];
        expect(shown.sort(byNumber)).toEqual(cards.toSorted(byNumber));
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(40);
  });
});
