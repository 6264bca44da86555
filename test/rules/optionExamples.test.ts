import { describe, expect, it } from 'vitest';
import { OPTION_KEYS, type OptionKey, optionOf, type PlayOptionKey, withField } from '#rules';
import { DEAL_EXAMPLES } from './optionExamples/deal.ts';
import type { Example, Examples } from './optionExamples/example.ts';
import { GAME_END_EXAMPLES, MONEY_EXAMPLES } from './optionExamples/gameEnd.ts';
import { GOING_OUT_EXAMPLES } from './optionExamples/goingOut.ts';
import { LAY_OFF_EXAMPLES } from './optionExamples/layingOff.ts';
import { MELD_EXAMPLES } from './optionExamples/melds.ts';
import { PLAYER_EXAMPLES } from './optionExamples/players.ts';
import { SCORING_EXAMPLES } from './optionExamples/scoring.ts';
import { STOCK_EXAMPLES } from './optionExamples/stock.ts';
import { SWAP_EXAMPLES } from './optionExamples/swaps.ts';
import { TURN_EXAMPLES } from './optionExamples/turn.ts';
import { WILD_EXAMPLES } from './optionExamples/wilds.ts';

const EXAMPLES: Examples = {
  ...PLAYER_EXAMPLES,
  ...DEAL_EXAMPLES,
  ...WILD_EXAMPLES,
  ...TURN_EXAMPLES,
  ...MELD_EXAMPLES,
  ...LAY_OFF_EXAMPLES,
  ...SWAP_EXAMPLES,
  ...GOING_OUT_EXAMPLES,
  ...STOCK_EXAMPLES,
  ...SCORING_EXAMPLES,
  ...GAME_END_EXAMPLES,
  ...MONEY_EXAMPLES,
};

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
