import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Card, type Rank, rankOf, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { fewestPoints, positionIn } from '#solver';
import { fewestLeft } from '../oracle/arrangements.ts';
import { crowded, handsWithWilds } from '../support/arbitrary/games.ts';
import { position } from '../support/play/positions.ts';

/** The lowest possible score of a hand: wild 25, Ace 1, court cards 10, the others their face value (E45). */
const fewestInBase = (cards: readonly Card[], wildRank: Rank): number =>
  fewestLeft(cards, { rules: crazyRummy, wildRank }, (card) =>
    rankOf(card) === wildRank ? 25 : Math.min(rankOf(card), 10),
  );

it('law 12, oracle: the cheapest arrangement of any cards into melds matches an exhaustive search', () => {
  let melded = 0;
  fc.assert(
    fc.property(handsWithWilds(7), ({ wildRank, cards }) => {
      const view = { ...viewFor(position({ deal: wildRank, hands: ['', '', ''], drew: 'none' }), 0), hand: cards };
      const { tables, hand } = positionIn(view);
      const left = fewestInBase(cards, wildRank);
      if (left < cards.reduce((sum, card) => sum + fewestInBase([card], wildRank), 0)) melded++;
      expect(fewestPoints(tables, hand)).toBe(left);
    }),
    { numRuns: 400 },
  );
  expect(melded).toBeGreaterThan(100);
});

it('law 12, oracle: the cheapest arrangement of cards already in melds matches an exhaustive search', () => {
  fc.assert(
    fc.property(crowded, (state) => {
      const cards = state.melds.flatMap((meld) => [...meld.cards]).slice(0, 8);
      const { tables, hand } = positionIn({ ...viewFor(state, 0), hand: cards });
      expect(fewestPoints(tables, hand)).toBe(fewestInBase(cards, state.wildRank));
    }),
    { numRuns: 60 },
  );
});
