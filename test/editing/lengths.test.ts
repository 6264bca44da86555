import { expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { crazyRummy, PRESETS, ruleLink, rulesProblems, withValue } from '#rules';
import { lengthsOf, minutesOf } from '../../client/rules/gameSizes.ts';

/** The lengths of a game, as "3 crazy-rummy-3". */
const lengths = (rules: RuleSet): readonly string[] =>
  lengthsOf(rules).map((length) => `${length.deals} ${ruleLink(length.rules)}`);

const game = (id: string): RuleSet => PRESETS[id] as RuleSet;

test.each(['crazy-rummy', 'crazy-rummy-7', 'crazy-rummy-3'])(
  '%s can have 3, 7 or 13 deals, each a named game',
  (id) => {
    expect(lengths(game(id))).toEqual(['3 crazy-rummy-3', '7 crazy-rummy-7', '13 crazy-rummy']);
  },
);

test('house rules stay the same in another length', () => {
  const rules = withValue(crazyRummy, 'pack.packs', 'two');
  const [short] = lengthsOf(rules);
  expect(short?.rules).toEqual(withValue(game('crazy-rummy-3'), 'pack.packs', 'two'));
});

test('a game without a short form gets one by house rules', () => {
  const biddies = game('biddies');
  expect(lengths(biddies)).toEqual([
    `3 ${ruleLink(withValue(biddies, 'wilds.schedule', [1, 7, 13]))}`,
    `7 ${ruleLink(withValue(biddies, 'wilds.schedule', [1, 3, 5, 7, 9, 11, 13]))}`,
    '13 biddies',
  ]);
});

test('the short game of Fort Worth Gin is its own, and its six deals stay on offer', () => {
  expect(lengths(game('fort-worth-gin'))).toContain('7 fort-worth-gin-odd');
  expect(lengths(game('fort-worth-gin-even')).map((words) => Number.parseInt(words, 10))).toEqual([3, 6, 7, 13]);
});

test('games to a total, and games whose deals are fixed, have no other length', () => {
  expect(lengths(game('five-thousand-rummy'))).toEqual([]);
  for (const id of ['dealers-choice', 'crummy-rummy']) expect(lengths(game(id))).toHaveLength(1);
});

test('every length of every game can be played', () => {
  for (const rules of Object.values(PRESETS)) {
    for (const length of lengthsOf(rules)) expect(rulesProblems(length.rules)).toEqual([]);
  }
});

test('the length of the standard game is known in minutes, with house rules too; that of others is not', () => {
  const minutes = (id: string) => minutesOf(game(id));
  expect(['crazy-rummy-3', 'crazy-rummy-7', 'crazy-rummy'].map(minutes)).toEqual([5, 10, 20]);
  expect(minutesOf(withValue(crazyRummy, 'deal.cards', 10))).toBe(20);
  expect(['five-thousand-rummy', 'biddies'].map(minutes)).toEqual([null, null]);
});
