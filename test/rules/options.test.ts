import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  applies,
  choiceOf,
  crazyRummy,
  OPTION_KEYS,
  OPTIONS,
  optionOf,
  optionsOf,
  type PlayOptionKey,
  PRESET_IDS,
  PRESETS,
  valueIn,
  withField,
  withValue,
} from '#rules';
import { ALL_VALUES, rulesWith, valuesIn } from '../support/arbitrary/rules.ts';

const fieldsOf = ({ preset: _, ...groups }: RuleSet): string[] =>
  Object.entries(groups).flatMap(([group, fields]) => Object.keys(fields).map((field) => `${group}.${field}`));

describe('the list of options', () => {
  test('has every field of a rule set exactly once', () => {
    expect([...OPTION_KEYS].sort()).toEqual(fieldsOf(crazyRummy).sort());
  });

  test.each(PRESET_IDS)('has every value of %s', (id) => {
    const rules = PRESETS[id] as RuleSet;
    expect(OPTION_KEYS.filter((key) => choiceOf(rules, key) < 0)).toEqual([]);
  });

  test('has no value of an option twice', () => {
    const values = OPTION_KEYS.map((key) => optionOf(key).values.map((value) => JSON.stringify(value)));
    expect(values.map((list) => new Set(list).size)).toEqual(values.map((list) => list.length));
  });

  test.each(ALL_VALUES)('%s occurs in rules that work', (name) => {
    expect(valuesIn(rulesWith(name))).toContain(name);
  });

  test('separates options that affect play from those that affect only presentation, in types as well', () => {
    const shown = OPTION_KEYS.filter((key) => optionOf(key).isPresentation);
    expect(shown).toEqual(['goingOut.faceDown']);
    expectTypeOf<'goingOut.faceDown' | 'melds.setMin'>().not.toExtend<PlayOptionKey>();
    expectTypeOf<'swap.to' | 'game.targets' | 'money.rate'>().toExtend<PlayOptionKey>();
  });
});

describe('setting an option', () => {
  test('changes that field only', () => {
    const ten = withValue(crazyRummy, 'deal.cards', 10);
    expect(ten).toEqual({ ...crazyRummy, deal: { ...crazyRummy.deal, cards: 10 } });
    expect(valueIn(ten, 'deal.cards')).toBe(10);
    expect(choiceOf(ten, 'deal.cards')).toBe(1);
  });

  test('keeps a wild Ace, a Joker and a two equal to other wilds as long as they were equal', () => {
    expect(withValue(crazyRummy, 'scoring.wild', 15).scoring).toMatchObject({ wild: 15, wildAce: 15, joker: 15 });
    const apart = withField(crazyRummy, 'scoring.wildAce', 200);
    expect(withValue(apart, 'scoring.wild', 15).scoring).toMatchObject({ wild: 15, wildAce: 200, permanentTwo: 15 });
  });

  test('allows every value of a wild for the options that follow it too', () => {
    for (const value of OPTIONS['scoring.wild'].values) {
      const rules = withValue(crazyRummy, 'scoring.wild', value);
      const followers = OPTIONS['scoring.wild'].followers;
      expect(followers.map((key) => choiceOf(rules, key)).filter((choice) => choice < 0)).toEqual([]);
    }
  });
});

describe("the editor's list", () => {
  const keysOf = (rules: RuleSet): readonly string[] => optionsOf(rules).map(({ key }) => key);

  test('has only options that apply to the current rules', () => {
    expect(keysOf(crazyRummy)).not.toContain('deal.upcardAce');
    expect(keysOf(PRESETS['five-thousand-rummy'] as RuleSet)).toContain('deal.upcardAce');
    expect(keysOf(crazyRummy)).not.toContain('game.targets');
    expect(keysOf(PRESETS.thanasis as RuleSet)).not.toContain('swap.to');
    expect(applies(PRESETS['basic-rummy'] as RuleSet, 'melds.wildLimit')).toBe(false);
  });

  test('has no option with a single value, and always the chosen value', () => {
    expect(keysOf(crazyRummy)).not.toContain('melds.setMin');
    const { values, chosen } = optionsOf(crazyRummy).find(({ key }) => key === 'wilds.source') ?? {
      values: [],
      chosen: -1,
    };
    expect(values[chosen]).toBe('schedule');
  });
});
