import { no, ok, type Result, type RuleSet } from '#engine';
import { printRules } from './codes/print.ts';
import { isNewerCode } from './codes/read.ts';
import { mended } from './mended.ts';
import { isSameValue, OPTION_KEYS, type OptionKey, optionOf, valueIn, withField } from './options/index.ts';
import { crazyRummy } from './presets/crazyRummy.ts';
import { PRESETS } from './presets/index.ts';
import { rulesProblems } from './problems.ts';

/** The version of stored rule sets. Raised when an older program would misread a newer set. */
export const RULES_VERSION = 1;

/** A whole rule set as tables and records store it, independent of the named games and of the programs that read it. */
export interface StoredRules {
  readonly version: number;
  /** The same as a code, which tells an older program whether it knows all the options and values in use. */
  readonly code: string;
  readonly rules: RuleSet;
}

/** Rules read from storage. */
export interface RulesRead {
  readonly rules: RuleSet;
  /** The options whose stored value no longer exists; other values have taken their place. */
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
 * Reads stored rules. A field that did not exist when they were stored gets the first value of its option, which
 * means what was true before. A value that no longer exists is replaced by the named game's, and if the result cannot
 * work, other options are changed too.
 * @returns `newerVersion` if a newer program stored them, and they use something that this one does not know
 */
export function readStoredRules(stored: unknown): Result<RulesRead, 'notRules' | 'newerVersion'> {
  if (!isObject(stored)) return no('notRules');
  const { version, code, rules: untyped } = stored;
  if (typeof version !== 'number' || version < 1 || typeof code !== 'string' || !isObject(untyped))
    return no('notRules');
  if (version > RULES_VERSION || isNewerCode(code)) return no('newerVersion');
  const upcast = UPCASTERS.slice(version - 1).reduce((rules, step) => step(rules), untyped);
  return ok(readValues(upcast));
}

function readValues(untyped: UntypedRules): RulesRead {
  const preset = typeof untyped.preset === 'string' ? untyped.preset : crazyRummy.preset;
  const game = Object.hasOwn(PRESETS, preset) ? (PRESETS[preset] as RuleSet) : crazyRummy;
  const lost: OptionKey[] = [];
  const rules = OPTION_KEYS.reduce<RuleSet>(
    (whole, key) => {
      const { values } = optionOf(key);
      const [group, field] = key.split('.') as [string, string];
      const fields = untyped[group];
      const stored = isObject(fields) ? fields[field] : undefined;
      if (stored === undefined) return withField(whole, key, values[0]);
      const value = values.find((known) => isSameValue(known, stored));
      if (value === undefined) lost.push(key);
      return withField(whole, key, value === undefined ? valueIn(game, key) : value);
    },
    { preset } as RuleSet,
  );
  const works = lost.length === 0 || rulesProblems(rules).length === 0;
  return { rules: works ? rules : (mended(rules, []) ?? game), lost };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
