import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { preset } from '../support/play/deals.ts';
import { missingIn } from './engine/anchors.ts';
import { checkSums, solvedIn } from './engine/arrangements.ts';
import { WAYS_TO_PLAY } from './engine/randomPlay.ts';
import { solvers } from './engine/solvers.ts';

describe('the folder of the reference programs', () => {
  test('must be named', () => {
    expect(missingIn(undefined)).toMatch(/genhands\.mjs, meldbench\.mjs, .*--against PATH/);
  });

  test('must exist and have every program', () => {
    const folder = mkdtempSync(join(tmpdir(), 'anchors-'));
    try {
      for (const program of ['genhands.mjs', 'meldbench.mjs', 'tablesolver.mjs'])
        writeFileSync(join(folder, program), '');
      expect(missingIn(folder)).toBe(`--against: ${folder} lacks ginengine.mjs`);
      writeFileSync(join(folder, 'ginengine.mjs'), '');
      expect(missingIn(folder)).toBeNull();
      expect(missingIn(join(folder, 'none'))).toContain('there is no folder');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the output of the reference program', () => {
  const TABLE = '{"bench":"js_meld","solver":"own_table_ids","per_s":9000,"sum":505,"wrong_vs_table":0}';
  const WILD = '{"bench":"js_meld","solver":"wild","per_s":1500,"wrong_vs_table":0}';

  test('is read by solver, without other lines', () => {
    const solved = solvedIn(`(node:7) Warning\n${TABLE}\n${WILD}\n`);
    expect([...solved.keys()]).toEqual(['own_table_ids', 'wild']);
    expect(solved.get('wild')?.per_s).toBe(1500);
    expect(() => checkSums(solved, 505)).not.toThrow();
  });

  test.each([
    ['another sum', TABLE.replace('505', '506')],
    ['a wrong hand', TABLE.replace('"wrong_vs_table":0', '"wrong_vs_table":1')],
  ])('with %s is an error', (_, line) => {
    expect(() => checkSums(solvedIn(line), 505)).toThrow(/own_table_ids: \d wrong hands/);
  });
});

test('the solvers see the hands as numbers by suit and rank', () => {
  // The five, six and seven of one suit, and a king: ten points stay. With fives wild nothing else changes.
  const hand = [13 + 4, 13 + 5, 13 + 6, 39 + 12];
  const { natural, wild, melds } = solvers;
  expect([natural.solve(natural.prep(hand)), melds.solve(melds.prep(hand))]).toEqual([10, 10]);
  expect(wild.solve(wild.prep(hand))).toBe(10);
});

test.each(WAYS_TO_PLAY)('at random through $name, moves are made until the time is up', ({ play }) => {
  expect(play(preset('crazy-rummy'), 4, 0)).toBeGreaterThan(50);
});
