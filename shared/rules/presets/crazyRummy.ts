import type { RuleSet } from '#engine';
import { OPTION_KEYS, optionOf, withField } from '../options/index.ts';

/**
 * Crazy Rummy as rulebook 1.1 has it: what every other game of the family is described against. Each of its fields has the
 * first value of its option.
 */
export const crazyRummy: RuleSet = OPTION_KEYS.reduce(
  (rules, key) => withField(rules, key, optionOf(key).values[0]),
  // Whole once every option has set its field.
  { preset: 'crazy-rummy' } as RuleSet,
);

/** Crazy Rummy in seven deals: the odd ranks are wild, from the Ace to the King. */
export const crazyRummy7: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-7',
  wilds: { ...crazyRummy.wilds, schedule: [1, 3, 5, 7, 9, 11, 13] },
};

/** Crazy Rummy in three deals, for a short evening: Aces, Sevens and Kings are wild. */
export const crazyRummy3: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-3',
  wilds: { ...crazyRummy.wilds, schedule: [1, 7, 13] },
};
