import fc from 'fast-check';
import type { RuleSet } from '#engine';
import {
  applies,
  canPlay,
  choiceOf,
  crazyRummy,
  mended,
  OPTION_KEYS,
  type OptionKey,
  optionOf,
  optionsOf,
  PRESET_IDS,
  PRESETS,
  rulesProblems,
  withField,
} from '#rules';

/** Rules and a table that can play them. */
export interface RulesAndSeats {
  readonly rules: RuleSet;
  readonly seats: number;
}

/** An option and one of its values, by its place. */
interface Wish {
  readonly key: OptionKey;
  readonly choice: number;
}

const KEYS = OPTION_KEYS.filter((key) => optionOf(key).values.length > 1);

const wishesFor = (key: OptionKey): readonly Wish[] => optionOf(key).values.map((_, choice) => ({ key, choice }));

const granted = (rules: RuleSet, { key, choice }: Wish): RuleSet =>
  withField(rules, key, optionOf(key).values[choice] as never);

/** Wishes that make further options mean something: a target, a Joker, hands by upcard. */
const GATES: readonly (readonly Wish[])[] = KEYS.map((key) =>
  wishesFor(key).filter((wish) => {
    const rules = granted(crazyRummy, wish);
    return KEYS.some((other) => applies(rules, other) && !applies(crazyRummy, other));
  }),
).filter((wishes) => wishes.length > 0);

/** A number that picks from lists: any remainder is as likely as the next. */
const evenChance: fc.Arbitrary<number> = fc.noBias(fc.nat(1_000_000_000));

const presets: fc.Arbitrary<RuleSet> = fc.constantFrom(...PRESET_IDS).map((id) => PRESETS[id] as RuleSet);

const gates: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.constantFrom(...GATES).chain((wishes) => fc.constantFrom(...wishes)),
  { maxLength: 3 },
);

/**
 * Rules as a server might agree on them: a named game with some options changed, each among those that mean something by
 * then, and others so that the whole can work.
 */
export const anyRules: fc.Arbitrary<RuleSet> = fc
  .record({ preset: presets, opened: gates, chances: fc.noBias(fc.array(evenChance, { maxLength: 40, size: 'max' })) })
  .map(({ preset, opened, chances }) => chances.reduce(byChance, opened.reduce(grantedOrNot, preset)));

function byChance(rules: RuleSet, chance: number): RuleSet {
  const open = optionsOf(rules).map(({ key }) => key);
  const special = open.filter((key) => !applies(crazyRummy, key));
  // Half of the wishes go to options that few games have, or those would hardly be met.
  const keys = chance % 2 === 1 && special.length > 0 ? special : open;
  const rest = Math.floor(chance / 2);
  const wishes = wishesFor(keys[rest % keys.length] as OptionKey);
  return grantedOrNot(rules, wishes[Math.floor(rest / keys.length) % wishes.length] as Wish);
}

/** The wish granted, others changed to suit it; the rules as they were where that cannot be. */
const grantedOrNot = (rules: RuleSet, wish: Wish): RuleSet => mended(granted(rules, wish), [wish.key]) ?? rules;

/** The same with a number of players that the cards are enough for. */
export const anyRulesAndSeats: fc.Arbitrary<RulesAndSeats> = fc
  .tuple(anyRules, evenChance)
  .map(([rules, chance]) => ({ rules, sizes: playableSizes(rules), chance }))
  .filter(({ sizes }) => sizes.length > 0)
  .map(({ rules, sizes, chance }) => ({ rules, seats: sizes[chance % sizes.length] as number }));

const playableSizes = (rules: RuleSet): readonly number[] =>
  rulesProblems(rules).length > 0 ? [] : [2, 3, 4, 5, 6, 7, 8].filter((seats) => canPlay(rules, seats));

/** Lists that stand for "does not matter here": no rules that ask for them can have them. */
const NOT_CHOSEN: readonly string[] = ['wilds.schedule=empty', 'game.targets=empty'];

/** What the rules have of each option that means something in them, as `group.field=n`: to count how often it was met. */
export const valuesIn = (rules: RuleSet): readonly string[] =>
  KEYS.filter((key) => applies(rules, key)).map((key) => nameOf(key, choiceOf(rules, key)));

/** All that `valuesIn` can name. */
export const ALL_VALUES: readonly string[] = KEYS.flatMap((key) =>
  wishesFor(key).map(({ choice }) => nameOf(key, choice)),
).filter((name) => !NOT_CHOSEN.includes(name));

function nameOf(key: OptionKey, choice: number): string {
  const value = optionOf(key).values[choice];
  const isEmpty = key !== 'wilds.permanent' && Array.isArray(value) && value.length === 0;
  return `${key}=${isEmpty ? 'empty' : choice}`;
}

const BASES: readonly RuleSet[] = PRESET_IDS.map((id) => PRESETS[id] as RuleSet);

/**
 * Some rules that have this value of `ALL_VALUES`, as near to a named game as can be.
 * @throws Error when there are none
 */
export function rulesWith(name: string): RuleSet {
  const wish = KEYS.flatMap(wishesFor).find(({ key, choice }) => nameOf(key, choice) === name);
  if (!wish) throw new Error(`no value ${name}`);
  const has = (rules: RuleSet | null): rules is RuleSet => rules !== null && valuesIn(rules).includes(name);
  const wished = (rules: RuleSet): RuleSet | null => mended(granted(rules, wish), [wish.key]);
  for (const base of BASES) {
    const rules = wished(base);
    if (has(rules)) return rules;
  }
  for (const gate of GATES.flat()) {
    for (const base of BASES) {
      const rules = wished(grantedOrNot(base, gate));
      if (has(rules)) return rules;
    }
  }
  throw new Error(`no rules have ${name}`);
}
