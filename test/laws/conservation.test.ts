import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsOf, evolve, type GameState } from '#engine';
import { games } from '../support/arbitrary/games.ts';
import { playGame } from '../support/play/playGame.ts';

const everyPlace = ({ stock, pile, hands, melds }: GameState) =>
  [...stock, ...pile, ...hands.flat(), ...melds.flatMap(({ cards }) => [...cards])].sort((a, b) => a - b);

it('law 1, conservation: after every event every card is in exactly one place', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const { before, events } of playGame(game)) {
        let state = before;
        for (const event of events) {
          state = evolve(state, event);
          if (state.deal > 0) expect(everyPlace(state)).toEqual(cardsOf(state.rules, state.seats));
        }
      }
    }),
    { numRuns: 10 },
  );
});

it('law 1, conservation: hands are sorted, meld cards have owners, and totals are the sums of the deals', () => {
  fc.assert(
    fc.property(games, (game) => {
      for (const { after } of playGame(game)) {
        for (const hand of [...after.hands, ...after.known]) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
        for (const { cards, owners } of after.melds) expect(owners).toHaveLength(cards.length);
        for (const [seat, known] of after.known.entries())
          expect(after.hands[seat]).toEqual(expect.arrayContaining([...known]));
        expect(after.totals).toEqual(
          after.totals.map((_, seat) => after.results.reduce((sum, { points }) => sum + (points[seat] as number), 0)),
        );
      }
    }),
    { numRuns: 5 },
  );
});
