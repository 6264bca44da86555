import type { RuleSet } from '#engine';
import { choiceOf, isSameValue, OPTION_KEYS, valueIn } from '../options/index.ts';
import { crazyRummy } from '../presets/crazyRummy.ts';
import { PRESETS } from '../presets/index.ts';
import { LINK_KEYS, LINK_VERSION } from './registry.ts';

// Asked for with each change of a table's state.
const printed = new WeakMap<RuleSet, string>();

/**
 * The canonical text of a rule set: the id of its preset, or `r1.` with the id and what differs from it. It fits a link.
 * @example printRules(crazyRummy) // "crazy-rummy"; with ten cards each: "r1.crazy-rummy~db1"
 * @throws RangeError for a value that no list of options has: such rules cannot be written down.
 */
export function printRules(rules: RuleSet): string {
  const known = printed.get(rules);
  if (known !== undefined) return known;
  const text = print(rules);
  printed.set(rules, text);
  return text;
}

function print(rules: RuleSet): string {
  // Rules that started from a game of somebody's own are told from the standard game.
  const base = Object.hasOwn(PRESETS, rules.preset) ? (PRESETS[rules.preset] as RuleSet) : crazyRummy;
  const changes = OPTION_KEYS.filter((key) => !isSameValue(valueIn(rules, key), valueIn(base, key)));
  if (changes.length === 0) return base.preset;
  const words = changes.map((key) => {
    const choice = choiceOf(rules, key);
    if (choice < 0) throw new RangeError(`${key} cannot be ${JSON.stringify(valueIn(rules, key))}`);
    return `~${LINK_KEYS[key]}${choice.toString(36)}`;
  });
  return `r${LINK_VERSION}.${base.preset}${words.join('')}`;
}
