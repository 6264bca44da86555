import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from '#engine';
import { commitmentOf, type Promised, printProof } from '#record';
import { PRESETS } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { firstDeal } from './proof/proofs.ts';

/** A stream, named by its key. */
interface Stream {
  readonly secret: string;
  readonly shares: readonly string[];
  readonly purpose: string;
}

interface Vectors {
  readonly numbers: readonly (Stream & { readonly below: readonly number[]; readonly first: readonly number[] })[];
  readonly decks: readonly (Stream & { readonly pack: readonly number[]; readonly deck: readonly number[] })[];
  readonly commitments: readonly (Promised & { readonly commitment: string })[];
}

const VERIFIER = join(import.meta.dirname, 'verify.py');
const FILE = join(import.meta.dirname, 'vectors.json');
const TEXT = readFileSync(FILE, 'utf8');
const { numbers, decks, commitments }: Vectors = JSON.parse(TEXT);

describe('the method gives the values in the file, which no version changes', () => {
  it.each(numbers)('the first numbers of $purpose', ({ secret, shares, purpose, below, first }) => {
    const random = randomFrom(secret, shares, purpose);
    expect(below.map((n) => random.below(n))).toEqual(first);
  });

  it.each(decks)('the order of the cards $purpose', ({ secret, shares, purpose, pack, deck }) => {
    expect(shuffle(randomFrom(secret, shares, purpose), pack)).toEqual(deck);
  });

  it.each(commitments)('the commitment at table $table', ({ commitment, ...promised }) => {
    expect(commitmentOf(promised)).toBe(commitment);
  });

  it('among them numbers that are skipped, and packs longer than a block of the stream', () => {
    const [first] = numbers.filter(({ below }) => below[0] === 2 ** 31 + 1);
    const { secret, shares, purpose } = first as Stream;
    const random = randomFrom(secret, shares, purpose);
    const words = Array.from({ length: 8 }, () => random.below(2 ** 32));
    expect(words.some((word) => word > 2 ** 31)).toBe(true);
    expect(decks.map(({ pack }) => pack.length)).toEqual([52, 108, 216, 5]);
  });
});

const FOLDER = mkdtempSync(join(tmpdir(), 'vectors-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** Runs the second verifier on this text. Null without Python: the test is then reported as skipped. */
function verified(text: string): { readonly status: number | null; readonly failed: readonly string[] } | null {
  const file = join(FOLDER, 'text');
  writeFileSync(file, text);
  const { status, stdout, error } = spawnSync('python3', [VERIFIER, file], {
    encoding: 'utf8',
  });
  if (error && 'code' in error && error.code === 'ENOENT') return null;
  expect(stdout).toMatch(/^(?:ok {3}|FAILS) /);
  return { status, failed: stdout.split('\n').filter((line) => line.startsWith('FAILS')) };
}

const NO_PYTHON = 'python3 is not installed';

describe('a verifier in another language, written from the description alone', () => {
  it('is a short program', () => {
    const lines = readFileSync(VERIFIER, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThan(200);
  });

  it('agrees with all values', ({ skip }) => {
    const all = verified(TEXT) ?? skip(NO_PYTHON);
    expect(all).toEqual({ status: 0, failed: [] });
  });

  it('disagrees with a changed one', ({ skip }) => {
    const changed = { ...JSON.parse(TEXT), commitments: [{ ...commitments[0], deal: 2 }] };
    const all = verified(JSON.stringify(changed)) ?? skip(NO_PYTHON);
    expect(all).toEqual({ status: 1, failed: [`FAILS commitment, ${commitments[0]?.table}`] });
  });

  it.for([
    ['one card at a time', firstDeal()],
    ['hand by hand', firstDeal({ rules: withOptions(preset('thanasis'), { deal: { order: 'hands' } }), seats: 5 })],
    ['from two packs', firstDeal({ rules: preset('treize-brasses'), seats: 4 })],
  ] as const)('agrees with a proof of a deal %s, and finds what was changed', ([, { proof }], { skip }) => {
    const text = printProof(proof);
    expect(verified(text) ?? skip(NO_PYTHON)).toEqual({ status: 0, failed: [] });
    const [secret = ''] = /(?<=table deal )\w+/.exec(text) ?? [];
    const failedAfter = (from: string | RegExp, to: string) => verified(text.replace(from, to))?.failed;
    expect(failedAfter(secret, 'f'.repeat(64))).toEqual(
      expect.arrayContaining(['commitment', 'hands', 'stock'].map((name) => `FAILS ${name}`)),
    );
    expect(failedAfter(/(?<=^shares )1/m, '2')).toEqual(['FAILS shares']);
    expect(failedAfter(/"stock":\[(\d+),(\d+)/, '"stock":[$2,$1')).toEqual(['FAILS stock']);
    expect(failedAfter(/"hands":\[\[(\d+)(.*?)\],\[(\d+)/, '"hands":[[$3$2],[$1')).toEqual(['FAILS hands']);
  });

  it('deals every named game in the described order, at its smallest and its largest table', ({ skip }) => {
    const tables = Object.values(PRESETS).flatMap((rules) =>
      [...new Set([rules.table.minPlayers, Math.min(8, rules.table.maxPlayers)])].map((seats) => ({ rules, seats })),
    );
    // One run for all of them.
    const files = tables.map(({ rules, seats }, index) => {
      const file = join(FOLDER, `${rules.preset}-${seats}-${index}`);
      writeFileSync(file, printProof(firstDeal({ rules, seats }).proof));
      return file;
    });
    const { status, stdout, error } = spawnSync('python3', [VERIFIER, ...files], { encoding: 'utf8' });
    if (error) skip(NO_PYTHON);
    expect([status, stdout.split('\n').filter((line) => line.startsWith('FAILS'))]).toEqual([0, []]);
    expect(stdout.match(/^ok {3} commitment$/gm)).toHaveLength(tables.length);
  });
});
