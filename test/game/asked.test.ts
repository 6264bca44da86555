import { expect, it } from 'vitest';
import { parseCards } from '#engine';
import { gameAt } from '../support/play/gameAt.ts';

const moment = { hands: ['4C 9D KS', '2C 2D', '5C 5D'], deal: 9, pile: '3H QD' } as const;

it('an action stays in `asked` until the table answers', async () => {
  const { game, settle } = gameAt({ ...moment, phase: 'draw' });
  game.tap({ on: 'stock' });
  expect(game.pending.value).toEqual([{ type: 'draw', from: 'stock' }]);
  await settle();
  expect(game.pending.value).toEqual([]);
});

it('an action the page refuses is not sent', () => {
  const { game } = gameAt({ ...moment, hands: ['4C', '2C 2D', '5C 5D'], phase: 'draw' });
  game.tap({ on: 'pile' });
  expect(game.notice.value?.code).toBe('mustDrawStock');
  expect(game.pending.value).toEqual([]);
});

it('a card dropped on the pile is sent as a discard', async () => {
  const { game, settle } = gameAt(moment);
  const cards = parseCards('KS');
  expect(game.drop(cards, { on: 'pile' })).toBe(true);
  expect(game.pending.value).toEqual([{ type: 'discard', card: cards[0] }]);
  await settle();
  expect(game.pending.value).toEqual([]);
});
