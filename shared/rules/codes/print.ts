import type { RuleSet } from '#engine';
import { choiceOf, OPTION_KEYS, optionOf, valueIn, writtenIn } from '../options/index.ts';
import { crazyRummy } from '../presets/crazyRummy.ts';
import { PRESETS } from '../presets/index.ts';

/** The version of codes printed today. Raised when an older program would misread a newer code. */
export const RULE_CODE_VERSION = 1;

/** More than the length of any printed rule set. */
export const MAX_CODE_LENGTH = 720;

/** Follows an option's letters where its value is a text that players wrote, and no index. */
export const WRITTEN_MARK = '-';

// A cache, since the text is needed with each change of a table's state.
const printed = new WeakMap<RuleSet, string>();

/**
 * Prints a rule set as its canonical code: the game it is based on, then every option that does not have its first
 * value. It means the same in every version, whatever the named games become.
 * @example printRules(crazyRummy) // "v1.crazy-rummy"; with ten cards each: "v1.crazy-rummy~db1"
 * @throws RangeError for a value that its option does not have
 */
export function printRules(rules: RuleSet): string {
  const known = printed.get(rules);
  if (known !== undefined) return known;
  const text = print(rules);
  printed.set(rules, text);
  return text;
}

function print(rules: RuleSet): string {
  const words = OPTION_KEYS.map((key) => {
    const choice = choiceOf(rules, key);
    if (choice === 0) return '';
    if (choice > 0) return `~${optionOf(key).link}${choice.toString(36)}`;
    const written = writtenIn(rules, key);
    if (written === null) throw new RangeError(`${key} cannot be ${JSON.stringify(valueIn(rules, key))}`);
    return `~${optionOf(key).link}${WRITTEN_MARK}${written}`;
  });
  return `v${RULE_CODE_VERSION}.${knownGame(rules.preset)}${words.join('')}`;
}

/** The id in a code, which only names the rules. Rules based on an unknown game count as based on the standard game. */
export const knownGame = (id: string): string => (Object.hasOwn(PRESETS, id) ? id : crazyRummy.preset);

/**
 * The text of rules in links that people share: the id of a named game if the rules are today's, else the canonical
 * code. An id means another game's rules once that game changes, so `printRules` prints what is stored or sent.
 * @example ruleLink(crazyRummy) // "crazy-rummy"; with ten cards each: "v1.crazy-rummy~db1"
 */
export function ruleLink(rules: RuleSet): string {
  const code = printRules(rules);
  const game = knownGame(rules.preset);
  return code === printRules(PRESETS[game] as RuleSet) ? game : code;
}
