import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { applies, crazyRummy, GAMES, OPTION_KEYS, type OptionKey, optionOf, PRESETS, valueIn } from '#rules';
import { inEnglish } from '../support/inEnglish.ts';
import { fileText, repositoryFiles } from '../support/tools/sources.ts';

/** One entry of the rulebook: `### R88 Where a swapped wild goes`, some sentences, and its facts as a list. */
interface Entry {
  readonly row: number;
  readonly prose: string;
  readonly facts: readonly string[];
}

const pages = repositoryFiles().filter((path) => path.startsWith('shared/rules/rulebook/') && path.endsWith('.md'));

/** The entries of a page; the list at the end of each holds its facts. */
const entriesIn = (page: string): readonly Entry[] =>
  page
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.trim().split('\n');
      const list = lines.findIndex((line) => line.startsWith('- '));
      const end = list < 0 ? lines.length : list;
      const row = Number(/^R(\d+) \S/.exec(heading)?.[1]);
      return { row, prose: lines.slice(0, end).join('\n').trim(), facts: lines.slice(end) };
    });

const entries = pages.filter((path) => path.includes('/options/')).flatMap((path) => entriesIn(fileText(path)));
const carried = new Set(OPTION_KEYS.flatMap((key) => optionOf(key).rows));

const WIDTH = 116;

/** A line of a list, cut where it grows too long. */
function wrapped(line: string): readonly string[] {
  const cut = line.length <= WIDTH ? -1 : line.lastIndexOf(' ', WIDTH);
  return cut < 0 ? [line] : [line.slice(0, cut), ...wrapped(`    ${line.slice(cut + 1)}`)];
}

const print = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** The value in Crazy Rummy, and below it every other value that a named game has. */
function factsOf(key: OptionKey): readonly string[] {
  const standard = print(valueIn(crazyRummy, key));
  const games = new Map<string, string[]>();
  for (const { id } of GAMES) {
    const value = print(valueIn(PRESETS[id] as RuleSet, key));
    if (value !== standard) games.set(value, [...(games.get(value) ?? []), inEnglish.gameName(id)]);
  }
  const here = applies(crazyRummy, key) ? `\`${standard}\`` : 'means nothing in Crazy Rummy';
  const elsewhere = [...games].flatMap(([value, names]) => wrapped(`  - \`${value}\`: ${names.join(', ')}`));
  return [...wrapped(`- \`${key}\`: ${here}`), ...elsewhere];
}

/** The facts of a row that options carry; an option is told in the first of its rows. */
const factsIn = (row: number): readonly string[] =>
  OPTION_KEYS.filter((key) => optionOf(key).rows.includes(row)).flatMap((key) => {
    const [first] = optionOf(key).rows;
    return first === row ? factsOf(key) : [`- \`${key}\`: see R${first}`];
  });

describe('the options in the rulebook', () => {
  test('every number up to the last is there once, with some sentences', () => {
    const rows = entries.map(({ row }) => row).sort((one, other) => one - other);
    const last = Math.max(...rows, ...carried);
    expect(rows).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    expect(entries.filter(({ prose }) => !/[.;:]$/.test(prose)).map(({ row }) => row)).toEqual([]);
  });

  test.each(entries.map((entry) => [entry.row, entry] as const))('R%i has the facts of the rules', (row, { facts }) => {
    if (carried.has(row)) expect(`\n${facts.join('\n')}\n`).toBe(`\n${factsIn(row).join('\n')}\n`);
    else expect(facts.join('\n')).toMatch(/^- Not an option: \S/);
  });

  test.each(OPTION_KEYS.map((key) => [key, optionOf(key)] as const))('every value of %s is told', (_, option) => {
    const entry = entries.find(({ row }) => row === option.rows[0]);
    const told = `${entry?.prose}\n${entry?.facts.join('\n')}`;
    const named = option.values.flat().filter((value) => typeof value === 'string');
    expect(named.filter((value) => !told.includes(`\`${value}\``))).toEqual([]);
  });
});

describe('the prose of the rulebook', () => {
  test('no line is longer than 120 characters', () => {
    const long = pages.flatMap((path) =>
      fileText(path)
        .split('\n')
        .flatMap((line, i) => ([...line].length > 120 ? [`${path}:${i + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});
