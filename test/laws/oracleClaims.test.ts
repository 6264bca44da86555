import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardsOf,
  type GameState,
  legalActions,
  type Place,
  printCards,
  type Reading,
  type RuleSet,
  rankOf,
  refusal,
  type Spot,
  type SwapAction,
  settledRules,
  viewFor,
} from '#engine';
import { printReading } from '#record';
import { newMelds } from '../../shared/engine/melds/newMelds.ts';
import { claimedBy, claims, mayGo } from '../oracle/tablePlays.ts';
import { firstPackCard, type MeldHand, meldHands, meldHandsOf, meldRules } from '../support/play/meldRules.ts';
import { position } from '../support/play/positions.ts';

/** Rules in which sets hold at most four cards and a wild leaves one for two cards (R156). */
const forTwo = meldRules.map(
  ({ melds, swap, ...rules }): RuleSet => ({
    ...rules,
    melds: { ...melds, kinds: 'both', setMax: 4 },
    swap: { ...swap, sets: 'all', to: swap.to === 'free' ? 'free' : 'otherMeld' },
  }),
);

const hands = fc.oneof(meldHands(10, 5), meldHandsOf(forTwo, 10, 5));

const PLACES: readonly Place[] = ['low', 'high', 'set'];

/** A table with at most two melds of these cards, and a hand with the cards that their wilds stand for. */
function tableOf({ rules: any, wildRank, cards }: MeldHand, choice: number) {
  const rules = settledRules({ ...any, play: { ...any.play, contract: 'off' } }, 3);
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

/** The cards of the hand that may be tried as the second card of a swap: those of the set's rank, and one other. */
const seconds = (hand: readonly Card[], { kind, rank }: Reading): (Card | undefined)[] => {
  const isOf = (card: Card): boolean => kind === 'set' && rankOf(card) === rank;
  return [undefined, ...hand.filter(isOf), hand.find((card) => !isOf(card))];
};

/** Every swap of a card in hand for a card on the table, with every second card and place for the freed card. */
function tries(state: ReturnType<typeof position>): SwapAction[] {
  const places: (Spot | undefined)[] = [
    undefined,
    ...state.melds.flatMap(({ id }) => PLACES.map((place) => ({ meld: id, place }))),
  ];
  return (state.hands[0] ?? []).flatMap((natural) =>
    state.melds.flatMap((meld) =>
      meld.cards.flatMap((wild) =>
        seconds(state.hands[0] ?? [], meld).flatMap((second) =>
          places.map(
            (to): SwapAction => ({
              type: 'swap',
              meld: meld.id,
              wild,
              natural,
              ...(second !== undefined && { second }),
              ...(to && { to }),
            }),
          ),
        ),
      ),
    ),
  );
}

/** A swap as text, the same for either order of two cards of which any may take the wild's place. */
function told({ meld, wild, natural, second, to }: SwapAction, { melds }: GameState): string {
  const isNamed = melds.find(({ id }) => id === meld)?.suits !== undefined;
  const cards = second === undefined ? [natural] : [natural, second];
  return JSON.stringify([meld, wild, isNamed ? cards : cards.toSorted((a, b) => a - b), to]);
}

describe('law 12, oracle: where a swapped wild goes (R85 to R92, R156, §4.53, §4.81, §4.116)', () => {
  it('every swap is listed with every place for its wild, and no other', () => {
    const seen: Record<string, number> = {};
    fc.assert(
      fc.property(hands, fc.nat(1000), (hand, choice) => {
        const { state, deal } = tableOf(hand, choice);
        const expected = tries(state).filter((action) => {
          const meld = state.melds.find(({ id }) => id === action.meld);
          return meld && claims(action, meld, deal) && mayGo(action, action.to, state.melds, deal);
        });
        const { to, which } = deal.rules.swap;
        const count = (name: string, swaps: readonly SwapAction[]): void => {
          seen[name] = (seen[name] ?? 0) + swaps.length;
        };
        count(`${to} ${which}`, expected);
        count(
          `${to} two`,
          expected.filter(({ second }) => second !== undefined),
        );
        const names = (swaps: readonly SwapAction[]) => swaps.map((swap) => told(swap, state)).sort();
        const listed = legalActions(viewFor(state, 0)).swaps;
        expect(names(listed)).toEqual([...new Set(names(expected))]);
        for (const action of expected) expect([action, refusal(viewFor(state, 0), action)]).toEqual([action, null]);
      }),
      { numRuns: 3000 },
    );
    for (const to of ['free', 'thisTurn', 'otherMeld', 'stays']) {
      for (const which of ['all', 'jokers']) expect(seen[`${to} ${which}`], `${to} ${which}`).toBeGreaterThan(20);
    }
    for (const to of ['free', 'thisTurn', 'otherMeld']) expect(seen[`${to} two`], `two, ${to}`).toBeGreaterThan(20);
  });
});
