import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PresetId } from '#rules';
import { COMPILED } from '../support/tools/command.ts';
import { CHANGES, newerVersion, type VersionChange } from '../support/versions/changes.ts';
import { patchedSources } from '../support/versions/patch.ts';
import type { StoredMoment } from './moments.ts';
import type { Handed, UpgradeOutcome } from './newerTables.ts';
import { open, type PlayedOn } from './playToEnd.ts';
import { storedGameOf } from './storedGame.ts';

/** Games of various kinds, with windows and with every value that a newer version changes. */
const PLAYED: readonly PresetId[] = [
  ...(['crazy-rummy-3', 'basic-rummy', 'dynamitis', 'thanasis', 'fort-worth-gin-odd', 'george'] as const),
];

/** How a newer version deals with the tables of this one. */
interface Mutant {
  /** Deals in progress may be cancelled. */
  readonly cancels?: boolean;
  /** This version must leave its tables alone. */
  readonly isClosedToUs?: boolean;
}

const MUTANTS: Readonly<Record<VersionChange, Mutant>> = {
  handSize: {},
  cardPoints: {},
  renamedEvent: { isClosedToUs: true },
  renamedWithoutStep: { cancels: true },
  removedValue: { cancels: true },
  newPhase: { isClosedToUs: true },
  newerLog: { isClosedToUs: true },
  expanded: {},
};

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const run = promisify(execFile);
let handed: readonly Handed[] = [];

beforeAll(() => {
  handed = PLAYED.map((id) => ({ name: id, game: storedGameOf(id) }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a newer version open and play on these games. */
async function outcomesOf(change: VersionChange, games: readonly Handed[]): Promise<readonly UpgradeOutcome[]> {
  const file = join(folder, `${change}.json`);
  writeFileSync(file, JSON.stringify(games));
  const env = { PATH: process.env.PATH, ...COMPILED, ...newerVersion([change]) };
  const program = join(import.meta.dirname, 'newerTables.ts');
  const { stdout } = await run(process.execPath, [program, file], { env, maxBuffer: 2 ** 30 });
  return JSON.parse(stdout) as readonly UpgradeOutcome[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const AFTER_DEAL = ['ready', 'press', 'over'] as const;

/** Describes in a line what a newer version has changed in a stored game; null if nothing. */
function lossIn({ played, error }: UpgradeOutcome, { name: _, lines, ...before }: StoredMoment): string | null {
  if (!played) return error ?? 'no answer';
  const { opened, isCancelled, ended, reopened } = played;
  // Nobody scores in a cancelled deal; the next deal, the Press or the end of the game follows.
  const phase = AFTER_DEAL.find((one) => one === opened?.phase) ?? 'ready';
  const cancelled = { ...before, phase, points: [...before.points, before.totals.map(() => 0)] };
  if (!same(opened, isCancelled ? cancelled : before)) return `opened as ${JSON.stringify(opened)}`;
  if (ended === undefined) return null;
  const earlier = ended?.points.slice(0, before.points.length);
  if (ended?.phase !== 'over' || !same(earlier, before.points)) return `ended as ${JSON.stringify(ended)}`;
  return same(reopened, ended) ? null : `ended as ${JSON.stringify(ended)}, reopened as ${JSON.stringify(reopened)}`;
}

describe.concurrent.each(Object.entries(MUTANTS) as [VersionChange, Mutant][])(
  'a newer version with %s',
  (change, mutant) => {
    const { cancels = false, isClosedToUs = false } = mutant;

    test('loses nothing of the tables of this version, and plays on', async () => {
      const games = new Map(handed.map(({ name, game }) => [name, game]));
      const outcomes = await outcomesOf(change, handed);
      const losses = outcomes.flatMap((outcome) => {
        const { name, moment } = outcome;
        const loss = lossIn(outcome, games.get(name)?.moments.find((one) => one.name === moment) as StoredMoment);
        return loss === null ? [] : [`${name}, ${moment}: ${loss}`];
      });
      expect(losses).toEqual([]);
      expect(outcomes.length).toBeGreaterThan(PLAYED.length * 3);
      expect(outcomes.some(({ played }) => played?.isCancelled)).toBe(cancels);

      for (const { name, played } of outcomes.filter(({ moment }) => moment === 'midDeal')) {
        const { stored, ended } = played as PlayedOn;
        const back = () => open(stored, stored.lines.length).opened;
        if (isClosedToUs) expect(back).toThrow('newer version');
        else expect({ name, ...back() }).toEqual({ name, ...ended });
      }
    });
  },
);

test('every change applies to the sources as they are', () => {
  for (const patches of Object.values(CHANGES)) expect(patchedSources(patches).size).toBeGreaterThan(0);
});
