// `npm run messages`: writes `shared/text/parameters.ts`, the types of the messages, from the English ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesIn, type ReadMessage } from '../text/messageFiles.ts';
import { ROOT } from './stages.ts';

/** The types of values by what shows them. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  CARD: 'Card',
  CARDS: 'readonly Card[]',
  WILD: 'Card',
  RANK: 'Rank',
  RANKS: 'readonly Rank[]',
  SUIT: 'Suit',
  SUITS: 'readonly Suit[]',
  PLACE: 'CardPlace',
  MELD: 'Reading',
  MELDS: 'readonly Reading[]',
  PEOPLE: 'Person | readonly Person[]',
  PERSON: 'Person',
  TERM: 'Terms',
  LIST: 'readonly string[]',
  INITIAL: 'string',
};

const WIDTH = 120;

/** The source of the types of the messages without values, and of those with them. */
export function parametersSource(messages: readonly ReadMessage[]): string {
  const said = messages.filter(({ isCalled, hasValue }) => hasValue && !isCalled);
  const fixed = said.filter(({ variables }) => variables.size === 0).map(({ id }) => `'${id}'`);
  const called = said.filter(({ variables }) => variables.size > 0);
  const lines = called.map(({ id, variables }) => {
    const types = [...variables].sort(([one], [other]) => (one < other ? -1 : 1));
    return `  '${id}': { ${types.map(([name, uses]) => `${name}: ${parameterType(uses)}`).join('; ')} };`;
  });
  return [
    '// Written by `npm run messages` from the English messages.',
    ...importsFor(lines.join('\n')),
    '/** The ids of the messages without values. */',
    `export type FixedId =${wrapped(fixed)};`,
    '',
    '/** The values of each other message. */',
    'export interface MessageParameters {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** Imports of the types that these lines name. */
function importsFor(lines: string): readonly string[] {
  const named = (types: readonly string[]): string =>
    types.filter((type) => new RegExp(`\\b${type}\\b`).test(lines)).join(', ');
  const [engine, values] = [named(['Card', 'Rank', 'Reading', 'Suit']), named(['CardPlace', 'Person', 'Terms'])];
  return [
    ...(engine ? [`import type { ${engine} } from '#engine';`] : []),
    ...(values ? [`import type { ${values} } from './values.ts';`] : []),
    '',
  ];
}

/** A union over as few lines as it fits in. */
function wrapped(members: readonly string[]): string {
  let text = '';
  let line = ' ';
  for (const member of members) {
    if (line.length + member.length + 3 > WIDTH) {
      text += `${line}\n`;
      line = ' ';
    }
    line += ` | ${member}`;
  }
  return `\n${text}${line}`;
}

/** The type of a value from its uses: functions, and the keys of what is selected by it. */
export function parameterType(uses: ReadonlySet<string>): string {
  const functions = [...uses].flatMap((use) => SHOWN_BY[use] ?? []);
  const isNullable = uses.has('[none]');
  if (functions.length > 0)
    return (functions.includes('Person') ? 'Person' : (functions[0] as string)) + (isNullable ? ' | null' : '');
  const keys = [...uses].filter((use) => use.startsWith('[')).map((use) => use.slice(1, -1));
  const isNumber = keys.some((key) => /^-?\d+$|^(?:zero|one|two|few|many)$/.test(key)) || [...uses].some(isCount);
  if (isNumber) return isNullable ? 'number | null' : 'number';
  if (keys.length === 0) return 'string | number';
  if (keys.every((key) => key === 'none' || key === 'other')) return 'string | number | null';
  if (keys.every((key) => key === 'yes' || key === 'no')) return 'boolean';
  return keys
    .map((key) => (key === 'none' ? 'null' : `'${key}'`))
    .sort()
    .join(' | ');
}

const isCount = (use: string): boolean =>
  /^(?:COUNT|GROUPED|PERCENT|MONEY|AHEAD|CLOCK|LOCALDAY|FIRSTDAY|DAY|MOMENT|WEEKDAY|DATE)$/.test(use);

export const PARAMETERS_FILE = join(ROOT, 'shared/text/parameters.ts');

if (import.meta.main) writeFileSync(PARAMETERS_FILE, parametersSource(messagesIn('en')));
