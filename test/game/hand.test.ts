import { expect, test } from 'vitest';
import { type Card, parseCard, printCards } from '#engine';
import { arrange, shifted } from '../../client/game/handOrder.ts';
import { gameAt } from '../support/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const moment = {
  hands: ['4C 9D 7H 2S', '2C 2D', '5C 5D'],
  deal: 9,
  pile: '3H QD',
  stock: '6H',
  phase: 'draw',
} as const;

test('a selection lives through sorting and a new card', async () => {
  const { game, settle } = gameAt(moment);
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  game.press('sort');
  game.tap({ on: 'stock' });
  await settle();
  expect(printCards(game.selected.value)).toBe('7H 2S');
  expect(printCards(game.hand.value)).toBe('2S 4C 6H 7H 9D');
});

test('a card that leaves the hand leaves the selection; the others keep their order', () => {
  const { game, change } = gameAt(moment);
  for (const name of ['2S', '7H', '4C']) game.tap({ on: 'hand', card: card(name) });
  change((state) => ({ ...state, hands: state.hands.map((hand) => hand.filter((one) => one !== card('7H'))) }));
  expect(printCards(game.selected.value)).toBe('2S 4C');
});

test('a second tap takes a card out of the selection', () => {
  const { game } = gameAt(moment);
  game.tap({ on: 'hand', card: card('2S') });
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  expect(printCards(game.selected.value)).toBe('7H');
});

test('by suit, then by rank; wilds stand at the right', () => {
  const { game } = gameAt(moment);
  expect(printCards(game.hand.value)).toBe('4C 2S 7H 9D');
  game.press('sort');
  expect(printCards(game.hand.value)).toBe('2S 4C 7H 9D');
});

test('an arrangement of one’s own stays when a card comes, which is put last', async () => {
  const { game, settle } = gameAt(moment);
  game.drop([card('9D')], { on: 'gap', index: 0 });
  expect(game.order.value).toBe('own');
  expect(printCards(game.hand.value)).toBe('9D 4C 2S 7H');
  game.tap({ on: 'stock' });
  await settle();
  expect(printCards(game.hand.value)).toBe('9D 4C 2S 7H 6H');
});

test.each([
  [['1 2 3 4'], [1], 3, [2, 3, 1, 4]],
  [['1 2 3 4'], [4], 0, [4, 1, 2, 3]],
  [['1 2 3 4'], [3, 1], 4, [2, 4, 1, 3]],
  [['1 2 3 4'], [2], 2, [1, 2, 3, 4]],
])('cards are put together into a gap', (_, moved, gap, result) => {
  expect(arrange([1, 2, 3, 4], moved, gap)).toEqual(result);
});

test.each([
  ['one to the right', [2], 1, [1, 3, 2, 4]],
  ['one to the left', [2], -1, [2, 1, 3, 4]],
  ['several together', [1, 2], 1, [3, 1, 2, 4]],
  ['no further than the left end', [1], -1, [1, 2, 3, 4]],
  ['no further than the right end', [3, 4], 1, [1, 2, 3, 4]],
  ['those that lie apart together first, at the right', [1, 3], 1, [2, 1, 3, 4]],
  ['those that lie apart together first, at the left', [1, 3], -1, [1, 3, 2, 4]],
] as const)('cards are moved along the hand: %s', (_, cards, by, result) => {
  expect(shifted([1, 2, 3, 4], cards, by)).toEqual(result);
});

test('selected cards are moved along the hand one place at a time, and stay selected', () => {
  const { game } = gameAt(moment);
  game.tap({ on: 'hand', card: card('4C') });
  game.shift(game.selected.value, 1);
  game.shift(game.selected.value, 1);
  expect(game.order.value).toBe('own');
  expect(printCards(game.hand.value)).toBe('2S 7H 4C 9D');
  expect(printCards(game.selected.value)).toBe('4C');
});

test('what a finger carries is what lights up, whatever else is selected', () => {
  const { game } = gameAt({ ...moment, phase: 'play' });
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  const discards = { at: 'pile', why: 'discard' };
  expect(game.lit.value).not.toContainEqual(discards);
  expect(printCards(game.lift(card('9D')))).toBe('9D');
  expect(game.lit.value).toContainEqual(discards);
  game.letGo();
  expect(game.lit.value).not.toContainEqual(discards);
  expect(printCards(game.lift(card('7H')))).toBe('7H 2S');
  expect(printCards(game.selected.value)).toBe('7H 2S');
});

test('a card that leaves the hand is carried no further', () => {
  const { game, change } = gameAt(moment);
  game.lift(card('7H'));
  change((state) => ({ ...state, hands: state.hands.map((hand) => hand.filter((one) => one !== card('7H'))) }));
  expect(game.carried.value).toEqual([]);
});

test('selected cards are put down all at once', () => {
  const { game } = gameAt(moment);
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  game.deselect();
  expect(game.selected.value).toEqual([]);
});
