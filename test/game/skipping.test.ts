import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';

const hands = ['4C 9D KS', '2C 2D 3S', '5C 5D'] as const;
const others = { hands, turn: 1, phase: 'draw' } as const;

describe('a tap on the table while bots play', () => {
  test('skips their pauses in practice', () => {
    const { game, hurried } = gameAt(others, 0, { withBots: true });
    expect(game.canSkip.value).toBe(true);
    game.tap({ on: 'felt' });
    expect(hurried()).toBe(1);
    expect(game.notice.value).toBeNull();
  });

  test('only deselects if cards are selected', () => {
    const { game, hurried } = gameAt(others, 0, { withBots: true });
    game.tap({ on: 'hand', card: parseCard('9D') as Card });
    game.tap({ on: 'felt' });
    expect([hurried(), game.selected.value]).toEqual([0, []]);
    game.tap({ on: 'felt' });
    expect(hurried()).toBe(1);
  });

  test('also skips on a meld, unless a card of the hand frees a wild there', () => {
    const melds = ['1 run 5H: 5H 6H 7H', '2 run 9D: 8D TD JD'];
    const { game, hurried } = gameAt({ ...others, melds, deal: 8 }, 0, { withBots: true });
    const wild = { on: 'meld', meld: 1, index: 0 } as const;
    expect([game.skips({ on: 'meld', meld: 0, index: 1 }), game.skips(wild)]).toEqual([true, false]);
    game.tap({ on: 'meld', meld: 0, index: 1 });
    expect([hurried(), game.notice.value]).toEqual([1, null]);
    game.tap(wild);
    expect([hurried(), game.selected.value]).toEqual([1, [parseCard('9D')]]);
  });

  test('skips nothing in the player’s own turn, after a deal, or at a table of people', () => {
    for (const moment of [{ hands }, { ...others, also: { phase: 'ready' } }] as const) {
      const { game, hurried } = gameAt(moment, 0, { withBots: true });
      expect(game.canSkip.value).toBe(false);
      game.tap({ on: 'felt' });
      game.skip();
      expect(hurried()).toBe(0);
    }
    expect(gameAt(others).game.canSkip.value).toBe(false);
  });
});

test('the table says how to skip', () => {
  expect(text.skippable('Waiting for Ben')).toBe('Waiting for Ben · tap the table to skip');
});
