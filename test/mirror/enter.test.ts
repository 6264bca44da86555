import { expect, test } from 'vitest';
import { parseCard } from '#engine';
import { enterMeaning } from '../../client/mirror/tableKeys.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): number => parseCard(name) as number;

/** The effect of Enter on the last of these cards, with all of them selected. */
function enterWith(chosen: string, hand = '4H 8S 9D KS KC KD', also: Partial<Parameters<typeof gameAt>[0]> = {}) {
  const { game } = gameAt({
    hands: [hand, '2C 2D', '5C 5D'],
    deal: 8,
    melds: ['1 run 5H: 5H 6H 7H', '0 set J: JC JD JS'],
    ...also,
  });
  const cards = chosen.split(' ').map(card);
  for (const one of cards) game.tap({ on: 'hand', card: one });
  return enterMeaning(cards.at(-1) as number, game);
}

test('Enter selects an unselected card', () => {
  const { game } = gameAt({ hands: ['4H KS', '2C 2D', '5C 5D'], deal: 8 });
  expect(enterMeaning(card('4H'), game)).toEqual({ to: 'tap', target: { on: 'hand', card: card('4H') } });
});

test('Enter plays a card that fits in one place', () => {
  expect(enterWith('4H')).toMatchObject({ to: 'tap', target: { on: 'place', place: 'low' } });
});

test('Enter on a card that fits in several places leads to them', () => {
  expect(enterWith('8S')).toEqual({ to: 'lead', where: 'places' });
});

test('Enter lays down cards that form a meld', () => {
  expect(enterWith('KS KC KD')).toEqual({ to: 'tap', target: { on: 'felt' } });
});

test('Enter does not discard a card at once', () => {
  expect(enterWith('9D')).toEqual({ to: 'lead', where: 'discard' });
});

test('where nothing is possible, Enter presses the button that explains why', () => {
  expect(enterWith('9D KS')).toEqual({ to: 'press', button: 'meld' });
  expect(enterWith('9D', '9D 4H', { turn: 1 })).toEqual({ to: 'press', button: 'discard' });
});
