import { no, ok, type Result, type RuleSet } from '#engine';
import { choiceOf, isSameValue, OPTION_KEYS, type OptionKey, optionOf, valueIn, withField } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';
import { PRESETS } from './presets/index.ts';
import { type RuleProblem, rulesProblems } from './problems.ts';

/** The version of links printed today. Raised when an older link could no longer be read with its original meaning. */
const LINK_VERSION = 1;

// A cache, since the text is needed with each change of a table's state.
const printed = new WeakMap<RuleSet, string>();

/**
 * Prints a rule set as its canonical text, short enough for a link: the id of its preset, or `r1.` with the id and the
 * differences.
 * @example printRules(crazyRummy) // "crazy-rummy"; with ten cards each: "r1.crazy-rummy~db1"
 * @throws RangeError for a value that is not in its option's list
 */
export function printRules(rules: RuleSet): string {
  const known = printed.get(rules);
  if (known !== undefined) return known;
  const text = print(rules);
  printed.set(rules, text);
  return text;
}

function print(rules: RuleSet): string {
  // Rules based on a player's own game are printed as differences from the standard game.
  const base = Object.hasOwn(PRESETS, rules.preset) ? (PRESETS[rules.preset] as RuleSet) : crazyRummy;
  const changes = OPTION_KEYS.filter((key) => !isSameValue(valueIn(rules, key), valueIn(base, key)));
  if (changes.length === 0) return base.preset;
  const words = changes.map((key) => {
    const choice = choiceOf(rules, key);
    if (choice < 0) throw new RangeError(`${key} cannot be ${JSON.stringify(valueIn(rules, key))}`);
    return `~${optionOf(key).link}${choice.toString(36)}`;
  });
  return `r${LINK_VERSION}.${base.preset}${words.join('')}`;
}

/** More than the length of any printed rule set. */
export const MAX_CODE_LENGTH = 480;

/** Why a text is not a valid rule set. */
export const RULE_CODE_PROBLEMS = [
  'tooLong',
  'malformed', // not in the format of a link
  'olderVersion', // from an earlier version, in a format no longer read
  'newerVersion', // from a later version
  'unknownGame',
  'unknownOption',
  'unknownValue',
  'cannotWork', // a combination that `rulesProblems` refuses
] as const;

export type RuleCodeProblem =
  | { readonly code: Exclude<(typeof RULE_CODE_PROBLEMS)[number], 'cannotWork'> }
  | { readonly code: 'cannotWork'; readonly problems: readonly RuleProblem[] };

const CODE = /^r(\d{1,4})\.([a-z0-9-]+)((?:~[a-z0-9]{3})+)$/;
const GAME = /^[a-z0-9-]+$/;

const KEY_BY_LINK: ReadonlyMap<string, OptionKey> = new Map(OPTION_KEYS.map((key) => [optionOf(key).link, key]));

/** Reads a rule set from untrusted text, or says why it is invalid. Text that is only partly valid is rejected. */
export function readRuleCode(text: string): Result<RuleSet, RuleCodeProblem> {
  const read = readChoices(text);
  if (!read.ok) return read;
  const problems = rulesProblems(read.value);
  return problems.length > 0 ? no({ code: 'cannotWork', problems }) : read;
}

/** Reads a rule set without checking whether its rules can work together. */
function readChoices(text: string): Result<RuleSet, RuleCodeProblem> {
  if (text.length > MAX_CODE_LENGTH) return no({ code: 'tooLong' });
  if (GAME.test(text)) return presetOf(text);
  const match = CODE.exec(text);
  if (!match) return no({ code: 'malformed' });
  const [, version, preset, choices] = match as unknown as [string, string, string, string];
  if (Number(version) < LINK_VERSION) return no({ code: 'olderVersion' });
  if (Number(version) > LINK_VERSION) return no({ code: 'newerVersion' });
  const base = presetOf(preset);
  return base.ok ? withChoices(base.value, choices.slice(1).split('~')) : base;
}

const presetOf = (id: string): Result<RuleSet, RuleCodeProblem> =>
  Object.hasOwn(PRESETS, id) ? ok(PRESETS[id] as RuleSet) : no({ code: 'unknownGame' });

function withChoices(base: RuleSet, choices: readonly string[]): Result<RuleSet, RuleCodeProblem> {
  if (new Set(choices.map((choice) => choice.slice(0, 2))).size < choices.length) return no({ code: 'malformed' });
  let rules = base;
  for (const choice of choices) {
    const key = KEY_BY_LINK.get(choice.slice(0, 2));
    if (!key) return no({ code: 'unknownOption' });
    const value = optionOf(key).values[Number.parseInt(choice.slice(2), 36)];
    if (value === undefined) return no({ code: 'unknownValue' });
    rules = withField(rules, key, value);
  }
  return ok(rules);
}

const REMEMBERED = 64;
const remembered = new Map<string, RuleSet | null>();

/**
 * Parses a text that `printRules` wrote; null for any other. The same text always returns the same object, so that
 * values cached per rule set are computed once.
 */
export function parseRules(code: string): RuleSet | null {
  const known = remembered.get(code);
  if (known !== undefined) return known;
  const read = readChoices(code);
  const rules = read.ok ? read.value : null;
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(code, rules);
  return rules;
}
