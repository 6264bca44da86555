import { describe, expect, test } from 'vitest';
import { type Card, parseCard, printCards } from '#engine';
import { printReading } from '#record';
import { crazyRummy, PRESETS } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { gameAt } from '../support/play/gameAt.ts';

const card = (name: string): Card => parseCard(name) as Card;
const melds = (game: Game): string[] => (game.view.value?.melds ?? []).map(printReading);

describe('a wild that stays on the table is moved (R88, §4.53)', () => {
  const moment = {
    hands: ['6H 3C KS', '8C 6D 3S', '5C 5D 7S'],
    rules: PRESETS['crummy-rummy']!,
    deal: 2,
    melds: ['0 run 5H: 5H 2C 7H 8H', '1 set 9: 9C 9D 9S', '1 set J: JC JD JS'],
  } as const;

  test('after taps on the natural and the wild, with a question where it goes and its places highlighted', async () => {
    const { game, done, settle } = gameAt(moment);
    game.tap({ on: 'hand', card: card('6H') });
    game.tap({ on: 'meld', meld: 0, index: 1 });
    expect(game.chooser.value?.asks).toBe('wildPlace');
    expect(game.highlights.value).toEqual([
      { at: 'place', meld: 0, place: 'low' },
      { at: 'place', meld: 0, place: 'high' },
      { at: 'place', meld: 1, place: 'set' },
      { at: 'place', meld: 2, place: 'set' },
    ]);
    game.tap({ on: 'place', meld: 1, place: 'set' });
    await settle();
    expect(done).toEqual(['swap']);
    expect(melds(game).slice(0, 2)).toEqual(['run 5H: 5H 6H 7H 8H', 'set 9: 9C 9D 9S 2C']);
  });

  test('by choosing a picture of the resulting meld', async () => {
    const { game, settle } = gameAt(moment);
    game.drop([card('6H')], { on: 'meld', meld: 0, index: 1 });
    const stays = game.chooser.value?.options.find(({ picture }) => picture?.kind === 'run' && picture.rank === 4);
    expect(printCards(stays?.picture?.cards ?? [])).toBe('2C 5H 6H 7H 8H');
    game.choose(stays ?? null);
    await settle();
    expect(melds(game)[0]).toBe('run 4H: 2C 5H 6H 7H 8H');
  });

  test('unless a tap elsewhere closes the question', () => {
    const { game, done } = gameAt(moment);
    game.tap({ on: 'hand', card: card('6H') });
    game.tap({ on: 'meld', meld: 0, index: 1 });
    game.tap({ on: 'hand', card: card('KS') });
    expect(game.chooser.value).toBeNull();
    expect(done).toEqual([]);
  });
});

describe('the suit of a wild in a set with named suits is asked for (R52)', () => {
  const rules = { ...crazyRummy, melds: { ...crazyRummy.melds, setWild: 'named' as const } };

  test('when the set with it is laid', async () => {
    const { game, settle } = gameAt({ hands: ['KC KD 4S 8H', '2C 2D', '5D 5S'], rules, deal: 4 });
    for (const name of ['KC', 'KD', '4S']) game.tap({ on: 'hand', card: card(name) });
    game.press('meld');
    expect(game.chooser.value?.asks).toBe('suits');
    expect(game.chooser.value?.options.map(({ picture }) => picture?.suits)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
    ]);
    game.choose(game.chooser.value?.options[1] ?? null);
    await settle();
    expect(game.view.value?.melds[0]?.suits).toEqual([0, 1, 3]);
  });

  test('when the wild is laid off', async () => {
    const hands = ['KC KD KH QS 4S 8H', '2C 2D', '5D 5S'];
    const { game, settle } = gameAt({
      hands,
      rules: {
        ...rules,
        pack: { ...rules.pack, packs: 'two' },
        melds: { ...rules.melds, setMax: 8, duplicates: true },
      },
      deal: 4,
    });
    for (const name of ['KC', 'KD', 'KH']) game.tap({ on: 'hand', card: card(name) });
    game.press('meld');
    await settle();
    game.tap({ on: 'hand', card: card('4S') });
    game.tap({ on: 'meld', meld: 0, index: 1 });
    expect(game.chooser.value?.asks).toBe('suits');
    game.choose(game.chooser.value?.options[3] ?? null);
    await settle();
    expect(game.view.value?.melds[0]?.suits).toEqual([0, 1, 2, 3]);
  });
});
