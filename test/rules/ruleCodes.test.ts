import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWrittenContracts, type RuleSet } from '#engine';
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
  RULE_CODE_VERSION,
  type RuleCodeProblem,
  readRuleCode,
  ruleLink,
  rulesProblems,
  withField,
} from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { PRINTED_GAMES } from './printedGames.ts';
import { PRINTED } from './printedLinks.ts';

const why = (text: string): RuleCodeProblem['code'] | 'read' => {
  const read = readRuleCode(text);
  return read.ok ? 'read' : read.reason.code;
};

describe('a rule set as text', () => {
  test('contains only the options that do not have their first value', () => {
    expect(printRules(withField(crazyRummy, 'goingOut.oneCard', false))).toBe('v1.crazy-rummy~gf1');
    const few = withField(withField(crazyRummy, 'deal.cardsIfFew', 10), 'table.minPlayers', 2);
    expect(printRules(few)).toBe('v1.crazy-rummy~ta1~dc1');
  });

  test('has the contracts that players wrote in their own words', () => {
    const rules = withField(crazyRummy, 'play.contract', '10s3s3.10s3r4');
    expect(printRules(rules)).toBe('v1.crazy-rummy~lg-10s3s3.10s3r4');
    expect(parseRules('v1.crazy-rummy~lg-10s3s3.10s3r4')).toEqual(rules);
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
    expect(parseRules('v1.crazy-rummy~gf1')).toBe(parseRules('v1.crazy-rummy~gf1'));
    for (let i = 0; i < 200; i++) parseRules(`v1.crazy-rummy~g${i}`);
    expect(parseRules('v1.crazy-rummy~gf1')).toEqual(withField(crazyRummy, 'goingOut.oneCard', false));
  });

  test('the longest possible text is within the limit', () => {
    const longest = `v1.${PRESET_IDS.reduce((one, other) => (one.length >= other.length ? one : other))}`;
    const written = Array.from({ length: 13 }, () => '16r10r10r10r10x').join('.');
    expect(isWrittenContracts(written)).toBe(true);
    expect(longest.length + 4 * OPTION_KEYS.length + written.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
  });

  test("rules based on a player's own game are named after the standard game", () => {
    const own: RuleSet = { ...crazyRummy, preset: 'sunday', deal: { ...crazyRummy.deal, cards: 10 } };
    expect(printRules(own)).toBe('v1.crazy-rummy~db1');
  });

  test("a value outside its option's list throws", () => {
    const odd: RuleSet = { ...crazyRummy, deal: { ...crazyRummy.deal, cards: 6 } };
    expect(() => printRules(odd)).toThrow('deal.cards cannot be 6');
  });
});

describe('a link from an untrusted source', () => {
  const MALFORMED = [
    '',
    'v1.',
    'v0.crazy-rummy~gf1',
    'v1.crazy-rummy~',
    'v1.crazy-rummy~gf',
    'v1.crazy-rummy~gf1~',
    'v1.crazy-rummy~gf1~gf0',
    'v1.crazy-rummy~GF1',
    ' crazy-rummy',
    'crazy-rummy\n',
    'v1.crazy-rummy~gf1\n',
    'v01.crazy_rummy~gf1',
    'v99999.crazy-rummy~gf1',
    '{"deal":{"cards":7}}',
  ];

  test.each(MALFORMED)('%j is not a link', (text) => {
    expect(why(text)).toBe('malformed');
  });

  test.each([
    ['bridge', 'unknownGame'],
    ['v1', 'unknownGame'],
    ['constructor', 'unknownGame'],
    ['v1.crazy-rummy~zz1', 'unknownOption'],
    ['v1.crazy-rummy~gf9', 'unknownValue'],
    ['v1.crazy-rummy~gfz', 'unknownValue'],
    ['v1.crazy-rummy~gf-10s3s3', 'unknownValue'],
    ['v1.liverpool-rummy~lg-10s3s3s3s3s3', 'unknownValue'],
    ['v1.liverpool-rummy~lg-10r4s3', 'unknownValue'],
    ['v1.liverpool-rummy~lg-s3s3', 'unknownValue'],
    ['v1.liverpool-rummy~lg-10s3s3.', 'unknownValue'],
    ['v1.liverpool-rummy~lg-constructor', 'unknownValue'],
    ['r1.crazy-rummy~gf1', 'olderVersion'],
    ['r2.crazy-rummy~gf1', 'olderVersion'],
    [`v${RULE_CODE_VERSION + 1}.crazy-rummy~gf1`, 'newerVersion'],
    [`v${RULE_CODE_VERSION + 1}.bridge`, 'newerVersion'],
    [`v1.crazy-rummy${'~gf1'.repeat(200)}`, 'tooLong'],
    ['x'.repeat(1_000_000), 'tooLong'],
  ] as const)('%.40s: %s', (text, code) => {
    expect(why(text)).toBe(code);
  });

  test('conflicting rules are refused, with the conflicts', () => {
    const read = readRuleCode('v1.crazy-rummy~rg1');
    expect(read).toMatchObject({ ok: false, reason: { code: 'cannotWork', problems: [{ code: 'keepAndDiscard' }] } });
  });

  test('an option with its first value is accepted, and left out of the canonical text', () => {
    const read = readRuleCode('v1.crazy-rummy~gf0');
    expect(read.ok && printRules(read.value)).toBe('v1.crazy-rummy');
  });

  test.each(['bridge', 'constructor'])(
    'based on a game this version does not have (%s), it is read all the same',
    (id) => {
      const read = readRuleCode(`v1.${id}~gf1`);
      expect(read).toEqual({ ok: true, value: withField(crazyRummy, 'goingOut.oneCard', false) });
    },
  );

  test('any text is fully read or refused, and never throws', () => {
    const pieces = fc.constantFrom(
      ...[
        'r1',
        'v1',
        'v2',
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

describe('named games', () => {
  test('are read from their codes as they are', () => {
    for (const id of PRESET_IDS) expect(parseRules(printRules(PRESETS[id] as RuleSet))).toEqual(PRESETS[id]);
  });

  // A game that changes on purpose gets a new line here. Codes printed before keep their meaning.
  test('have the codes last printed', () => {
    const codes = PRESET_IDS.map((id) => [id, printRules(PRESETS[id] as RuleSet)]);
    expect(Object.fromEntries(codes)).toEqual(PRINTED_GAMES);
  });
});

describe('a link that people share', () => {
  test('is the id of a named game, found by it', () => {
    for (const id of PRESET_IDS) {
      expect(ruleLink(structuredClone(PRESETS[id] as RuleSet))).toBe(id);
      expect(readRuleCode(id)).toEqual({ ok: true, value: PRESETS[id] });
    }
  });

  test('is the canonical code of house rules', () => {
    const ours = withField(PRESETS.biddies as RuleSet, 'goingOut.oneCard', false);
    expect(ruleLink(ours)).toBe(printRules(ours));
    const likeStandard = { ...crazyRummy, preset: 'biddies' };
    expect(ruleLink(likeStandard)).toBe('v1.biddies');
    expect(ruleLink({ ...crazyRummy, preset: 'sunday' })).toBe('crazy-rummy');
  });
});
