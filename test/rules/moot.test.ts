import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type GameState, legalActions, newGame, type RuleSet, viewFor } from '#engine';
import { applies, canPlay, OPTION_KEYS, type OptionKey, optionOf, rulesProblems, withField } from '#rules';
import { anyRulesAndSeats } from '../support/arbitrary/rules.ts';
import { eagerly, type GameStep, stepsOf } from '../support/play/playGame.ts';

/** Where nothing is wild, a set still names the suits of its cards: the same play, written differently. */
const RETOLD: readonly OptionKey[] = ['melds.setWild'];

const STEPS = 60;

/** The same rules with other values for options that do not apply. Each change must still be a valid game. */
function otherwise(rules: RuleSet, seats: number, keys: readonly OptionKey[], chance: number): RuleSet {
  return keys.reduce((now, key) => {
    if (applies(now, key) || RETOLD.includes(key)) return now;
    const { values } = optionOf(key);
    const other = withField(now, key, values[chance % values.length] as never);
    return rulesProblems(other).length === 0 && canPlay(other, seats) ? other : now;
  }, rules);
}

const withoutRules = ({ rules: _, ...rest }: GameState) => rest;

/** Whether a game goes the same way by other rules, with the same legal actions at each step. */
function isSame(steps: readonly GameStep[], rules: RuleSet, seats: number): boolean {
  let state = newGame(rules, seats);
  return steps.every(({ by, action, after }) => {
    const done = apply(state, by, action);
    if (!done.ok) return false;
    state = done.value.state;
    const legal = (now: GameState) => now.hands.map((_, seat) => legalActions(viewFor(now, seat)));
    return JSON.stringify([withoutRules(state), legal(state)]) === JSON.stringify([withoutRules(after), legal(after)]);
  });
}

describe('options that do not apply', () => {
  test('change nothing in play, in scores or in legal actions', () => {
    fc.assert(
      fc.property(anyRulesAndSeats, fc.nat(1_000_000), ({ rules, seats }, chance) => {
        const steps = stepsOf({ seed: chance, seats, rules, choose: eagerly }, STEPS);
        if (isSame(steps, otherwise(rules, seats, OPTION_KEYS, chance), seats)) return;
        const alone = OPTION_KEYS.filter((key) => !isSame(steps, otherwise(rules, seats, [key], chance), seats));
        expect(alone).toEqual([]);
        expect('together').toBe('the same');
      }),
      { numRuns: 50 },
    );
  });
});
