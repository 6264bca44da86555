import { expect, it } from 'vitest';
import { thinkAs } from '#bots';
import { position } from '../support/play/positions.ts';
import { playTurn } from './playTurn.ts';

it('Sharp goes out by a long chain: a meld, a wild claimed with a queen, a meld with that wild', () => {
  const hands = ['9C 9D QD KD 2H QH 5S 8S', '2C 3D 8C', 'TC JC KC 6D'];
  const turn = playTurn(position({ deal: 9, hands, melds: ['1 set Q: QC QS 9S'] }), thinkAs.sharp);
  expect(turn).toEqual(['meld run JD: 9C QD KD', 'swap QH for 9S in 0', 'meld run 5S: 5S 9D 9S 8S', 'discard 2H']);
});
