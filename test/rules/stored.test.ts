import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crazyRummy, PRESETS, RULES_VERSION, readStoredRules, rulesProblems, storedRules, withField } from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';

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

test('a value that no longer exists is replaced by the value of the named game, and reported', () => {
  const stored = storedRules(withField(PRESETS['one-joker'] as typeof crazyRummy, 'goingOut.oneCard', false));
  const odd = { ...stored, rules: { ...stored.rules, deal: { ...stored.rules.deal, cards: 99 } } };
  const read = readStoredRules(odd);
  const wanted = withField(stored.rules, 'deal.cards', (PRESETS['one-joker'] as typeof crazyRummy).deal.cards);
  expect(read).toEqual({ ok: true, value: { rules: wanted, lost: ['deal.cards'] } });
});

test('whatever values are lost, the rules can work', () => {
  fc.assert(
    fc.property(anyRules, fc.nat(), (rules, place) => {
      const stored = storedRules(rules);
      const values = stored.rules as unknown as Record<string, Record<string, unknown>>;
      const groups = Object.keys(values).filter((name) => name !== 'preset');
      const group = groups[place % groups.length] as string;
      const lost = Object.fromEntries(Object.keys(values[group] as object).map((field) => [field, 'gone']));
      const read = readStoredRules({ ...stored, rules: { ...values, [group]: lost } });
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
  for (const code of ['r3.crazy-rummy', 'r2.crazy-rummy~zz1', 'r2.crazy-rummy~dbz'])
    expect(readStoredRules({ ...storedRules(crazyRummy), code })).toEqual({ ok: false, reason: 'newerVersion' });
  for (const odd of [
    null,
    'crazy-rummy',
    {},
    { version: '1', code: '', rules: {} },
    { version: 1, code: '', rules: null },
  ])
    expect(readStoredRules(odd)).toEqual({ ok: false, reason: 'notRules' });
});
