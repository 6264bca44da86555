import { expect, it } from 'vitest';
import { type Card, parseCards, viewFor } from '#engine';
import { position } from '../support/play/positions.ts';
import { judge } from './judge.ts';

it('the judge finds a wild thrown away dear, and what was better', () => {
  const moment = { deal: 1, hands: ['AS 3C', '2C', 'TD JC 6C'], melds: ['1 run 5H: 5H 6H 7H'], melded: [0, 1] };
  const view = viewFor(position(moment), 0);
  const discard = (card: string) => ({ type: 'discard', card: parseCards(card)[0] as Card }) as const;
  const bad = judge(view, discard('AS'), 60);
  expect(bad.other.type).toBe('layOff');
  expect(bad.cost - bad.error).toBeGreaterThan(1);
  const good = judge(view, bad.other, 60);
  expect(good.cost).toBeLessThanOrEqual(0);
});
