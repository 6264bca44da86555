import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardsOf, legalActions, type Place, printCards, type Spot, type SwapAction, viewFor } from '#engine';
import { printReading } from '#record';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { claimedBy, claims, mayGo } from '../oracle/tablePlays.ts';
import { firstPackCard, type MeldHand, meldHands } from '../support/play/meldRules.ts';
import { position } from '../support/play/positions.ts';

const PLACES: readonly Place[] = ['low', 'high', 'set'];

/** A table with at most two melds of these cards, and a hand with the cards that their wilds stand for. */
function tableOf({ rules: { ...rules }, wildRank, cards }: MeldHand, choice: number) {
  rules.play = { ...rules.play, contract: 'off' };
  const deal = { rules, wildRank };
  const pick = (from: readonly Card[]) => {
    const found = newMelds(rules, wildRank, from, { min: 0, max: 8 });
    return found[choice % Math.max(1, found.length)];
  };
  const first = pick(cards);
  const second = pick(cards.filter((card) => !first?.cards.includes(card)));
  const melds = [first, second].filter((meld) => meld !== undefined);
  const laid = melds.flatMap((meld) => [...meld.cards]);
  const wanted = melds.flatMap((meld) => meld.cards.flatMap((_, index) => claimedBy(meld, index, deal)));
  const pack = cardsOf(rules, 3);
  const free = pack.filter((card) => !laid.includes(card));
  const hand = free.filter((card) => wanted.includes(firstPackCard(card)));
  const others = free.filter((card) => !hand.includes(card)).slice(0, 4);
  const state = position({
    rules,
    wildRank,
    deal: 1,
    hands: [printCards([...hand, ...others.slice(0, 2)]), printCards(others.slice(2, 3)), printCards(others.slice(3))],
    melds: melds.map((meld) => `1 ${printReading(meld)}`),
    melded: [0],
  });
  return { state, deal };
}

/** Every swap of a card in hand for a card on the table, with every place for the freed card. */
function tries(state: ReturnType<typeof position>): SwapAction[] {
  const places: (Spot | undefined)[] = [
    undefined,
    ...state.melds.flatMap(({ id }) => PLACES.map((place) => ({ meld: id, place }))),
  ];
  return (state.hands[0] ?? []).flatMap((natural) =>
    state.melds.flatMap(({ id, cards }) =>
      cards.flatMap((wild) =>
        places.map((to): SwapAction => ({ type: 'swap', meld: id, wild, natural, ...(to && { to }) })),
      ),
    ),
  );
}

describe('law 12, oracle: where a swapped wild goes (R85 to R92, §4.53, §4.81)', () => {
  it('every swap is listed with every place for its wild, and no other', () => {
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(meldHands(10, 5), fc.nat(1000), (hand, choice) => {
        const { state, deal } = tableOf(hand, choice);
        const expected = tries(state).filter((action) => {
          const meld = state.melds.find(({ id }) => id === action.meld);
          return meld && claims(action.natural, action.wild, meld, deal) && mayGo(action, action.to, state.melds, deal);
        });
        const { to, which } = deal.rules.swap;
        seen[`${to} ${which}`] = (seen[`${to} ${which}`] ?? 0) + expected.length;
        const listed = legalActions(viewFor(state, 0)).swaps;
        const told = (swaps: readonly SwapAction[]) => swaps.map((swap) => JSON.stringify(swap)).sort();
        expect(
          told(
            listed.map(({ type, meld, wild, natural, to: spot }) => ({
              type,
              meld,
              wild,
              natural,
              ...(spot && { to: spot }),
            })),
          ),
        ).toEqual(told(expected));
      }),
      { numRuns: 2000 },
    );
    for (const to of ['free', 'thisTurn', 'otherMeld', 'stays']) {
      for (const which of ['all', 'jokers']) expect(seen[`${to} ${which}`], `${to} ${which}`).toBeGreaterThan(20);
    }
  });
});
