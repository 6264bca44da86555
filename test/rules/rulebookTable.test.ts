import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { applies, crazyRummy, OPTION_KEYS, type OptionKey, optionOf, PRESET_IDS, PRESETS, valueIn } from '#rules';
import { RULEBOOK_ROWS } from './rulebookRows.ts';

const HEAD = `# Every row of the rulebook

Written by \`npx vitest run --project unit test/rules/rulebookTable.test.ts -u\`.

| row | about | field | Crazy Rummy | elsewhere |
| --- | --- | --- | --- | --- |`;

const print = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** What other games have, value by value: `10 thanasis, dynamitis; 13 treize-brasses`. */
function elsewhere(key: OptionKey): string {
  const standard = print(valueIn(crazyRummy, key));
  const games = new Map<string, string[]>();
  for (const id of PRESET_IDS) {
    const rules = PRESETS[id] as RuleSet;
    const value = print(valueIn(rules, key));
    if (value !== standard) games.set(value, [...(games.get(value) ?? []), id]);
  }
  return [...games].map(([value, ids]) => `**${value}** ${ids.join(', ')}`).join('; ');
}

function linesOf(row: number): readonly string[] {
  const { about, fixed } = RULEBOOK_ROWS[row - 1] as (typeof RULEBOOK_ROWS)[number];
  const keys = OPTION_KEYS.filter((key) => optionOf(key).rows.includes(row));
  if (keys.length === 0) return [`| R${row} | ${about} | | ${fixed} | |`];
  return keys.map((key, i) => {
    const start = i === 0 ? `| R${row} | ${about}` : '| |';
    const [first] = optionOf(key).rows;
    if (first !== row) return `${start} | \`${key}\` | with R${first} | |`;
    const standard = applies(crazyRummy, key) ? print(valueIn(crazyRummy, key)) : '–';
    const others = elsewhere(key);
    return `${start} | \`${key}\` | ${standard} | ${others === '' ? '' : `${others} `}|`;
  });
}

describe('the table of the rulebook', () => {
  test('every row of the rulebook is carried by an option, or it is said why not', () => {
    expect(RULEBOOK_ROWS.length).toBe(153);
    const carried = new Set(OPTION_KEYS.flatMap((key) => optionOf(key).rows));
    const wrong = RULEBOOK_ROWS.flatMap(({ fixed }, i) =>
      carried.has(i + 1) === (fixed === undefined) ? [] : [i + 1],
    );
    expect(wrong).toEqual([]);
  });

  test('says what the presets have', async () => {
    const table = [HEAD, ...RULEBOOK_ROWS.flatMap((_, i) => linesOf(i + 1))].join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('../../shared/rules/rulebook.md');
  });
});
