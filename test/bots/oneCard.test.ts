import { expect, test } from 'vitest';
import { think } from '#bots';
import { parseCards, randomFrom, viewFor } from '#engine';
import { position } from '../support/positions.ts';

const ANY = randomFrom('', [], 'bots');

test('R105: a bot that held one wild and drew another keeps the one drawn', () => {
  const before = position({
    deal: 1,
    hands: ['AS AC', '7H 9D', 'TC JD'],
    melds: ['0 set 5: 5D 5S 5C 5H', '1 set 8: 8C 8D 8S 8H'],
  });
  const [held] = parseCards('AS');
  expect(think(viewFor(before, 0), ANY)).toEqual({ type: 'discard', card: held });
});
