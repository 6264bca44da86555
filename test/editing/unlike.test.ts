import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { GAMES, type GameInfo, gameInfoOf, PRESETS, withValue } from '#rules';
import { aboutGame } from '../../client/rules/GameCard.tsx';
import { unlike } from '../../client/rules/unlike.ts';
import { inEnglish } from '../support/inEnglish.ts';

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const game = (id: string): GameInfo => gameInfoOf(id) as GameInfo;

describe('how a game differs from the one the player knows best', () => {
  test.each([
    ['kaluki-51', 'kaluki', 'Unlike Kaluki: first melds of 51 points; to 100 points.'],
    [
      'romme',
      'rami',
      'Unlike Rami: first melds of 40 points; only the top discard from the pile, to keep or to lay; any number of wilds in a meld.',
    ],
    ['three-thirteen', 'romme', 'Unlike Rommé: melds stay in the hand; the wilds are 11 ranks; 3 to 13 cards.'],
    [
      'rummy-500',
      'koum-kan',
      'Unlike Koum-Kan: what you lay counts for you, what you hold against you; you may take several cards of the pile; 7 cards.',
    ],
    [
      'basic-rummy',
      'biddies',
      'Unlike Biddies: the winner scores what the others hold; no wilds; a last two is a card like any other.',
    ],
    ['crazy-rummy', 'the-press', 'Unlike The Press: no Press.'],
    ['the-press', 'biddies', 'Unlike Biddies: a deal may count double; a last two is a card like any other.'],
    ['george', 'five-thousand-rummy', 'Unlike 5000 Rummy: sets only; few wilds in a meld; 3 to 14 cards.'],
    [
      'liverpool-rummy',
      'kaluki',
      'Unlike Kaluki: a contract in each deal; only the top discard from the pile, to keep or to lay; 10 to 12 cards.',
    ],
    [
      'liverpool-rummy',
      'crummy-rummy',
      'Unlike Crummy Rummy: the wilds are jokers; any number of wilds in a meld; 10 to 12 cards.',
    ],
  ])('%s, to a player of %s', (id, known, sentence) => {
    expect(unlike(preset(id), preset(known))).toBe(sentence);
  });

  test('does not mention the points of first melds where melds stay in the hand', () => {
    expect(unlike(preset('thanasis'), preset('romme'))).not.toContain('first melds');
  });

  test('does not mention the wilds of a meld where there are none', () => {
    expect(unlike(preset('basic-rummy'), preset('fort-worth-gin'))).not.toContain('wilds in a meld');
    expect(unlike(preset('crazy-rummy'), preset('fort-worth-gin'))).toContain('any number of wilds in a meld');
  });

  test('is told of all games but those that differ in details only', () => {
    const alike = GAMES.flatMap(({ id }) =>
      GAMES.filter((known) => known.id !== id && unlike(preset(id), preset(known.id)) === '').map((known) => [
        id,
        known.id,
      ]),
    );
    expect(alike).toEqual([
      ['crazy-rummy', 'beanie'],
      ['beanie', 'crazy-rummy'],
      ['the-press', 'auto-press'],
      ['auto-press', 'the-press'],
    ]);
    expect(unlike(withValue(preset('beanie'), 'scoring.ace', 15), preset('beanie'))).toBe('');
  });
});

describe('the card of a game', () => {
  const about = (id: string): string => inEnglish.gameAbout(game(id));

  test('compares it with the game played most', () => {
    expect(aboutGame(game('rami'), game('kaluki'))).toMatch(/^Unlike Kaluki: first melds of 51 points; /);
  });

  test.each([
    ['a newcomer', undefined],
    ['a player of Crazy Rummy in seven deals', 'crazy-rummy-7'],
    ['a player of that game', 'rami'],
  ])('tells %s what it is like', (_, known) => {
    expect(aboutGame(game('rami'), known === undefined ? known : game(known))).toBe(about('rami'));
  });

  test('tells what it is like where it differs in details only', () => {
    expect(aboutGame(game('auto-press'), game('the-press'))).toBe(about('auto-press'));
  });
});
