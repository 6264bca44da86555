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

/** Rules and a number of seats that can play them. */
export interface RulesAndSeats {
  readonly rules: RuleSet;
  readonly seats: number;
}

/** An option and one of its values, by index in `wishedValues`. */
interface Wish {
  readonly key: OptionKey;
  readonly choice: number;
}

/** Contracts as players write them (§4.148). */
export const WRITTEN_CONTRACTS = ['10s3s3.11s3r4', '7s3', '8r4.9s4.11r3r5', '12s3s3r5x', '13s3r4r4.13r3r3r4x'] as const;

/** The values of an option's list, then those that players write. */
const wishedValues = (key: OptionKey): readonly unknown[] =>
  key === 'play.contract' ? [...optionOf(key).values, ...WRITTEN_CONTRACTS] : optionOf(key).values;

const KEYS = OPTION_KEYS.filter((key) => optionOf(key).values.length > 1);

const wishesFor = (key: OptionKey): readonly Wish[] => wishedValues(key).map((_, choice) => ({ key, choice }));

const granted = (rules: RuleSet, { key, choice }: Wish): RuleSet =>
  withField(rules, key, wishedValues(key)[choice] as never);

/** Wishes that make further options apply, such as a target, a Joker or hands by upcard. One list per option. */
const GATES: readonly (readonly Wish[])[] = KEYS.map((key) =>
  wishesFor(key).filter((wish) => {
    const rules = granted(crazyRummy, wish);
    return KEYS.some((other) => applies(rules, other) && !applies(crazyRummy, other));
  }),
).filter((wishes) => wishes.length > 0);

/** A number to pick from lists with: every remainder is equally likely. */
const evenChance: fc.Arbitrary<number> = fc.noBias(fc.nat(1_000_000_000));

const presets: fc.Arbitrary<RuleSet> = fc.constantFrom(...PRESET_IDS).map((id) => PRESETS[id] as RuleSet);

const gates: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.constantFrom(...GATES).chain((wishes) => fc.constantFrom(...wishes)),
  { maxLength: 3 },
);

/**
 * Valid rules: a named game with some options changed. Each change is to an option that applies at that point, and
 * other options follow so that the rules stay playable.
 */
export const anyRules: fc.Arbitrary<RuleSet> = fc
  .record({ preset: presets, opened: gates, chances: fc.noBias(fc.array(evenChance, { maxLength: 40, size: 'max' })) })
  .map(({ preset, opened, chances }) => chances.reduce(byChance, opened.reduce(grantedOrNot, preset)));

function byChance(rules: RuleSet, chance: number): RuleSet {
  const open = optionsOf(rules).map(({ key }) => key);
  const special = open.filter((key) => !applies(crazyRummy, key));
  // Half of the wishes go to options that apply in few games, which would hardly occur otherwise.
  const keys = chance % 2 === 1 && special.length > 0 ? special : open;
  const rest = Math.floor(chance / 2);
  const wishes = wishesFor(keys[rest % keys.length] as OptionKey);
  return grantedOrNot(rules, wishes[Math.floor(rest / keys.length) % wishes.length] as Wish);
}

/** Grants the wish and mends other options to suit it; returns the rules unchanged when that is impossible. */
const grantedOrNot = (rules: RuleSet, wish: Wish): RuleSet => mended(granted(rules, wish), [wish.key]) ?? rules;

/** Any rules, with a number of seats for which there are enough cards. */
export const anyRulesAndSeats: fc.Arbitrary<RulesAndSeats> = fc
  .tuple(anyRules, evenChance)
  .map(([rules, chance]) => ({ rules, sizes: playableSizes(rules), chance }))
  .filter(({ sizes }) => sizes.length > 0)
  .map(({ rules, sizes, chance }) => ({ rules, seats: sizes[chance % sizes.length] as number }));

const playableSizes = (rules: RuleSet): readonly number[] =>
  rulesProblems(rules).length > 0 ? [] : [2, 3, 4, 5, 6, 7, 8].filter((seats) => canPlay(rules, seats));

/** Empty lists that mean "not applicable": no rules in which the option applies can have them. */
const NOT_CHOSEN: readonly string[] = ['wilds.schedule=empty', 'game.targets=empty'];

/** The value of every option that applies in these rules, as `group.field=n` or `=written`, for counting coverage. */
export const valuesIn = (rules: RuleSet): readonly string[] =>
  KEYS.filter((key) => applies(rules, key)).map((key) => nameOf(key, choiceOf(rules, key)));

/** Every name that `valuesIn` can return. */
export const ALL_VALUES: readonly string[] = [
  ...new Set(KEYS.flatMap((key) => wishesFor(key).map(({ choice }) => nameOf(key, choice)))),
].filter((name) => !NOT_CHOSEN.includes(name));

function nameOf(key: OptionKey, choice: number): string {
  if (choice < 0 || choice >= optionOf(key).values.length) return `${key}=written`;
  const value = optionOf(key).values[choice];
  const isEmpty = key !== 'wilds.permanent' && Array.isArray(value) && value.length === 0;
  return `${key}=${isEmpty ? 'empty' : choice}`;
}

const BASES: readonly RuleSet[] = PRESET_IDS.map((id) => PRESETS[id] as RuleSet);

/**
 * Rules with this value of `ALL_VALUES`, as close to a named game as possible.
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
