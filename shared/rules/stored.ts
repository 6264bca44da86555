import { no, ok, type Result, type RuleSet } from '#engine';
import { baseGame } from './changes.ts';
import { printRules } from './codes/print.ts';
import { parseRules } from './codes/read.ts';
import { mended } from './mended.ts';
import { isSameValue, OPTION_KEYS, type OptionKey, retiredIn, valueIn, withField } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';
import { rulesProblems } from './problems.ts';

/** The version of stored rule sets. Raised when an older program would misread a newer set. */
export const RULES_VERSION = 1;

/** A whole rule set as tables and records store it, independent of the named games and of the programs that read it. */
export interface StoredRules {
  readonly version: number;
  /** The same as a code. If an older program cannot read it, or reads other values, it does not know these rules. */
  readonly code: string;
  readonly rules: RuleSet;
}

/** Rules read from storage. */
export interface RulesRead {
  readonly rules: RuleSet;
  /** The options whose stored value is no longer played; other values have taken their place. */
  readonly lost: readonly OptionKey[];
}

/** Rules without types, as read from JSON. */
type UntypedRules = Readonly<Record<string, unknown>>;

/** One upcaster per version before the current one; the first makes version 1 into 2. Never change a released one. */
const UPCASTERS: readonly ((rules: UntypedRules) => UntypedRules)[] = [];

/**
 * The whole rule set, to be stored as JSON. Equal rules give equal JSON.
 * @throws RangeError for a value that is not in its option's list
 */
export const storedRules = (rules: RuleSet): StoredRules => ({
  version: RULES_VERSION,
  code: printRules(rules),
  rules: OPTION_KEYS.reduce((whole, key) => withField(whole, key, valueIn(rules, key)), {
    preset: rules.preset,
  } as RuleSet),
});

/**
 * Reads stored rules. A value that is no longer played is replaced by the named game's, and if the result cannot work,
 * other options are changed too.
 * @returns `newerVersion` if a newer program stored them, and they use something that this one does not know
 */
export function readStoredRules(stored: unknown): Result<RulesRead, 'notRules' | 'newerVersion'> {
  if (!isObject(stored)) return no('notRules');
  const { version, code, rules: untyped } = stored;
  if (typeof version !== 'number' || version < 1 || typeof code !== 'string' || !isObject(untyped))
    return no('notRules');
  const known = version <= UPCASTERS.length + 1 ? parseRules(code) : null;
  const upcast = UPCASTERS.slice(version - 1).reduce((rules, step) => step(rules), untyped);
  if (!known || !agrees(known, upcast)) return no('newerVersion');
  const preset = typeof upcast.preset === 'string' ? upcast.preset : crazyRummy.preset;
  return ok(withoutRetired(known.preset === preset ? known : { ...known, preset }));
}

/** Whether untyped rules have these values. Fields that did not exist when they were stored may be missing. */
const agrees = (known: RuleSet, untyped: UntypedRules): boolean =>
  OPTION_KEYS.every((key) => {
    const [group, field] = key.split('.') as [string, string];
    const fields = untyped[group];
    const value = isObject(fields) ? fields[field] : undefined;
    return value === undefined || isSameValue(value, valueIn(known, key));
  });

function withoutRetired(rules: RuleSet): RulesRead {
  const lost = retiredIn(rules);
  if (lost.length === 0) return { rules, lost };
  const game = baseGame(rules);
  const changed = lost.reduce((all, key) => withField(all, key, valueIn(game, key)), rules);
  return { rules: rulesProblems(changed).length === 0 ? changed : (mended(changed, []) ?? game), lost };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
