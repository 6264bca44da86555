import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  crazyRummy,
  MAX_CODE_LENGTH,
  OPTION_KEYS,
  optionOf,
  PRESET_IDS,
  PRESETS,
  parseRules,
  printRules,
  RULE_CODE_PROBLEMS,
  type RuleCodeProblem,
  readRuleCode,
  rulesProblems,
  withField,
} from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { PRINTED } from './printedLinks.ts';

const why = (text: string): RuleCodeProblem['code'] | 'read' => {
  const read = readRuleCode(text);
  return read.ok ? 'read' : read.reason.code;
};

describe('a rule set as text', () => {
  test('contains only the differences from the preset', () => {
    expect(printRules(withField(crazyRummy, 'goingOut.oneCard', false))).toBe('r1.crazy-rummy~gf1');
    const few = withField(withField(crazyRummy, 'deal.cardsIfFew', 10), 'table.minPlayers', 2);
    expect(printRules(few)).toBe('r1.crazy-rummy~ta1~dc1');
  });

  test('parsing reverses printing for any house rules', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const text = printRules(rules);
        expect(readRuleCode(text)).toEqual({ ok: true, value: rules });
        expect(parseRules(text)).toEqual(rules);
        expect(text).toBe(encodeURIComponent(text));
        expect(text.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
      }),
    );
  });

  test('equal rules print alike however they were made', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(printRules(structuredClone(rules))).toBe(printRules(rules));
      }),
    );
  });

  test('the same text is parsed to the same object', () => {
    expect(parseRules('r1.crazy-rummy~gf1')).toBe(parseRules('r1.crazy-rummy~gf1'));
    for (let i = 0; i < 200; i++) parseRules(`r1.crazy-rummy~g${i}`);
    expect(parseRules('r1.crazy-rummy~gf1')).toEqual(withField(crazyRummy, 'goingOut.oneCard', false));
  });

  test('the longest possible text is within the limit', () => {
    const longest = `r1.${PRESET_IDS.reduce((one, other) => (one.length >= other.length ? one : other))}`;
    expect(longest.length + 4 * OPTION_KEYS.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
  });

  test("rules based on a player's own game are printed as differences from the standard game", () => {
    const own: RuleSet = { ...crazyRummy, preset: 'sunday', deal: { ...crazyRummy.deal, cards: 10 } };
    expect(printRules(own)).toBe('r1.crazy-rummy~db1');
  });

  test("a value outside its option's list throws", () => {
    const odd: RuleSet = { ...crazyRummy, deal: { ...crazyRummy.deal, cards: 6 } };
    expect(() => printRules(odd)).toThrow('deal.cards cannot be 6');
  });
});

describe('a link from an untrusted source', () => {
  const MALFORMED = [
    '',
    'r1.',
    'r1.crazy-rummy',
    'r1.crazy-rummy~',
    'r1.crazy-rummy~gf',
    'r1.crazy-rummy~gf1~',
    'r1.crazy-rummy~gf1~gf0',
    'r1.crazy-rummy~GF1',
    ' crazy-rummy',
    'crazy-rummy\n',
    'r1.crazy-rummy~gf1\n',
    'r01.crazy_rummy~gf1',
    'r99999.crazy-rummy~gf1',
    '{"deal":{"cards":7}}',
  ];

  test.each(MALFORMED)('%j is not a link', (text) => {
    expect(why(text)).toBe('malformed');
  });

  test.each([
    ['bridge', 'unknownGame'],
    ['r1', 'unknownGame'],
    ['constructor', 'unknownGame'],
    ['r1.bridge~gf1', 'unknownGame'],
    ['r1.crazy-rummy~zz1', 'unknownOption'],
    ['r1.crazy-rummy~gf9', 'unknownValue'],
    ['r1.crazy-rummy~gfz', 'unknownValue'],
    ['r0.crazy-rummy~gf1', 'olderVersion'],
    ['r2.crazy-rummy~gf1', 'newerVersion'],
    [`r1.crazy-rummy${'~gf1'.repeat(200)}`, 'tooLong'],
    ['x'.repeat(1_000_000), 'tooLong'],
  ] as const)('%.40s: %s', (text, code) => {
    expect(why(text)).toBe(code);
  });

  test('conflicting rules are refused, with the conflicts', () => {
    const read = readRuleCode('r1.crazy-rummy~rg1');
    expect(read).toMatchObject({ ok: false, reason: { code: 'cannotWork', problems: [{ code: 'keepAndDiscard' }] } });
  });

  test("an option equal to the preset's is accepted, and left out of the canonical text", () => {
    const read = readRuleCode('r1.crazy-rummy~gf0');
    expect(read.ok && printRules(read.value)).toBe('crazy-rummy');
  });

  test('any text is fully read or refused, and never throws', () => {
    const pieces = fc.constantFrom(
      ...[
        'r1',
        'r0',
        '.',
        '~',
        'crazy-rummy',
        'thanasis',
        'gf1',
        'db2',
        'rg1',
        '~sa9',
        '-',
        '\u0000',
        'é',
        '%7E',
        '__proto__',
      ],
    );
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readRuleCode(text);
        if (read.ok) expect(rulesProblems(read.value)).toEqual([]);
        else expect(RULE_CODE_PROBLEMS).toContain(read.reason.code);
      }),
      { numRuns: 2000 },
    );
  });

  test('a link with one character changed gives rules that work, or is refused', () => {
    fc.assert(
      fc.property(anyRules, fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (rules, place, letter) => {
        const text = printRules(rules);
        const at = place % text.length;
        const read = readRuleCode(text.slice(0, at) + letter + text.slice(at + 1));
        if (read.ok) expect(rulesProblems(read.value)).toEqual([]);
      }),
    );
  });
});

describe('printed links keep their meaning', () => {
  // Append to this list; its existing lines never change.
  test.each(Object.entries(PRINTED))('%s', (link, values) => {
    const key = OPTION_KEYS.find((known) => optionOf(known).link === link);
    const known = key ? optionOf(key).values.map((value) => JSON.stringify(value)) : [];
    expect([key, ...known.slice(0, values.length - 1)]).toEqual(values);
  });

  test('the list has every option and value that can be printed', () => {
    const now = OPTION_KEYS.map((key) => [optionOf(key).link, 1 + optionOf(key).values.length]);
    const printed = Object.entries(PRINTED).map(([link, values]) => [link, values.length]);
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(now));
  });

  test('each option has its own two letters or digits, and at most 36 values', () => {
    const links = OPTION_KEYS.map((key) => optionOf(key).link);
    expect(links.filter((link) => !/^[a-z0-9]{2}$/.test(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
    expect(OPTION_KEYS.filter((key) => optionOf(key).values.length > 36)).toEqual([]);
  });
});

test('presets print as their ids and are found by them', () => {
  for (const id of PRESET_IDS) expect(parseRules(printRules(PRESETS[id] as RuleSet))).toBe(PRESETS[id]);
});
