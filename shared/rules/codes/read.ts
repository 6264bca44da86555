import { no, ok, type Result, type RuleSet } from '#engine';
import {
  firstValues,
  isWritten,
  OPTION_KEYS,
  type OptionKey,
  type OptionValue,
  optionOf,
  retiredIn,
  withField,
} from '../options/index.ts';
import { PRESETS } from '../presets/index.ts';
import { type RuleProblem, rulesProblems } from '../problems.ts';
import { knownGame, MAX_CODE_LENGTH, printRules, WRITTEN_MARK } from './print.ts';

/** Why a text is not a valid rule set. */
export const RULE_CODE_PROBLEMS = [
  'tooLong',
  'malformed', // not in the format of a code
  'olderVersion', // printed before code versions were renumbered
  'newerVersion', // from a later version
  'unknownGame',
  'unknownOption',
  'unknownValue',
  'cannotWork', // a combination that `rulesProblems` refuses
] as const;

export type RuleCodeProblem =
  | { readonly code: Exclude<(typeof RULE_CODE_PROBLEMS)[number], 'cannotWork'> }
  | { readonly code: 'cannotWork'; readonly problems: readonly RuleProblem[] };

/** A rule code without its version. */
interface CodeParts {
  /** The id of the game the rules are based on. */
  readonly game: string;
  /** Two letters and a digit each, as in `gf1`, or a text that players wrote, as in `lg-10s3s3`. */
  readonly choices: readonly string[];
}

/** The steps from one version of codes to the next; the first makes version 1 into 2. Never change a released one. */
const CODE_STEPS: readonly ((code: CodeParts) => CodeParts)[] = [];

const CODE = /^v([1-9]\d{0,3})\.([a-z0-9-]+)((?:~[a-z0-9]{2}(?:[a-z0-9]|-[a-z0-9.]+))*)$/;
const GAME = /^[a-z0-9-]+$/;
const OLD_CODE = /^r[12]\./;

const KEY_BY_LETTERS: ReadonlyMap<string, OptionKey> = new Map(OPTION_KEYS.map((key) => [optionOf(key).link, key]));

/**
 * Reads a rule set from untrusted text, or says why it is invalid. Text that is only partly valid is rejected. A code
 * of any version keeps its meaning; an id alone means the named game of today.
 */
export function readRuleCode(text: string): Result<RuleSet, RuleCodeProblem> {
  const read = readChoices(text);
  if (!read.ok) return read;
  if (retiredIn(read.value).length > 0) return no({ code: 'unknownValue' });
  const problems = rulesProblems(read.value);
  return problems.length > 0 ? no({ code: 'cannotWork', problems }) : read;
}

/** The named games by their canonical codes: reading one gives the same object, and so the values cached for it. */
const GAME_BY_CODE: ReadonlyMap<string, RuleSet> = new Map(
  Object.values(PRESETS).map((rules) => [printRules(rules), rules]),
);

/** Reads a rule set without checking whether its rules can work together. */
function readChoices(text: string): Result<RuleSet, RuleCodeProblem> {
  if (text.length > MAX_CODE_LENGTH) return no({ code: 'tooLong' });
  if (GAME.test(text)) return Object.hasOwn(PRESETS, text) ? ok(PRESETS[text] as RuleSet) : no({ code: 'unknownGame' });
  const named = GAME_BY_CODE.get(text);
  if (named) return ok(named);
  const match = CODE.exec(text);
  if (!match) return no({ code: OLD_CODE.test(text) ? 'olderVersion' : 'malformed' });
  const [, version, game, choices] = match as unknown as [string, string, string, string];
  if (Number(version) > CODE_STEPS.length + 1) return no({ code: 'newerVersion' });
  const steps = CODE_STEPS.slice(Number(version) - 1);
  return rulesWith(steps.reduce<CodeParts>((code, step) => step(code), { game, choices: choices.split('~').slice(1) }));
}

/** The letters of the option that a choice is for. */
const lettersOf = (choice: string): string => choice.slice(0, 2);

function rulesWith({ game, choices }: CodeParts): Result<RuleSet, RuleCodeProblem> {
  if (new Set(choices.map(lettersOf)).size < choices.length) return no({ code: 'malformed' });
  let rules = firstValues(knownGame(game));
  for (const choice of choices) {
    const key = KEY_BY_LETTERS.get(lettersOf(choice));
    if (!key) return no({ code: 'unknownOption' });
    const value = chosenValue(key, choice.slice(2));
    if (value === undefined) return no({ code: 'unknownValue' });
    rules = withField(rules, key, value);
  }
  return ok(rules);
}

function chosenValue(key: OptionKey, chosen: string): OptionValue<OptionKey> | undefined {
  if (!chosen.startsWith(WRITTEN_MARK)) return optionOf(key).values[Number.parseInt(chosen, 36)];
  const text = chosen.slice(WRITTEN_MARK.length);
  return isWritten(key, text) ? (text as OptionValue<OptionKey>) : undefined;
}

const MAX_REMEMBERED_CODES = 64;
const remembered = new Map<string, RuleSet | null>();

/**
 * Parses a code that `printRules` wrote; null if it cannot be read. The same text always returns the same object, so
 * that values cached per rule set are computed once.
 */
export function parseRules(code: string): RuleSet | null {
  const known = remembered.get(code);
  if (known !== undefined) return known;
  const read = readChoices(code);
  const rules = read.ok ? read.value : null;
  if (remembered.size >= MAX_REMEMBERED_CODES) remembered.clear();
  remembered.set(code, rules);
  return rules;
}
