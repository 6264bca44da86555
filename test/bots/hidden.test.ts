import { describe, expect, it, test } from 'vitest';
import { LEVELS, thinkAs } from '#bots';
import { type Card, type GameState, randomFrom, type Seat, shuffle, viewFor } from '#engine';
import type { PresetId } from '#rules';
import { preset } from '../support/play/deals.ts';
import { playDeal } from './playDeal.ts';

/** The same position with the cards hidden from a seat dealt again: the stock and the others' unseen cards. */
function otherwise(state: GameState, seat: Seat, seed: number): GameState {
  const isHidden = (card: Card, holder: Seat): boolean => holder !== seat && !state.known[holder]?.includes(card);
  const hidden = [...state.stock, ...state.hands.flatMap((hand, at) => hand.filter((card) => isHidden(card, at)))];
  const mixed = shuffle(randomFrom(`${seed}`, [], 'mixed'), hidden);
  const other = new Map(hidden.map((card, index) => [card, mixed[index] as Card]));
  const renamed = (card: Card): Card => other.get(card) ?? card;
  return {
    ...state,
    stock: state.stock.map(renamed),
    hands: state.hands.map((hand, at) => (at === seat ? hand : hand.map(renamed).sort((a, b) => a - b))),
  };
}

const GAMES: readonly PresetId[] = [
  'crazy-rummy',
  'ace-to-ace',
  'treize-brasses',
  'dealers-choice',
  'thanasis',
  'five-thousand-rummy',
  'george',
  'crummy-rummy',
];

describe.each(LEVELS)('%s uses only what its seat may see', (level) => {
  const think = thinkAs[level];
  // Expert plays hundreds of deals for each decision, so Sharp plays on to the next moment.
  const isSlow = level === 'expert';

  it.each(GAMES)('in %s it acts the same whatever the hidden cards', (id) => {
    const player = isSlow ? thinkAs.sharp : think;
    let asked = 0;
    for (const { before, by, chance } of playDeal(preset(id), preset(id).table.maxPlayers, 3, player)) {
      // Leaves out piles that show only their top, and discards taken back.
      if (by === 'table' || asked++ % (isSlow ? 12 : 3) !== 0) continue;
      const other = otherwise(before, by, asked);
      expect(think(viewFor(other, by), chance())).toEqual(think(viewFor(before, by), chance()));
    }
    expect(asked).toBeGreaterThan(6);
  });
});

test('the hidden cards of the altered position differ', () => {
  const moment = [...playDeal(preset('thanasis'), 4, 3)].at(9)?.before as GameState;
  expect(otherwise(moment, 0, 1).hands[1]).not.toEqual(moment.hands[1]);
  expect(otherwise(moment, 0, 1).hands[0]).toEqual(moment.hands[0]);
});
