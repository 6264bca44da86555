import { expect, test } from 'vitest';
import { type Card, parseCard, printCards } from '#engine';
import { moveTo, putAt } from '../../client/game/handOrder.ts';
import type { HandOrder } from '../../client/game/types.ts';
import { gameAt, type TableForOne } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const moment = {
  hands: ['4C 9D 7H 2S', '2C 2D', '5C 5D'],
  deal: 9,
  pile: '3H QD',
  stock: '6H',
  phase: 'draw',
} as const;

/** Presses the sort button until the hand is in that order. */
async function sortTo({ game, settle }: Pick<TableForOne, 'game' | 'settle'>, order: HandOrder): Promise<void> {
  for (let presses = 0; game.order.value !== order && presses < 4; presses++) {
    game.press('sort');
    await settle();
  }
}

test('a selection survives sorting and a new card', async () => {
  const { game, settle } = gameAt(moment);
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  await sortTo({ game, settle }, 'rank');
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

test('a second tap deselects a card', () => {
  const { game } = gameAt(moment);
  game.tap({ on: 'hand', card: card('2S') });
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  expect(printCards(game.selected.value)).toBe('7H');
});

test('the hand is sorted by suit, then by rank, with wilds at the right', async () => {
  const { game, settle } = gameAt(moment);
  expect(printCards(game.hand.value)).toBe('4C 2S 7H 9D');
  await sortTo({ game, settle }, 'rank');
  expect(printCards(game.hand.value)).toBe('2S 4C 7H 9D');
});

test('the player’s own order stays when a new card is added at the end', async () => {
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
])('cards are moved together into a gap', (_, moved, gap, result) => {
  expect(moveTo([1, 2, 3, 4], moved, gap)).toEqual(result);
});

test.each([
  ['to the right', [1], 3, [2, 3, 1, 4]],
  ['to the left', [4], 2, [1, 4, 2, 3]],
  ['to the left end', [3, 4], 1, [3, 4, 1, 2]],
  ['to the right end', [1, 2], 4, [3, 4, 1, 2]],
] as const)('cards are moved to the place of another card: %s', (_, cards, at, result) => {
  expect(putAt([1, 2, 3, 4], cards, at)).toEqual(result);
});

test('the next press of Sort takes back the note on arranging by taps', async () => {
  const { game, settle } = gameAt(moment);
  await sortTo({ game, settle }, 'own');
  expect(game.notice.value?.code).toBe('tapToArrange');
  game.press('sort');
  expect(game.order.value).toBe('suit');
  expect(game.notice.value).toBe(null);
});

test('the hand is arranged by taps: a card, then the card whose place it takes', async () => {
  const { game, settle } = gameAt(moment);
  expect(printCards(game.hand.value)).toBe('4C 2S 7H 9D');
  await sortTo({ game, settle }, 'own');
  expect(game.arranging.value).toBe('begun');
  expect(game.notice.value?.code).toBe('tapToArrange');
  expect(printCards(game.hand.value)).toBe('2S 4C 7H 9D');
  game.tap({ on: 'hand', card: card('9D') });
  game.tap({ on: 'hand', card: card('4C') });
  expect(printCards(game.hand.value)).toBe('2S 9D 4C 7H');
  expect(game.selected.value).toEqual([]);
  game.tap({ on: 'hand', card: card('2S') });
  game.tap({ on: 'hand', card: card('7H') });
  expect(printCards(game.hand.value)).toBe('9D 4C 7H 2S');
  game.press('sort');
  expect([game.arranging.value, game.order.value]).toEqual(['off', 'own']);
  game.tap({ on: 'hand', card: card('2S') });
  game.tap({ on: 'hand', card: card('9D') });
  expect(printCards(game.selected.value)).toBe('2S 9D');
});

test('a hint replaces the selection and moves nothing, also while the hand is arranged by taps', async () => {
  const { game, settle } = gameAt(moment);
  game.tap({ on: 'hand', card: card('4C') });
  await sortTo({ game, settle }, 'own');
  expect(game.arranging.value).toBe('begun');
  const before = printCards(game.hand.value);
  game.select([card('9D'), card('2S')]);
  expect(printCards(game.selected.value)).toBe('9D 2S');
  expect([game.arranging.value, printCards(game.hand.value)]).toEqual(['off', before]);
});

test('the sort button goes on to suits if no card was moved by taps', async () => {
  const { game, settle } = gameAt(moment);
  await sortTo({ game, settle }, 'own');
  game.press('sort');
  expect([game.arranging.value, game.order.value]).toEqual(['off', 'suit']);
});

test('the player’s own order is kept while the hand is sorted, and any move of the game ends arranging', async () => {
  const { game, settle } = gameAt(moment);
  game.drop([card('9D')], { on: 'gap', index: 0 });
  game.press('sort');
  expect(printCards(game.hand.value)).toBe('4C 2S 7H 9D');
  await sortTo({ game, settle }, 'own');
  expect(printCards(game.hand.value)).toBe('9D 4C 2S 7H');
  game.tap({ on: 'stock' });
  await settle();
  expect(game.arranging.value).toBe('off');
});

test('highlights are for the dragged cards, not for the selection', () => {
  const { game } = gameAt({ ...moment, phase: 'play' });
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  const discards = { at: 'pile', why: 'discard' };
  expect(game.highlights.value).not.toContainEqual(discards);
  expect(printCards(game.lift(card('9D')))).toBe('9D');
  expect(game.highlights.value).toContainEqual(discards);
  game.cancelDrag();
  expect(game.highlights.value).not.toContainEqual(discards);
  expect(printCards(game.lift(card('7H')))).toBe('7H 2S');
  expect(printCards(game.selected.value)).toBe('7H 2S');
});

test('a card that leaves the hand is no longer dragged', () => {
  const { game, change } = gameAt(moment);
  game.lift(card('7H'));
  change((state) => ({ ...state, hands: state.hands.map((hand) => hand.filter((one) => one !== card('7H'))) }));
  expect(game.dragged.value).toEqual([]);
});

test('deselecting clears the whole selection', () => {
  const { game } = gameAt(moment);
  game.tap({ on: 'hand', card: card('7H') });
  game.tap({ on: 'hand', card: card('2S') });
  game.deselect();
  expect(game.selected.value).toEqual([]);
});
