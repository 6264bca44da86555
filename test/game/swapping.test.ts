import { describe, expect, test } from 'vitest';
import { type Card, parseCard, printCards } from '#engine';
import { printReading } from '#record';
import type { Game } from '../../client/game/createGame.ts';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const select = (game: Game, names: string): void => {
  for (const name of names.split(' ')) game.tap({ on: 'hand', card: card(name) });
};
const melds = (game: Game): string[] => (game.view.value?.melds ?? []).map(printReading);
describe('swapping a wild', () => {
  const moment = {
    hands: ['7H KH KS 2C 9D', '2D 3D', '5D 5S'],
    deal: 8,
    melds: ['1 run 5H: 5H 6H 8C', '0 set K: KC KD 8S'],
  } as const;

  test('takes two taps: the natural, then the wild it frees', async () => {
    const { game, done, settle } = gameAt(moment);
    expect(game.highlights.value).toContainEqual({ at: 'wild', meld: 0, index: 2, ready: false });
    select(game, '7H');
    expect(game.highlights.value).toContainEqual({ at: 'wild', meld: 0, index: 2, ready: true });
    game.tap({ on: 'meld', meld: 0, index: 2 });
    await settle();
    expect(done).toEqual(['swap']);
    expect(melds(game)[0]).toBe('run 5H: 5H 6H 7H');
    expect(printCards(game.newCards.value)).toBe('8C');
  });

  test('marks the wild as freed rather than drawn', async () => {
    const { game, settle } = gameAt({ ...moment, phase: 'draw' });
    game.tap({ on: 'stock' });
    await settle();
    expect(game.newCardsBy.value).toBe('draw');
    expect(text.freshMark('draw', 1)).toBe('just drawn');
    select(game, '7H');
    game.tap({ on: 'meld', meld: 0, index: 2 });
    await settle();
    expect(game.newCardsBy.value).toBe('swap');
    expect(text.freshMark('swap', 1)).toBe('freed');
    game.press('undo');
    await settle();
    expect(game.newCardsBy.value).toBe('draw');
  });

  test('can begin with the wild: the first tap lifts the card that frees it, the second swaps', async () => {
    const { game, done, settle } = gameAt(moment);
    game.tap({ on: 'meld', meld: 1, index: 2 });
    expect(game.selected.value).toHaveLength(1);
    expect(['KH', 'KS']).toContain(printCards(game.selected.value));
    game.tap({ on: 'meld', meld: 1, index: 2 });
    await settle();
    expect(done).toEqual(['swap']);
  });

  test('works by dragging the natural onto the wild', async () => {
    const { game, settle } = gameAt(moment);
    expect(game.drop([card('KS')], { on: 'meld', meld: 1, index: 2 })).toBe(true);
    await settle();
    expect(melds(game)[1]).toBe('set K: KC KD KS');
  });

  test('works by dragging the wild into the hand if only one card frees it', async () => {
    const { game, done, settle } = gameAt(moment);
    expect(game.drawOrSwap({ on: 'meld', meld: 0, index: 2 })).toBe(true);
    await settle();
    expect(done).toEqual(['swap']);
    expect(printCards(game.newCards.value)).toBe('8C');
  });

  test('takes two drags of the wild if several cards free it: one lifts a card, one swaps', async () => {
    const { game, done, settle } = gameAt(moment);
    const wild = { on: 'meld', meld: 1, index: 2 } as const;
    game.drawOrSwap(wild);
    expect(done).toEqual([]);
    expect(game.selected.value).toHaveLength(1);
    select(game, printCards(game.selected.value));
    select(game, 'KS');
    game.drawOrSwap(wild);
    await settle();
    expect(melds(game)[1]).toBe('set K: KC KD KS');
  });

  test('is refused with the wrong card', () => {
    const { game } = gameAt(moment);
    expect(game.drop([card('9D')], { on: 'meld', meld: 0, index: 2 })).toBe(false);
    expect(game.notice.value).toMatchObject({ code: 'wrongNatural', action: { type: 'swap', natural: card('9D') } });
  });
});
