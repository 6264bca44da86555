import { expect, test } from 'vitest';
import { type Card, parseCard, printCards } from '#engine';
import type { Game } from '../../client/game/createGame.ts';
import { preset } from '../support/play/deals.ts';
import { gameAt, type TableForOne } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

const others = ['TC TD', 'QS QD'];

/** A table whose viewer has this hand, sorted by melds; nines are wild unless the moment says otherwise. */
async function sortedByMelds(hand: string, moment: Partial<Position> = {}): Promise<TableForOne> {
  const table = gameAt({ deal: 9, phase: 'draw', ...moment, hands: [hand, ...(moment.hands ?? others)] });
  table.game.press('sort');
  await table.settle();
  return table;
}

/** The hand as it is shown, with its groups. */
const shown = ({ groups }: Game): string => groups.value.map(printCards).join(' | ');

const card = (name: string): Card => parseCard(name) as Card;

test('melds stand together, then pairs and parts of runs, then the other cards by suit', async () => {
  const { game } = await sortedByMelds('6H 5H 7H JC JD JS 3S 4S KD KH 8C 2H');
  expect(shown(game)).toBe('JC JD JS | 5H 6H 7H | KD KH | 3S 4S | 8C 2H');
  expect(printCards(game.hand.value)).toBe('JC JD JS 5H 6H 7H KD KH 3S 4S 8C 2H');
});

test('a wild stands in the place it fills, and wilds without one are last', async () => {
  const { game } = await sortedByMelds('6H 8H 9C 2S');
  expect(shown(game)).toBe('6H 9C 8H | 2S');
  const lonely = await sortedByMelds('3C 9D 7H JS');
  expect(shown(lonely.game)).toBe('3C JS 7H 9D');
});

test('melds stay where they are when a card is drawn, and a new one stands after them', async () => {
  const { game, settle } = await sortedByMelds('5H 6H 7H JC JD JS 3S 4S', { stock: '2S' });
  expect(shown(game)).toBe('JC JD JS | 5H 6H 7H | 3S 4S');
  game.tap({ on: 'stock' });
  await settle();
  expect(shown(game)).toBe('JC JD JS | 5H 6H 7H | 2S 3S 4S');
});

test('a meld that grows keeps its place, and one is kept as it is while another would be as good', async () => {
  const { game, settle, change } = await sortedByMelds('4C 5C 6C 4D 4H KS', { stock: '4S', phase: 'draw' });
  expect(shown(game)).toBe('4C 5C 6C | 4D 4H | KS');
  game.tap({ on: 'stock' });
  await settle();
  expect(shown(game)).toBe('4C 5C 6C | 4D 4S 4H | KS');
  change((state) => ({ ...state, hands: state.hands.map((hand) => hand.filter((one) => one !== card('4H'))) }));
  expect(shown(game)).toBe('4C 5C 6C | 4D 4S | KS');
});

test('of two divisions that are as good, the one on the screen stays, in practice too', async () => {
  const { game, change } = await sortedByMelds('JH QH KH 3S');
  expect(shown(game)).toBe('JH QH KH | 3S');
  change((state) => ({
    ...state,
    // Each update of a practice table has a copy of the rules.
    rules: structuredClone(state.rules),
    hands: state.hands.map((hand, seat) => (seat === 0 ? [...hand, card('KC'), card('KD')] : hand)),
  }));
  // The set of kings would leave two cards that count as much.
  expect(shown(game)).toBe('JH QH KH | KC KD | 3S');
});

test('until the order has come the hand stays sorted by suit; if it cannot be fetched, the page says so and sorts by rank', async () => {
  const table = gameAt({ hands: ['6H 5H 7H JC JD JS', ...others], deal: 9 }, 0, {
    byMelds: async () => {
      throw new Error('offline');
    },
  });
  table.game.press('sort');
  expect(shown(table.game)).toBe('JC JD JS 5H 6H 7H');
  await table.settle();
  expect(table.game.notice.value?.code).toBe('noMeldOrder');
  expect(shown(table.game)).toBe('5H 6H 7H JC JD JS');
});

test('melds put aside for a contract stand at the left, and only the other cards are divided', async () => {
  const { game } = await sortedByMelds('KC KD KH 5H 6H 7H 8H 2S', { rules: preset('treize-brasses'), deal: 1 });
  for (const name of ['KC', 'KD', 'KH']) game.tap({ on: 'hand', card: card(name) });
  game.press('meld');
  expect(shown(game)).toBe('KC KD KH | 5H 6H 7H 8H | 2S');
});

test('cards dropped elsewhere end the order by melds', async () => {
  const { game } = await sortedByMelds('5H 6H 7H 2S');
  game.drop([card('2S')], { on: 'gap', index: 0 });
  expect([game.order.value, shown(game)]).toEqual(['own', '2S 5H 6H 7H']);
});
