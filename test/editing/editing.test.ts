import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  applies,
  baseGame,
  crazyRummy,
  differences,
  OPTION_KEYS,
  type OptionKey,
  optionsOf,
  PRESETS,
  printRules,
  readRuleCode,
  rulesProblems,
  valueIn,
} from '#rules';
import { type Chosen, changesIn, choose, reset, withoutMoot } from '../../client/rules/editing.ts';
import { anyRules } from '../support/arbitrary/rules.ts';

const biddies = PRESETS.biddies as RuleSet;
const rulesOf = (chosen: Chosen): RuleSet => {
  if ('refused' in chosen) throw new Error(`refused: ${chosen.refused.problems.map(({ code }) => code)}`);
  return chosen.rules;
};

test('a rule is changed and put back', () => {
  const changed = rulesOf(choose(biddies, 'goingOut.oneCard', false));
  expect(changesIn(changed).map(({ key }) => key)).toEqual(['goingOut.oneCard']);
  expect(rulesOf(reset(changed, 'goingOut.oneCard'))).toEqual(biddies);
});

test('what a house changed is told apart from what its game does', () => {
  const changed = rulesOf(choose(biddies, 'scoring.courts', 'elevenToThirteen'));
  expect(changesIn(changed)).toHaveLength(1);
  expect(differences(changed).length).toBe(differences(biddies).length + 1);
});

test('a choice that cannot work is refused, with a way out that keeps it', () => {
  const chosen = choose(crazyRummy, 'goingOut.callRummy', 'top');
  if ('rules' in chosen) throw new Error('a call goes with the one-card rule');
  const { problems, wayOut, also } = chosen.refused;
  expect(problems.map(({ code }) => code)).toContain('callWithOneCard');
  expect(wayOut?.goingOut.callRummy).toBe('top');
  expect(rulesProblems(wayOut as RuleSet)).toEqual([]);
  expect(also.map(({ key }) => key)).toContain('goingOut.oneCard');
  expect(also.map(({ key }) => key)).not.toContain('goingOut.callRummy');
});

describe('two packs', () => {
  const offerOf = (chosen: Chosen) => ('rules' in chosen ? chosen.offer : null);

  test('what their source plays with them is offered in the same place, and goes together', () => {
    const chosen = choose(crazyRummy, 'pack.packs', 'two');
    const offer = offerOf(chosen);
    expect(rulesOf(chosen).melds).toMatchObject({ duplicates: false, setMax: 4 });
    expect(offer?.key).toBe('pack.packs');
    expect(offer?.rules).toMatchObject({ pack: { packs: 'two' }, melds: { duplicates: true, setMax: 8 } });
    expect(offer?.also.map(({ sentence }) => sentence)).toEqual([
      'A set has at most 8 cards.',
      'The same card may be in a set more than once.',
    ]);
    expect(rulesProblems(offer?.rules as RuleSet)).toEqual([]);
  });

  test('only what is not there yet, and only with several packs', () => {
    const both = offerOf(choose(crazyRummy, 'pack.packs', 'two'))?.rules as RuleSet;
    expect(offerOf(choose(both, 'pack.packs', 'twoAbove4'))).toBeNull();
    const larger = rulesOf(choose(both, 'melds.setMax', 4));
    expect(offerOf(choose(larger, 'pack.packs', 'twoAbove4'))?.also.map(({ key }) => key)).toEqual(['melds.setMax']);
    expect(offerOf(choose(crazyRummy, 'deal.cards', 10))).toBeNull();
    const runsOnly = rulesOf(choose(crazyRummy, 'melds.kinds', 'runs'));
    expect(offerOf(choose(runsOnly, 'pack.packs', 'two'))).toBeNull();
  });

  test('going back to one pack takes them along', () => {
    const both = offerOf(choose(crazyRummy, 'pack.packs', 'two'))?.rules as RuleSet;
    const chosen = choose(both, 'pack.packs', 'one');
    expect('refused' in chosen && chosen.refused.wayOut).toEqual(crazyRummy);
  });
});

test('what means nothing any more is forgotten', () => {
  const once = rulesOf(choose(crazyRummy, 'swap.perTurn', 1));
  const without = rulesOf(choose(once, 'swap.to', 'off'));
  expect(without.swap.perTurn).toBe(crazyRummy.swap.perTurn);
  expect(printRules(without)).toBe(printRules(rulesOf(choose(crazyRummy, 'swap.to', 'off'))));
});

/** Rules, and one of the choices an editor offers in them. */
const choices = fc.record({ rules: anyRules, option: fc.nat(), value: fc.nat() });

describe('whatever is chosen', () => {
  test('leads to rules that work and have a link, or is refused with a sentence and leaves everything as it was', () => {
    fc.assert(
      fc.property(choices, ({ rules, option, value }) => {
        const offered = optionsOf(rules);
        const { key, values } = offered[option % offered.length] as (typeof offered)[number];
        const wanted = values[value % values.length];
        const chosen = choose(rules, key, wanted as never);
        const after = 'rules' in chosen ? chosen.rules : chosen.refused.wayOut;
        if ('refused' in chosen) expect(chosen.refused.problems).not.toEqual([]);
        else if (chosen.offer) expect(rulesProblems(chosen.offer.rules)).toEqual([]);
        if (!after) return;
        expect(rulesProblems(after)).toEqual([]);
        // What the way out makes meaningless, it may forget.
        if (applies(after, key)) expect(valueIn(after, key)).toEqual(wanted);
        expect(readRuleCode(printRules(after))).toEqual({ ok: true, value: after });
      }),
    );
  });

  test('nothing is settled that means anything', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const plain = withoutMoot(rules);
        const meant = (key: OptionKey): boolean => applies(rules, key);
        expect(OPTION_KEYS.filter((key) => applies(plain, key))).toEqual(OPTION_KEYS.filter(meant));
        for (const key of OPTION_KEYS.filter(meant)) expect(valueIn(plain, key)).toEqual(valueIn(rules, key));
        expect(baseGame(plain)).toBe(baseGame(rules));
      }),
    );
  });
});
