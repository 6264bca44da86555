import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printProof, printRecord } from '#record';
import { crazyRummy } from '#rules';
import { firstDeal } from '../record/proof/proofs.ts';
import { stepsOf } from '../support/play/playGame.ts';

const CLI = join(import.meta.dirname, '../../server/cli/verify.ts');
const FOLDER = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const run = (...words: string[]) => spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });

/** Verifies a file with this text. */
function verify(text: string): { readonly status: number | null; readonly lines: readonly string[] } {
  const file = join(FOLDER, 'deal.txt');
  writeFileSync(file, text);
  const { status, stdout, stderr } = run(file);
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n') };
}

const { proof } = firstDeal();
const PROOF = printProof(proof);
const STEPS = stepsOf({ seed: 3, seats: 3 });
const GAME = printRecord({ rules: crazyRummy, seats: 3, steps: STEPS });

it('checks a proof step by step, in words, without having seen the deal', () => {
  const { status, lines } = verify(PROOF);
  expect(status).toBe(0);
  expect(lines).toEqual([
    `Deal 1 of game ${proof.game} at table ${proof.table}: v1.crazy-rummy, 3 seats`,
    `  ok    All of it can have happened: ${proof.record.steps.length} actions.`,
    `  ok    The secret is the one promised by the commitment ${proof.commitment}.`,
    '   ?    This program did not see the deal begin.',
    '  ok    The shares used are those that the file names as published before the deal.',
    '  ok    2 of 3 seats gave a share, not seat 2.',
    '  ok    Secret and shares give exactly the 52 cards dealt, in their order.',
    expect.stringMatching(/^ {2}ok {4}So they do for what was shuffled later \(\d+\)\.$/),
    `  ok    Each of the ${proof.record.steps.length - 1} actions led to what the rules say.`,
    expect.stringContaining('Everything fits. Whether commitment and shares were published before the deal'),
    'compare them with those your page showed.',
  ]);
});

it('names everything in a proof that does not fit, and the action', () => {
  const { status, lines } = verify(PROOF.replace('"wildRank":1,', '"wildRank":5,').replace(/^shares 1/m, 'shares 2'));
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith(' FAILS')).slice(0, 2)).toEqual([
    ' FAILS  A share was changed: seat 1.',
    expect.stringMatching(/^ FAILS {2}Secret and shares give another wild rank\. Action 0: table deal 0{60}/),
  ]);
  expect(lines.at(-1)).toBe('Not genuine: something does not fit.');
});

it('replays the record of a game to its points', () => {
  const { status, lines } = verify(GAME);
  expect(status).toBe(0);
  expect(lines).toContain(`        Total: ${STEPS.at(-1)?.after.totals.join(', ')} points`);
  expect(lines.at(-1)).toContain('Everything fits: the cards follow from the secrets');
});

it('reads a game below comments', () => {
  expect(verify(`# Ann won.\n\n${GAME}`)).toMatchObject({ status: 0 });
});

it('finds points that were changed in the record of a game', () => {
  const { status, lines } = verify(GAME.replace(/"points":\[\d+/, '"points":[1'));
  expect(status).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ FAILS {2}This led to something else than the rules say\. Action/),
  );
});

it.each([
  ['Line 1: This is neither a proof nor a record of the game.', 'hello'],
  ['Line 1: This was written by a newer version of the game.', PROOF.replace('proof 1', 'proof 2')],
  ['Line 1: This was written by a newer version of the game.', GAME.replace(/record \d/, 'record 99')],
  [
    'Line 1: This was written by an early version of the game, which this one does not read.',
    GAME.replace('crazy-rummy record 1', 'rummy record 3'),
  ],
  ['Line 8: These are no rules of the game, or they were altered.', PROOF.replace(/^rules .*$/m, 'rules {}')],
  ['Line 1: This is longer than any record of the game.', ' '.repeat(10_000_000)],
])(
  'refuses a text that is none: %s',
  (sentence, text) => {
    expect(verify(text)).toEqual({ status: 1, lines: [sentence] });
  },
  60_000,
);

it('explains its usage, and says that a file is missing', () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: npm run verify -- FILE') });
  expect(run(join(FOLDER, 'nothing'))).toMatchObject({ status: 2, stderr: expect.stringContaining('ENOENT') });
});

it('says that a record cut at the end of a deal has no end of the game', () => {
  const cut = STEPS.slice(0, STEPS.findIndex(({ events }) => events.some(({ type }) => type === 'dealEnded')) + 1);
  const { status, lines } = verify(printRecord({ rules: crazyRummy, seats: 3, steps: cut }));
  expect(status).toBe(0);
  expect(lines.at(-2)).toBe('The game has no end in this record: it stops after 1 finished deal.');
});

it('prints no more findings than anybody reads', () => {
  const { status, lines } = verify(
    GAME.replaceAll(/"type":"discarded","seat":0,"card":\d+/g, '"type":"discarded","seat":0,"card":7'),
  );
  expect(status).toBe(1);
  expect(lines.length).toBeLessThan(80);
});
