import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { codeOf1, crazyRummy, parseRules, printRules, readRuleCode, rulesProblems } from '#rules';
import { PRESETS_OF_1 } from '../../shared/rules/codes/presetsOf1.ts';
import { RELEASES, recordedGame } from '../releases/recorded.ts';
import { PRINTED_GAMES } from './printedGames.ts';

/** Today's canonical code of the rules that a text means. */
function meaning(text: string): string {
  const read = readRuleCode(text);
  return read.ok ? printRules(read.value) : read.reason.code;
}

const GAMES_OF_1 = Object.keys(PRESETS_OF_1);

describe('a code of version 1', () => {
  test.each([
    ['r1.crazy-rummy~gf1', 'r2.crazy-rummy~gf1'],
    ['r1.crazy-rummy~ta1~dc1', 'r2.crazy-rummy~ta1~dc1'],
    ['r1.crazy-rummy-7~wb0', 'r2.crazy-rummy-7'],
    ['r1.crazy-rummy-7~wb7', 'r2.crazy-rummy-7~wb7'],
    ['r1.biddies~gf1', 'r2.biddies~tb2~td2~mg1~gf1~gi1~cc2~ba2~bb1~bc1'],
    ['r1.biddies~ba0~gf1', 'r2.biddies~tb2~td2~mg1~gf1~gi1~cc2~bb1~bc1'],
    ['r1.beanie~ka1', 'r2.beanie~wb4~gh1~ka1~cc1~cd2'],
    ['r1.one-joker~wb7~pb1', 'r2.one-joker~pb1~wb7~wc1~wd1~ch3'],
    ['r1.ace-to-ace~tb0~gf0', 'r2.ace-to-ace~ta1~wb3~mg1~mk1~lh1~ra1~rb1~rd1~rj1~se1~kd3~ca2~cb1~cc3'],
  ])('%s means %s', (older, today) => {
    expect(meaning(older)).toBe(today);
  });

  test.each(GAMES_OF_1)('%s without changes is the game of version 0.1', (game) => {
    expect(meaning(`r1.${game}`)).toBe(`r2.${game}${PRESETS_OF_1[game]}`);
    expect(rulesProblems(parseRules(codeOf1(game)) as RuleSet)).toEqual([]);
  });

  test('changes only what it names', () => {
    for (const game of GAMES_OF_1) {
      const before = parseRules(`r1.${game}`) as RuleSet;
      const { deal, ...others } = parseRules(`r1.${game}~db1`) as RuleSet;
      expect({ ...others, deal: { ...deal, cards: before.deal.cards } }).toEqual(before);
      expect(deal.cards).toBe(10);
    }
  });

  test('with conflicting rules is refused, with the conflicts', () => {
    const read = readRuleCode('r1.crazy-rummy~rg1');
    expect(read).toMatchObject({ ok: false, reason: { code: 'cannotWork', problems: [{ code: 'keepAndDiscard' }] } });
  });
});

describe('a code stored by version 0.1', () => {
  test('may be a bare id, and then means the game of that version', () => {
    expect(codeOf1('beanie')).toBe('r1.beanie');
    expect(codeOf1('poker')).toBe('r1.poker');
    expect(parseRules(codeOf1('poker'))).toBeNull();
  });

  test('is otherwise left as it is, as are all codes of newer versions', () => {
    for (const code of ['r1.beanie~gf1', printRules(crazyRummy), 'r9.beanie', '']) expect(codeOf1(code)).toBe(code);
  });

  test('is read in every table and record of that version', () => {
    expect(RELEASES).toContain('0.1');
    for (const game of GAMES_OF_1) {
      const { order, lines, record } = recordedGame('0.1', game);
      const inRecord = /^rules (\S+)$/m.exec(record)?.[1];
      const [{ rules: inLog }] = lines as readonly [{ readonly rules: string }];
      for (const code of [order.rules, inRecord, inLog]) {
        expect(meaning(codeOf1(code as string))).toBe(`r2.${game}${PRESETS_OF_1[game]}`);
      }
    }
  });
});

/** The games that have been changed on purpose since version 0.1. */
const CHANGED: readonly string[] = [];

test('the other games are those of version 0.1', () => {
  for (const game of GAMES_OF_1.filter((id) => !CHANGED.includes(id))) {
    expect(`r2.${game}${PRESETS_OF_1[game]}`).toBe(PRINTED_GAMES[game]);
  }
});

test('the list of them never changes', () => {
  const hash = createHash('sha256').update(JSON.stringify(PRESETS_OF_1)).digest('hex');
  expect(hash).toBe('e4ecc1d298bef0f558a949797d0b0347f5a41036114a882ac97f559931dcf2cb');
});
