import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { canPlay, crazyRummy, PRESETS, printRules, withValue } from '#rules';
import { MAX_PASTED_CHARACTERS } from '../../client/addresses.ts';
import { findOptions } from '../../client/rules/editorOptions.ts';
import { rulesIn } from '../../client/rules/GameList.tsx';
import { nearestSeats, seatCounts } from '../../client/rules/gameSizes.ts';
import { inEnglish } from '../support/inEnglish.ts';

const { findGames } = inEnglish;

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const keysFound = (rules: RuleSet, search: string): string[] =>
  findOptions(rules, search).flatMap(({ choices }) => choices.map(({ key }) => key));

describe('a rule is found', () => {
  test('by its name, by its values and by its section', () => {
    expect(keysFound(crazyRummy, 'queen of spades')).toEqual(['scoring.queenOfSpades']);
    expect(keysFound(crazyRummy, 'two packs')).toContain('pack.packs');
    expect(keysFound(crazyRummy, 'settling')).toEqual(['money.settle']);
  });

  test('by the words of its example', () => {
    expect(keysFound(crazyRummy, 'wild points')).toContain('scoring.wild');
  });

  test('by the words of its game, ignoring case and accents', () => {
    expect(keysFound(preset('biddies'), 'BIDDIÉS')).toContain('melds.wildLimit');
    expect(keysFound(crazyRummy, 'biddies')).toEqual([]);
  });

  test('only where it applies', () => {
    expect(keysFound(crazyRummy, 'joker counts')).toEqual([]);
    expect(keysFound(preset('one-joker'), 'joker counts')).toEqual(['scoring.joker']);
  });

  test('and a search of only blanks and punctuation finds every rule', () => {
    expect(keysFound(crazyRummy, '  ')).toEqual(keysFound(crazyRummy, ''));
  });
});

describe('a game is found by any of its names', () => {
  test.each([
    ['Lamsees', ['crazy-rummy']],
    ['13 brasses', ['treize-brasses', 'crazy-rummy']],
    ['canadian gin', ['crazy-rummy']],
    ['Dummy Rummy', ['crazy-rummy', 'five-thousand-rummy']],
    ['BITCHIN’', ['five-thousand-rummy']],
    ['poker', []],
  ])('%s', (name, ids) => {
    expect(
      findGames(name)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
  });
});

describe('pasted text', () => {
  const ours = withValue(crazyRummy, 'goingOut.oneCard', false);
  const code = printRules(ours);

  test.each([
    code,
    ` ${code}\n`,
    `https://rummy.example/?rules=${code}`,
    `https://rummy.example/?rules=${code}&edit`,
    `Come and play: https://rummy.example/?x=1&rules=${code.replaceAll('~', '%7E')} tonight`,
  ])('%s contains rules', (pasted) => {
    expect(rulesIn(pasted)).toEqual({ ok: true, value: ours });
  });

  test.each([
    ['', 'malformed'],
    ['hello there', 'malformed'],
    ['https://rummy.example/?rules=%zz', 'malformed'],
    ['https://rummy.example/?rules=poker', 'unknownGame'],
    ['x'.repeat(MAX_PASTED_CHARACTERS), 'tooLong'],
    [`https://rummy.example/?rules=${'x'.repeat(MAX_PASTED_CHARACTERS)}`, 'tooLong'],
  ])('%s contains no rules: %s', (pasted, why) => {
    expect(rulesIn(pasted)).toMatchObject({ ok: false, reason: { code: why } });
  });
});

test('a game offers exactly the seat counts it is for', () => {
  expect(seatCounts(crazyRummy)).toEqual([3, 4, 5, 6]);
  expect(seatCounts(preset('biddies'))).toEqual([3, 4]);
  for (const rules of Object.values(PRESETS)) {
    for (let wished = 0; wished < 12; wished++) expect(canPlay(rules, nearestSeats(rules, wished))).toBe(true);
  }
});
