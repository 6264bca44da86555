import { describe, expect, test } from 'vitest';
import { type Card, parseCard, parseCards, printCards } from '#engine';
import { printReading } from '#record';
import { crazyRummy } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { text } from '../../client/text/index.ts';
import { withOptions } from '../support/play/deals.ts';
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

describe('a wild that leaves its set for two cards (R156)', () => {
  const rules = withOptions(crazyRummy, { swap: { sets: 'all' } });
  const moment = {
    rules,
    hands: ['QH QS 9D 3C', '2D 3D', '5D 5S'],
    deal: 8,
    melds: ['1 set Q: QC QD 8S', '0 set K: KC KD KH'],
  } as const;
  const wild = { on: 'meld', meld: 0, index: 2 } as const;
  const freed = 'set Q: QC QD QH QS';

  test('comes for both, selected, by a tap on it or anywhere on the set', async () => {
    for (const index of [0, 2]) {
      const { game, done, settle } = gameAt(moment);
      select(game, 'QS QH');
      expect(game.highlights.value).toContainEqual({ at: 'wild', meld: 0, index: 2, ready: true });
      game.tap({ on: 'meld', meld: 0, index });
      await settle();
      expect(done).toEqual(['swap']);
      expect(melds(game)[0]).toBe(freed);
    }
  });

  test('comes for both, dropped on the place of the set', async () => {
    const { game, settle } = gameAt(moment);
    expect(game.drop(parseCards('QH QS'), { on: 'place', meld: 0, place: 'set' })).toBe(true);
    await settle();
    expect(melds(game)[0]).toBe(freed);
  });

  test('comes for one of them, dropped on it, as the hand has only one partner', async () => {
    const { game, done, settle } = gameAt(moment);
    expect(game.drop([card('QS')], wild)).toBe(true);
    await settle();
    expect(done).toEqual(['swap']);
    expect(melds(game)[0]).toBe(freed);
  });

  test('stays when the card is dropped beside it, which is a lay-off', async () => {
    const { game, done, settle } = gameAt(moment);
    game.drop([card('QS')], { on: 'meld', meld: 0, index: 0 });
    await settle();
    expect(done).toEqual(['layOff']);
  });

  test('is lifted into the hand by a drag, or by two taps that select both first', async () => {
    const dragged = gameAt(moment);
    dragged.game.drawOrSwap(wild);
    await dragged.settle();
    expect(dragged.done).toEqual(['swap']);
    const { game, done, settle } = gameAt(moment);
    game.tap(wild);
    expect(game.selected.value).toEqual(parseCards('QH QS'));
    game.tap(wild);
    await settle();
    expect(done).toEqual(['swap']);
  });

  test('is refused for one card without its partner, with both in words, and is not closed in by it', () => {
    const { game, done } = gameAt({ ...moment, hands: ['QH 9D 3C', '2D 3D', '5D 5S'] });
    expect(game.drop([card('QH')], wild)).toBe(false);
    expect(done).toEqual([]);
    expect(game.notice.value?.code).toBe('setNotComplete');
    expect(game.notice.value && text.refused(game.notice.value, game.view.value)).toBe(
      'To swap for this wild, lay Q♥ and Q♠ at once.',
    );
  });

  test('is asked for with one of three partners: a tap selects two, a drop is refused', () => {
    const table = { ...moment, hands: ['QD QH QS 3C', '2D 3D', '5D 5S'], melds: ['1 set Q: QC 8H 8S'] };
    const { game } = gameAt({ ...table, melded: [0] });
    expect(game.drop([card('QS')], { ...wild, index: 1 })).toBe(false);
    expect(game.notice.value && text.refused(game.notice.value, game.view.value)).toBe(
      'To swap for this wild, lay two of these at once: Q♦, Q♥, Q♠.',
    );
    select(game, 'QS');
    game.tap({ ...wild, index: 1 });
    expect(game.selected.value).toHaveLength(2);
    expect(game.selected.value).toContain(card('QS'));
  });

  test('stays in a set of four', () => {
    const { game } = gameAt({
      ...moment,
      melds: ['1 set Q: QC QD QH 8S', '0 set K: KC KD KH'],
      hands: ['QS 9D', '2D', '5D'],
    });
    expect(game.drop([card('QS')], { ...wild, index: 3 })).toBe(false);
    expect(game.notice.value?.code).toBe('wildStays');
    expect(game.notice.value && text.refused(game.notice.value, game.view.value)).toBe(
      'A wild in a set of four stays there.',
    );
  });

  test('stays in every set of some games', () => {
    const never = withOptions(crazyRummy, { swap: { sets: 'never' } });
    const { game } = gameAt({ ...moment, rules: never });
    expect(game.legal.value.swaps).toEqual([]);
    const action = { type: 'swap', meld: 0, wild: card('8S'), natural: card('QS') } as const;
    expect(text.refused({ code: 'wildStays', action }, game.view.value)).toBe('A wild in a set stays there.');
  });
});
