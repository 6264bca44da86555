import { describe, expect, it } from 'vitest';
import { OPTION_KEYS, type OptionKey, optionOf, type PlayOptionKey, withField } from '#rules';
import { AFTER_PLAY_EXAMPLES } from './optionExamples/afterPlay.ts';
import { BEFORE_PLAY_EXAMPLES } from './optionExamples/beforePlay.ts';
import { DURING_PLAY_EXAMPLES } from './optionExamples/duringPlay.ts';
import type { Example, Examples } from './optionExamples/example.ts';
import { SCORING } from './optionExamples/scoring.ts';

const EXAMPLES: Examples = { ...BEFORE_PLAY_EXAMPLES, ...DURING_PLAY_EXAMPLES, ...AFTER_PLAY_EXAMPLES, ...SCORING };

const isExampled = (key: OptionKey): key is PlayOptionKey => key in EXAMPLES;

describe('every option that affects play makes a difference', () => {
  for (const key of OPTION_KEYS.filter(isExampled)) {
    const { about, rules, values, see, seen } = EXAMPLES[key] as Example<unknown>;
    it(`${about} (${key})`, () => {
      expect(seen[0]).not.toEqual(seen[1]);
      for (const [index, value] of values.entries()) {
        expect(optionOf(key).values).toContainEqual(value);
        expect(see(withField(rules, key, value as never)), `${key} = ${JSON.stringify(value)}`).toEqual(seen[index]);
      }
    });
  }
});

it('only options that affect play have examples', () => {
  const affecting = OPTION_KEYS.filter((key) => !optionOf(key).isPresentation && optionOf(key).values.length > 1);
  expect(OPTION_KEYS.filter(isExampled)).toEqual(affecting);
});
