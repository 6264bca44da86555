import { describe, expect, test } from 'vitest';
import { parseCards, type Reading, type RuleSet } from '#engine';
import { printReading } from '#record';
import { crazyRummy } from '#rules';
import type { Game } from '../../client/game/createGame.ts';
import { meldsOf } from '../../client/game/gestureContext.ts';
import type { ChooserOption } from '../../client/game/types.ts';
import { answerText } from '../../client/text/answers.ts';
import { withOptions } from '../support/play/deals.ts';
import { gameAt } from '../support/play/gameAt.ts';

const select = (game: Game, names: string): void => {
  for (const card of parseCards(names)) game.tap({ on: 'hand', card });
};
const optionsOf = (game: Game): readonly ChooserOption[] => game.chooser.value?.options ?? [];
const namesOf = (game: Game): string[] => {
  const view = game.view.value;
  return view ? optionsOf(game).map((option) => answerText.optionName('meld', option, view)) : [];
};

/** Every meld reachable from these options, through any number of questions. */
const reached = (options: readonly ChooserOption[]): Reading[] =>
  options.flatMap(({ picture, does }) => (does.to === 'choose' ? reached(does.chooser.options) : (picture ?? [])));

const kings = { hands: ['KC KD KH 8H 9S 2S', '2C 2D', '5D 5S'], deal: 13 } as const;

describe('cards that can be many melds', () => {
  test('D7 K-K-K while Kings are wild: a handful of options, the natural set first', () => {
    const { game } = gameAt(kings);
    select(game, 'KC KD KH');
    game.press('meld');
    expect(optionsOf(game)[0]?.picture).toMatchObject({ kind: 'set', rank: 13 });
    expect(optionsOf(game).length).toBeLessThanOrEqual(6);
    expect(namesOf(game).slice(-2)).toEqual(['Another set…', 'Another run…']);
    expect(new Set(namesOf(game)).size).toBe(optionsOf(game).length);
  });

  test('melds that a card of the hand could be added to come next', () => {
    const { game } = gameAt(kings);
    select(game, 'KC KD KH');
    game.press('meld');
    const likely = optionsOf(game).flatMap(({ picture }) => picture ?? []);
    expect(likely.slice(1).map(printReading)).toEqual(['set 2: KC KD KH', 'set 8: KC KD KH', 'set 9: KC KD KH']);
  });

  test('every other meld is a few questions away', async () => {
    const { game, settle } = gameAt(kings);
    select(game, 'KC KD KH');
    game.press('meld');
    const view = game.view.value;
    if (!view) throw new Error('no view');
    const all = meldsOf(view, parseCards('KC KD KH'));
    expect(all).toHaveLength(13 + 4 * 11);
    const names = (melds: readonly Reading[]) => melds.map(printReading).sort();
    expect(names(reached(optionsOf(game)))).toEqual(names(all));
    game.choose(optionsOf(game).at(-1) ?? null);
    expect(namesOf(game)).toEqual(['Clubs…', 'Diamonds…', 'Hearts…', 'Spades…']);
    game.choose(optionsOf(game)[2] ?? null);
    expect(optionsOf(game)).toHaveLength(11);
    game.choose(optionsOf(game).find(({ picture }) => picture?.rank === 9) ?? null);
    await settle();
    expect(game.view.value?.melds.map(printReading)).toEqual(['run 9H: KC KD KH']);
  });

  test('R52 the namings of a set of wilds are one question, however many', () => {
    const rules = withOptions(crazyRummy, {
      pack: { packs: 'two' },
      melds: { setMax: 0, duplicates: true, overflow: true, setWild: 'named' },
    });
    const { game } = gameAt({ rules, hands: ['KC KD KH KS 8H 9S', '2C 2D', '5D 5S'], deal: 13 });
    select(game, 'KC KD KH KS');
    game.press('meld');
    const all = game.view.value ? meldsOf(game.view.value, parseCards('KC KD KH KS')) : [];
    expect(all.length).toBeGreaterThan(13 * 13);
    expect(reached(optionsOf(game))).toHaveLength(all.length);
  });

  test('a few melds are all shown at once', () => {
    const { game } = gameAt({ hands: ['3D 3S JD 5C 8C KS', '2C 2D', '5D 5S'], deal: 3 });
    select(game, 'JD 3D 3S');
    game.press('meld');
    expect(optionsOf(game)).toHaveLength(4);
  });

  test('R52 with named suits no question has more than a screenful of answers', () => {
    const rules: RuleSet = withOptions(crazyRummy, { melds: { setWild: 'named' } });
    const { game } = gameAt({ ...kings, rules });
    select(game, 'KC KD KH');
    game.press('meld');
    const view = game.view.value;
    if (!view) throw new Error('no view');
    expect(optionsOf(game)[0]?.picture).toMatchObject({ kind: 'set', rank: 13, suits: [0, 1, 2] });
    const sizes = (options: readonly ChooserOption[]): number[] => [
      options.length,
      ...options.flatMap(({ does }) => (does.to === 'choose' ? sizes(does.chooser.options) : [])),
    ];
    expect(Math.max(...sizes(optionsOf(game)))).toBeLessThanOrEqual(13);
    expect(reached(optionsOf(game))).toHaveLength(meldsOf(view, parseCards('KC KD KH')).length);
  });
});
