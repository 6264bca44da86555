import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  choiceOf,
  crazyRummy,
  OPTION_KEYS,
  optionsOf,
  PRESETS,
  printRules,
  RULES_VERSION,
  readRuleCode,
  readStoredRules,
  rulesProblems,
  storedRules,
  valueIn,
  withField,
} from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { retire } from '../support/retire.ts';

const oneJoker = PRESETS['one-joker'] as RuleSet;

/** Stored rules as they come back from a database. */
const asJson = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored));

test('any house rules are read as they were stored', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      expect(readStoredRules(asJson(storedRules(rules)))).toEqual({ ok: true, value: { rules, lost: [] } });
    }),
  );
});

test('equal rules are stored alike, however they were made', () => {
  const { deal, preset, ...rest } = crazyRummy;
  expect(JSON.stringify(storedRules({ ...rest, deal, preset }))).toBe(JSON.stringify(storedRules(crazyRummy)));
});

test('a field that did not exist yet has the first value of its option', () => {
  const { rules, ...stored } = storedRules(crazyRummy);
  const { draw, ...others } = rules;
  const { outOfTurn, ...older } = draw;
  const read = readStoredRules({ ...stored, rules: { ...others, draw: older } });
  expect(read).toEqual({ ok: true, value: { rules: crazyRummy, lost: [] } });
});

test('a value that is no longer played is replaced by the value of the named game, and reported', () => {
  const rules = withField(withField(oneJoker, 'deal.cards', 10), 'goingOut.oneCard', false);
  const stored = asJson(storedRules(rules));
  retire('deal.cards', 10);
  const wanted = withField(rules, 'deal.cards', oneJoker.deal.cards);
  expect(readStoredRules(stored)).toEqual({ ok: true, value: { rules: wanted, lost: ['deal.cards'] } });
  expect(readRuleCode(printRules(rules))).toEqual({ ok: false, reason: { code: 'unknownValue' } });
  const line = optionsOf(wanted).find(({ key }) => key === 'deal.cards');
  expect(line?.values).not.toContain(10);
  expect(line?.values[line.chosen]).toBe(oneJoker.deal.cards);
});

test('whatever values are no longer played, the rules can work', () => {
  fc.assert(
    fc.property(anyRules, fc.nat(), (rules, place) => {
      const stored = asJson(storedRules(rules));
      const changed = OPTION_KEYS.filter((key) => choiceOf(rules, key) > 0);
      const key = changed[place % changed.length];
      if (key) retire(key, valueIn(rules, key));
      const read = readStoredRules(stored);
      expect(read.ok && rulesProblems(read.value.rules)).toEqual([]);
    }),
  );
});

test('rules whose name is no text are those of the standard game, changed', () => {
  const stored = storedRules(crazyRummy);
  const read = readStoredRules({ ...stored, rules: { ...stored.rules, preset: { toString: 1 } } });
  expect(read).toEqual({ ok: true, value: { rules: crazyRummy, lost: [] } });
});

test('newer rules, and anything that is not rules, are refused', () => {
  const newer = { ...storedRules(crazyRummy), version: RULES_VERSION + 1 };
  expect(readStoredRules(newer)).toEqual({ ok: false, reason: 'newerVersion' });
  for (const code of ['v2.crazy-rummy', 'v1.crazy-rummy~zz1', 'v1.crazy-rummy~dbz', 'v1.crazy-rummy~db10', ''])
    expect(readStoredRules({ ...storedRules(crazyRummy), code })).toEqual({ ok: false, reason: 'newerVersion' });
  // A value that this version does not know, or that it knows under another index.
  const { rules, ...stored } = storedRules(crazyRummy);
  for (const cards of [99, 10])
    expect(readStoredRules({ ...stored, rules: { ...rules, deal: { ...rules.deal, cards } } })).toEqual({
      ok: false,
      reason: 'newerVersion',
    });
  for (const odd of [
    null,
    'crazy-rummy',
    {},
    { version: '1', code: '', rules: {} },
    { version: 1, code: '', rules: null },
  ])
    expect(readStoredRules(odd)).toEqual({ ok: false, reason: 'notRules' });
});
