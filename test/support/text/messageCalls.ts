import type { Reading } from '#engine';
import { TERMS } from '#text';
import { parameterType } from '../tools/messageParameters.ts';
import { messagesIn } from './messageFiles.ts';
import {
  CARDS,
  COMPANIES,
  COUNTS,
  EITHER,
  GROUPS,
  MELD_LISTS,
  MELDS,
  NAMES,
  PERSONS,
  SOME_RANKS,
  SUIT_CODES,
} from './values.ts';

/** A message with values for all that it shows. */
export interface MessageCall {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Values of each type that `npm run messages` finds. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  Card: CARDS,
  'readonly Card[]': GROUPS,
  Rank: SOME_RANKS,
  'readonly Rank[]': [SOME_RANKS.slice(0, 1), SOME_RANKS],
  Suit: SUIT_CODES,
  'readonly Suit[]': [SUIT_CODES.slice(0, 1), SUIT_CODES],
  CardPlace: SOME_RANKS.flatMap((rank) => [-1, ...SUIT_CODES].map((suit) => ({ rank, suit }))),
  Reading: MELDS,
  'readonly Reading[]': MELD_LISTS,
  Person: PERSONS,
  'readonly Person[]': COMPANIES,
  Terms: TERMS,
  'readonly string[]': [NAMES.slice(0, 1), NAMES],
  string: NAMES,
  number: COUNTS,
  boolean: EITHER,
};

const valuesOf = (type: string): readonly unknown[] =>
  type.split(' | ').flatMap((part) => {
    if (part === 'null') return [null];
    return part.startsWith("'") ? [part.slice(1, -1)] : (VALUES[part] ?? missing(part));
  });

function missing(type: string): never {
  throw new Error(`no values of the type ${type}`);
}

/** The most calls of one message. Of more combinations some are left out, but no value. */
const MOST = 240;

/** Values that are several people in every message; other people are alone. */
const SEVERAL = new Set(['others', 'people', 'winners', 'without']);

/** Every message that the code says with values, with any of them. */
export function messageCalls(): readonly MessageCall[] {
  const said = messagesIn('en').filter(
    ({ isCalled, isReferred, variables }) => variables.size > 0 && !isCalled && !isReferred,
  );
  return said.flatMap(({ id, variables }) => {
    const lists = [...variables].map(([name, uses]) => {
      const type = parameterType(uses);
      const isAlone = type.startsWith('Person') && !SEVERAL.has(name);
      return { name, values: valuesOf(isAlone ? type.replace(' | readonly Person[]', '') : type) };
    });
    const all = lists.reduce((product, { values }) => product * values.length, 1);
    const count = Math.min(all, MOST);
    return Array.from({ length: count }, (_, call) => ({
      id,
      values: combination(lists, Math.floor((call * all) / count)),
    }));
  });
}

/** One value from each list: a different choice for each number. */
function combination(lists: readonly { readonly name: string; readonly values: readonly unknown[] }[], number: number) {
  let rest = number;
  const entries = lists.map(({ name, values }) => {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    return [name, value] as const;
  });
  const values = Object.fromEntries(entries);
  // The kind of a meld is told beside it.
  const { meld } = values as { readonly meld?: Reading | null };
  return meld !== undefined && 'kind' in values ? { ...values, kind: meld?.kind ?? null } : values;
}
