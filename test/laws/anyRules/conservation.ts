import assert from 'node:assert/strict';
import { type Card, cardsOf, evolve, type GameState, meldProblem } from '#engine';
import { withOptions } from '../../support/play/deals.ts';
import type { Law } from './law.ts';

/** How often each card occurs on the table, by card number; the indicator is set aside and counts too (R32). */
function countPlaces({ stock, pile, hands, melds, indicator }: GameState): Buffer {
  const counts = Buffer.alloc(256);
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card] = (counts[card] as number) + 1;
  };
  for (const place of [stock, pile, ...hands, ...melds.map(({ cards }) => cards)]) count(place);
  if (indicator >= 0) count([indicator]);
  return counts;
}

const isAscending = (cards: readonly Card[]): boolean =>
  cards.every((card, index) => index === 0 || card > (cards[index - 1] as Card));

/** Asserts that hands are sorted and contain their known cards, and that melds are valid and have an owner per card. */
function assertInOrder(state: GameState): void {
  const { hands, known, melds, rules, wildRank } = state;
  for (const [seat, hand] of hands.entries()) {
    assert(isAscending(hand) && isAscending(known[seat] as readonly Card[]), `hand ${seat} is out of order`);
    assert(
      known[seat]?.every((card) => hand.includes(card)),
      `known of ${seat} is not in the hand`,
    );
  }
  // Lay-offs may have broken a limit on new melds (R47).
  const lying = rules.melds.wildLimit === 'oneWhenLaid' ? withOptions(rules, { melds: { wildLimit: 'none' } }) : rules;
  for (const meld of melds) {
    assert.equal(meldProblem(lying, wildRank, meld), null, `meld ${meld.id} is none`);
    assert.equal(meld.owners.length, meld.cards.length);
  }
}

/** Asserts that totals are the sums of the points of the deals and of the points the Press moved. */
function assertTotals({ totals, results }: GameState): void {
  const sums = totals.map((_, seat) =>
    results.reduce((sum, { points, added }) => sum + (points[seat] as number) + (added[seat] ?? 0), 0),
  );
  assert.deepEqual(totals, sums);
}

/** After every event every card is in exactly one place. */
export const conservation: Law = {
  name: 'law 1, conservation: every card is in exactly one place',
  watch({ rules, seats }) {
    const all = new Uint8Array(256);
    for (const card of cardsOf(rules, seats)) all[card] = 1;
    return {
      step({ before, events }) {
        let state = before;
        for (const event of events) {
          state = evolve(state, event);
          if (state.deal > 0) assert(countPlaces(state).equals(all), `cards lost or doubled by ${event.type}`);
        }
        assertInOrder(state);
        if (events.some(({ type }) => type === 'dealEnded' || type === 'pressSet')) assertTotals(state);
      },
    };
  },
};
