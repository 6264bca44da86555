import { describe, expect, test } from 'vitest';
import { type Card, parseCard } from '#engine';
import { PRESETS } from '#rules';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;

describe('extra buttons:', () => {
  test('none in Crazy Rummy', () => {
    expect(gameAt({ hands: ['4C 9D KS', '2C 2D', '5C 5D'] }).game.extras.value).toEqual([]);
  });

  test('Go out, with no card left, if no discard is needed (R96)', async () => {
    const { game, done, settle } = gameAt({
      hands: ['7H 7D 7S', '2C 2D', '5C 5D'],
      rules: PRESETS['basic-rummy']!,
      deal: 1,
    });
    expect(game.extras.value).toEqual([]);
    for (const name of ['7H', '7D', '7S']) game.tap({ on: 'hand', card: card(name) });
    game.press('meld');
    await settle();
    expect(game.extras.value).toEqual(['goOut']);
    expect(game.enabledButtons.value).toContain('goOut');
    game.press('goOut');
    await settle();
    expect(done).toEqual(['meld', 'goOut']);
  });

  test('Float, if a player with an empty hand stays in (R101)', async () => {
    const { game, settle } = gameAt({
      hands: ['8H', '2C 2D', '5C 5D'],
      rules: PRESETS['five-thousand-rummy']!,
      deal: 1,
      wildRank: 3,
      melds: ['0 run 5H: 5H 6H 7H'],
    });
    game.press('discard');
    expect(game.notice.value?.code).toBe('lastCardPlayable');
    game.tap({ on: 'hand', card: card('8H') });
    game.tap({ on: 'place', meld: 0, place: 'high' });
    await settle();
    expect(game.extras.value).toEqual(['float']);
    game.press('float');
    await settle();
    expect(game.view.value?.turn).toBe(1);
  });

  test('Leave the pile, when the stock is empty (R115)', async () => {
    const { game, done, settle } = gameAt({
      hands: ['4C 9D', '2C 2D', '5C 5D'],
      rules: PRESETS.beanie!,
      deal: 1,
      pile: 'QD',
      stock: '',
      rest: 'pile',
      phase: 'draw',
    });
    expect(game.extras.value).toEqual(['decline']);
    game.press('decline');
    await settle();
    expect(done).toEqual(['decline']);
  });

  test('Done, after melding in the relief turn that follows going out on a first turn (R108)', async () => {
    const { game, settle } = gameAt({
      hands: ['7H 7D 7S KC', '', '5C 5D'],
      rules: PRESETS.beanie!,
      deal: 1,
      drew: 'none',
      hadTurns: [1],
      also: { relief: 1 },
    });
    for (const name of ['7H', '7D', '7S']) game.tap({ on: 'hand', card: card(name) });
    game.press('meld');
    await settle();
    expect(game.extras.value).toEqual(['endTurn']);
    game.press('endTurn');
    await settle();
    expect(game.view.value?.turn).toBe(2);
  });

  test('Up for 2, with a card selected, or the only card that leaves a 2 (R110)', async () => {
    const { game, done, settle } = gameAt({
      hands: ['2H KC', '3C 2D', '5C 5D'],
      rules: PRESETS.biddies!,
      deal: 4,
      melds: ['0 set J: JC JD JS'],
    });
    expect(game.extras.value).toEqual(['upForTwo']);
    game.tap({ on: 'hand', card: card('2H') });
    game.press('upForTwo');
    expect(game.notice.value?.code).toBe('selectForTwo');
    game.tap({ on: 'hand', card: card('2H') });
    game.press('upForTwo');
    await settle();
    expect(done).toEqual(['upForTwo']);
  });

  test('Take discard back, until the next player acts (R100)', async () => {
    const rules = {
      ...PRESETS['crazy-rummy']!,
      goingOut: { ...PRESETS['crazy-rummy']!.goingOut, discardTakeBack: true },
    };
    const { game, done, settle } = gameAt({ hands: ['4C 9D KS', '2C 2D', '5C 5D'], rules });
    game.tap({ on: 'hand', card: card('KS') });
    game.press('discard');
    await settle();
    expect(game.extras.value).toEqual(['recall']);
    game.press('recall');
    await settle();
    expect(done).toEqual(['discard', 'recall']);
    expect(game.view.value?.hand).toContain(card('KS'));
  });
});
