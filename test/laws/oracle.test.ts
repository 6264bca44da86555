import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  type GameState,
  legalActions,
  type Reading,
  readings,
  swapFaces,
  usedAsWild,
  viewFor,
} from '#engine';
import { crazyRummy } from '#rules';
import { candidates } from '../oracle/candidates.ts';
import { oracleAllows } from '../oracle/judge.ts';
import { everyNewMeld, everyReading, meldClass, oracleIsMeld } from '../oracle/readings.ts';
import { claimedBy } from '../oracle/tablePlays.ts';
import { liesWild } from '../oracle/wildCards.ts';
import { crowded, handsWithWilds } from '../support/arbitrary/games.ts';
import { position } from '../support/play/positions.ts';

const classes = (melds: readonly Reading[]): string[] => melds.map(meldClass).sort();

/** A view of a deal with that wild rank. The cards in it do not affect the readings. */
const viewOf = (wildRank: number) => viewFor(position({ deal: wildRank, hands: ['AC 2C 3C', '4C', '5C'] }), 0);

/** The candidate actions of this type that the oracle allows, as sorted JSON. */
const allowed = (state: GameState, type: string): string[] =>
  candidates(state)
    .filter((action) => action.type === type && oracleAllows(state, state.turn, action))
    .map((action) => JSON.stringify(action))
    .sort();

describe('law 12, oracle', () => {
  it('readings: exactly the melds the cards can be, each once', () => {
    let found = 0;
    fc.assert(
      fc.property(handsWithWilds(6), ({ wildRank, cards }) => {
        const engine = readings(viewOf(wildRank), cards);
        const deal = { rules: crazyRummy, wildRank };
        found += engine.length;
        expect(classes(engine)).toEqual([...everyReading(cards, deal).keys()].sort());
        for (const meld of engine) {
          expect(oracleIsMeld(meld, deal)).toBe(true);
          expect(meld.cards.toSorted()).toEqual(cards.toSorted());
        }
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeGreaterThan(200);
  });

  it('readings of cards already in a meld: the same', () => {
    fc.assert(
      fc.property(crowded, (state) => {
        for (const { cards } of state.melds) {
          const engine = readings(viewFor(state, 0), cards);
          expect(classes(engine)).toEqual([...everyReading(cards, state).keys()].sort());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('new melds: one of each class that leaves a card in the hand', () => {
    let found = 0;
    fc.assert(
      fc.property(crowded, (state) => {
        const hand = state.hands[0] as readonly Card[];
        const melds = legalActions(viewFor(state, 0)).melds.map(({ reading }) => reading);
        found += melds.length;
        const expected = [...everyNewMeld(hand, state).values()].filter((reading) =>
          oracleAllows(state, 0, { type: 'meld', reading }),
        );
        expect(classes(melds)).toEqual(classes(expected));
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(1000);
  });

  it('lay-offs and swaps: every one, by card and by place', () => {
    let found = 0;
    fc.assert(
      fc.property(crowded, (state) => {
        const { layOffs, swaps } = legalActions(viewFor(state, 0));
        found += layOffs.length + swaps.length;
        expect(layOffs.map((action) => JSON.stringify(action)).sort()).toEqual(allowed(state, 'layOff'));
        expect(swaps.map((action) => JSON.stringify(action)).sort()).toEqual(allowed(state, 'swap'));
      }),
      { numRuns: 400 },
    );
    expect(found).toBeGreaterThan(400);
  });

  it('the wild cards of a meld, and the cards that can be swapped for them', () => {
    fc.assert(
      fc.property(crowded, ({ rules, melds, wildRank }) => {
        for (const meld of melds) {
          for (const index of meld.cards.keys()) {
            expect(usedAsWild(rules, wildRank, meld, index)).toBe(liesWild(meld, index));
            expect(swapFaces(rules, wildRank, meld, index).toSorted((a, b) => a - b)).toEqual(
              claimedBy(meld, index, { rules, wildRank }),
            );
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
