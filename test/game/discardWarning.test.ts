import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { gameAt } from '../support/play/gameAt.ts';

describe('the warning before a discard', () => {
  const moment = {
    hands: ['8H 4S KC 3D', '2C 2D', '5D 5S'],
    deal: 3,
    melds: ['0 run 5H: 5H 6H 7H', '1 set J: JC JD JS'],
  } as const;
  const warned = (chosen: string, change: Partial<Parameters<typeof gameAt>[0]> = {}) => {
    const { game } = gameAt({ ...moment, ...change });
    for (const name of chosen.split(' ')) game.tap({ on: 'hand', card: parseCard(name) as Card });
    return game.warning.value;
  };

  test('is for a wild, and for a card that the next player could lay off', () => {
    expect(warned('3D')).toBe('wild');
    expect(warned('8H')).toBe('fits');
    expect(warned('KC')).toBeNull();
  });

  test('is missing if that player has no meld, or has one card and must draw from the stock', () => {
    expect(warned('8H', { melds: ['0 run 5H: 5H 6H 7H'] })).toBeNull();
    expect(warned('8H', { hands: ['8H 4S KC 3D', '2C', '5D 5S'] })).toBeNull();
  });

  test('is missing for several cards, out of turn, and for the last card', () => {
    expect(warned('8H KC')).toBeNull();
    expect(warned('8H', { turn: 1, hands: ['8H 4S KC 3D', '2C 2D', '5D 5S'] })).toBeNull();
    expect(warned('8H', { hands: ['8H', '2C 2D', '5D 5S'] })).toBeNull();
  });
});
