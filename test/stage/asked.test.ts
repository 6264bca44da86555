import { expect, it } from 'vitest';
import { parseCards, type SeatAction } from '#engine';
import { cardKey, pendingCardKeys, STOCK_TOP_KEY } from '../../client/stage/picture.ts';
import { recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { sceneOf } from './scenes.ts';

const { layout } = sceneOf(
  position({ hands: ['5H 6H 7H KD', '3C 9D', 'TS JS'], melds: ['0 run 2S: 2S 3S 9C'], pile: 'QC TD' }),
  0,
);

const keysOf = (cards: string): string[] => parseCards(cards).map(cardKey);

it.each([
  ['0 draw stock', [STOCK_TOP_KEY]],
  ['0 draw pile', keysOf('TD')],
  ['0 meld run 5H: 5H 6H 7H', keysOf('5H 6H 7H')],
  ['0 layoff KD 0 high', keysOf('KD')],
  ['0 swap KD for 9C in 0', keysOf('KD 9C')],
  ['0 discard KD', keysOf('KD')],
  ['0 takeback', []],
])('the cards of the unanswered action "%s" are lifted', (line, keys) => {
  const { action } = recorded(line, 3);
  expect(pendingCardKeys([action as SeatAction], layout)).toEqual(keys);
});
