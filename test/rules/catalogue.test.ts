import { describe, expect, test } from 'vitest';
import { GAME_GROUPS, GAMES, gameInfoOf, PRESET_IDS } from '#rules';
import { inEnglish } from '../support/inEnglish.ts';

const { findGames, gameName } = inEnglish;

const found = (text: string): readonly string[] => findGames(text).map(({ id }) => id);

describe('the catalogue', () => {
  test('lists every preset once, in the same order, group by group', () => {
    expect(GAMES.map(({ id }) => id)).toEqual(PRESET_IDS);
    const groups = GAMES.map(({ group }) => group);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual(GAME_GROUPS);
  });

  test('finds a game by its id only', () => {
    expect(gameInfoOf('beanie')?.id).toBe('beanie');
    expect(gameInfoOf('toString')).toBeUndefined();
  });

  test('gives no two games the same name', () => {
    expect(new Set(GAMES.map(({ id }) => gameName(id))).size).toBe(GAMES.length);
  });
});

describe('a game is found by any of its names (R150)', () => {
  const OF_CRAZY_RUMMY =
    'Lamsees, Lambz, Dummy Rummy, Dumb Dumb, Biddies, Beanie, Mexican Rummy, Cleveland Rummy, Canadian Gin, Crazy Gin, Ace to Ace, Montana 13, 13 Brasses, Nokomis';
  const OF_5000 =
    'Backwards Rummy, Bitchin’ Rummy, Circle Rummy, Crazy Rummy, Dumbbell Rummy, Dummy Rummy, George, Hillbilly Rummy, Polish Rummy, Wild One, 1500 Rummy, 2000 Rummy, 2200 Rummy, 2500 Rummy, 2800 Rummy, 10000 Rummy';

  test.each(OF_CRAZY_RUMMY.split(', '))('%s leads to Crazy Rummy', (name) => {
    expect(found(name)).toContain('crazy-rummy');
  });

  test.each(OF_5000.split(', '))('%s leads to 5000 Rummy', (name) => {
    expect(found(name)).toContain('five-thousand-rummy');
  });

  test.each(GAMES.map(({ id }) => [gameName(id), id]))('%s comes first for its own name', (name, id) => {
    expect(found(name)[0]).toBe(id);
  });

  test('§4.62: a name of two games finds both', () => {
    expect(found('Dummy Rummy')).toEqual(['crazy-rummy', 'five-thousand-rummy']);
    expect(found('crazy rummy').slice(0, 2)).toEqual(['crazy-rummy', 'five-thousand-rummy']);
    expect(found('Biddies')).toEqual(['biddies', 'crazy-rummy']);
    expect(found('2500')).toEqual(['george', 'five-thousand-rummy']);
  });

  test('case, accents, apostrophes and spaces do not matter; part of a name is enough', () => {
    expect(found('  TREIZE BRASSÉS ')[0]).toBe('treize-brasses');
    expect(found('kalookie')).toEqual(['kaluki', 'kaluki-51']);
    expect(found("bitchin' rummy")).toEqual(['five-thousand-rummy']);
    expect(found('dealers choice')).toEqual(['dealers-choice']);
    expect(found('worth')).toEqual(['fort-worth-gin', 'fort-worth-gin-odd', 'fort-worth-gin-even']);
    expect(found('thirteen shuf')).toEqual(['treize-brasses']);
  });

  test.each([
    ['three thirteen', 'Drei-Dreizehn', 'tres trece', '3 13', '3-13', '3/13', 'Three 13'],
    ['rummy 500', 'Rummy Five Hundred', 'Five Hundred Rummy', 'rami cinq cents', '500 rummy'],
    ['five thousand rummy', 'Rummy 5000', 'rummy fünftausend', '5000'],
    ['kaluki 51', 'Kalooki fifty-one', 'kaluki einundfünfzig', 'KALUKI CINQUANTE ET UN'],
    ['treize brasses', '13 brasses', 'Thirteen Shuffles', '13 shuffles'],
    ['one joker', '1 joker', 'ένας τζόκερ', '1 τζόκερ'],
  ])('%s: digits and words are the same number', (name, ...others) => {
    const [first] = found(name);
    expect(others.map((other) => found(other)[0])).toEqual(others.map(() => first));
  });

  test('an empty search finds all games, nonsense none', () => {
    expect(found(' ')).toEqual(PRESET_IDS);
    expect(found('bridge')).toEqual([]);
    expect(found('???')).toEqual([]);
  });
});
