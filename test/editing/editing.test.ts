import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import {
  applies,
  baseGame,
  crazyRummy,
  OPTION_KEYS,
  type OptionKey,
  optionsOf,
  PRESETS,
  printRules,
  readRuleCode,
  rulesProblems,
  valueIn,
} from '#rules';
import { type ChoiceResult, changesIn, choose, reset, withoutMoot } from '../../client/rules/editing.ts';
import { anyRules } from '../support/arbitrary/rules.ts';
import { inEnglish } from '../support/inEnglish.ts';

const { differences, sentenceOf } = inEnglish;

const biddies = PRESETS.biddies as RuleSet;
const rulesOf = (chosen: ChoiceResult): RuleSet => {
  if ('refused' in chosen) throw new Error(`refused: ${chosen.refused.problems.map(({ code }) => code)}`);
  return chosen.rules;
};

test('a changed rule can be reset', () => {
  const changed = rulesOf(choose(biddies, 'goingOut.oneCard', false));
  expect(changesIn(changed).map(({ key }) => key)).toEqual(['goingOut.oneCard']);
  expect(rulesOf(reset(changed, 'goingOut.oneCard'))).toEqual(biddies);
});

test('changes of the house are separate from differences of its game', () => {
  const changed = rulesOf(choose(biddies, 'scoring.courts', 'elevenToThirteen'));
  expect(changesIn(changed)).toHaveLength(1);
  expect(differences(changed).length).toBe(differences(biddies).length + 1);
});

test('a choice that cannot work is refused, with a way out that keeps the choice', () => {
  const chosen = choose(crazyRummy, 'goingOut.callRummy', 'top');
  if ('rules' in chosen) throw new Error('a call needs the one-card rule to be off');
  const { problems, wayOut, also } = chosen.refused;
  expect(problems.map(({ code }) => code)).toContain('callWithOneCard');
  expect(wayOut?.goingOut.callRummy).toBe('top');
  expect(rulesProblems(wayOut as RuleSet)).toEqual([]);
  expect(also).toContain('goingOut.oneCard');
  expect(also).not.toContain('goingOut.callRummy');
});

describe('contracts that players wrote', () => {
  const liverpool = PRESETS['liverpool-rummy'] as RuleSet;

  test('are kept in a link and told, and the size of their hands is offered with them', () => {
    const chosen = choose(PRESETS['crummy-rummy'] as RuleSet, 'play.contract', '7s3s4.9r5');
    const rules = rulesOf(chosen);
    expect(sentenceOf(rules, 'play.contract')).toContain('a set of 3 and a set of 4; a run of 5');
    expect(readRuleCode(printRules(rules))).toEqual({ ok: true, value: rules });
    const whole = rulesOf(choose(liverpool, 'play.contract', '9r5x'));
    expect(sentenceOf(whole, 'play.contract')).toContain('the same contract');
    expect(sentenceOf(whole, 'play.contract')).toContain('a run of 5, using all your cards');
    expect('rules' in chosen && chosen.offer?.rules.deal.size).toBe('byContract');
    expect(optionsOf(rules).find(({ key }) => key === 'play.contract')?.chosen).toBe(-1);
  });

  test('that ask for more than a hand has are refused, with hands as large as they need', () => {
    const untaken = rulesOf(choose(liverpool, 'draw.outOfTurn', 'off'));
    const fixed = rulesOf(choose(untaken, 'play.contract', '10s3s3'));
    const few = rulesOf(choose(fixed, 'deal.size', 'fixed'));
    const chosen = choose(few, 'play.contract', '14s3s3r4r4');
    if ('rules' in chosen) throw new Error('ten cards are too few');
    expect(chosen.refused.problems.map(({ code }) => code)).toEqual(['contractTooLong']);
    expect(chosen.refused.wayOut?.deal.size).toBe('byContract');
    expect(chosen.refused.wayOut?.play.contract).toBe('14s3s3r4r4');
  });

  test('are one change, which can be reset', () => {
    expect(changesIn(rulesOf(choose(liverpool, 'play.contract', '10s3s3'))).map(({ key }) => key)).toEqual([
      'play.contract',
    ]);
    expect(rulesOf(reset(rulesOf(choose(liverpool, 'play.contract', '10s3s3')), 'play.contract'))).toEqual(liverpool);
  });
});

describe('two packs', () => {
  const offerOf = (chosen: ChoiceResult) => ('rules' in chosen ? chosen.offer : null);

  test('the other rules their source plays with them are offered in the same place, together', () => {
    const chosen = choose(crazyRummy, 'pack.packs', 'two');
    const offer = offerOf(chosen);
    expect(rulesOf(chosen).melds).toMatchObject({ duplicates: false, setMax: 4 });
    expect(offer?.key).toBe('pack.packs');
    expect(offer?.rules).toMatchObject({ pack: { packs: 'two' }, melds: { duplicates: true, setMax: 8 } });
    expect(offer?.also.map((key) => sentenceOf(offer.rules, key))).toEqual([
      'A set has at most 8 cards.',
      'The same card may be in a set more than once.',
    ]);
    expect(rulesProblems(offer?.rules as RuleSet)).toEqual([]);
  });

  test('only rules not yet chosen are offered, and only with several packs', () => {
    const both = offerOf(choose(crazyRummy, 'pack.packs', 'two'))?.rules as RuleSet;
    expect(offerOf(choose(both, 'pack.packs', 'twoAbove4'))).toBeNull();
    const larger = rulesOf(choose(both, 'melds.setMax', 4));
    expect(offerOf(choose(larger, 'pack.packs', 'twoAbove4'))?.also).toEqual(['melds.setMax']);
    expect(offerOf(choose(crazyRummy, 'deal.cards', 10))).toBeNull();
    const runsOnly = rulesOf(choose(crazyRummy, 'melds.kinds', 'runs'));
    expect(offerOf(choose(runsOnly, 'pack.packs', 'two'))).toBeNull();
  });

  test('returning to one pack undoes the offered rules too', () => {
    const both = offerOf(choose(crazyRummy, 'pack.packs', 'two'))?.rules as RuleSet;
    const chosen = choose(both, 'pack.packs', 'one');
    expect('refused' in chosen && chosen.refused.wayOut).toEqual(crazyRummy);
  });
});

test('an option that no longer applies is reset', () => {
  const once = rulesOf(choose(crazyRummy, 'swap.perTurn', 1));
  const without = rulesOf(choose(once, 'swap.to', 'off'));
  expect(without.swap.perTurn).toBe(crazyRummy.swap.perTurn);
  expect(printRules(without)).toBe(printRules(rulesOf(choose(crazyRummy, 'swap.to', 'off'))));
});

/** Rules, and numbers that select one of the choices the editor offers for them. */
const choices = fc.record({ rules: anyRules, option: fc.nat(), value: fc.nat() });

describe('any choice', () => {
  test('leads to valid rules with a link, or is refused with a reason', () => {
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
        // The way out may reset an option that no longer applies.
        if (applies(after, key)) expect(valueIn(after, key)).toEqual(wanted);
        expect(readRuleCode(printRules(after))).toEqual({ ok: true, value: after });
      }),
    );
  });

  test('resetting moot options leaves every option that applies', () => {
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
