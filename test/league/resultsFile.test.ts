import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preset } from '../support/play/deals.ts';
import type { Duel } from './duel.ts';
import { playTasks } from './playTasks.ts';
import { LeagueResults } from './resultsFile.ts';

const NUMBERS = [1, 2, 3, 4, 5];
const duel: Duel = { mode: 'deals', rules: preset('crazy-rummy'), seats: 3, levels: ['random', 'random'], seed: 1 };

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'league-'));
  file = join(folder, 'results.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Plays what is missing, and returns the points of all deals. */
async function pointsAfter(results: LeagueResults, workers = 1): Promise<unknown[]> {
  const missing = NUMBERS.filter((index) => !results.has(duel, index));
  const tasks = missing.map((index) => ({ duel, index }));
  await playTasks(tasks, workers, (task, result) => results.add(task.duel, result));
  return results.of(duel, NUMBERS).map(({ index, rotations }) => ({ index, rotations }));
}

describe('a results file', () => {
  it('has a line per deal with the settings and the points of each rotation', async () => {
    await pointsAfter(new LeagueResults([duel], file));
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(NUMBERS.length);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      ...{ mode: 'deals', rules: 'v1.crazy-rummy', seats: 3, levels: ['random', 'random'], seed: 1, index: 2 },
      rotations: [0, 1, 2].map((seat) => ({ seat, points: expect.any(Array) })),
    });
  });

  it.each([
    ['after a line', (text: string) => text.split('\n').slice(0, 2).join('\n').concat('\n')],
    ['within a line', (text: string) => text.slice(0, text.lastIndexOf('"seed"'))],
    ['just before the end of a line', (text: string) => text.trimEnd()],
    ['before the first one', () => ''],
  ])('that was cut %s gives the results of an uncut run', async (_, cut) => {
    const uncut = await pointsAfter(new LeagueResults([duel], file));
    writeFileSync(file, cut(readFileSync(file, 'utf8')));
    expect(await pointsAfter(new LeagueResults([duel], file))).toEqual(uncut);
    // The file is whole again.
    expect(await pointsAfter(new LeagueResults([duel], file))).toEqual(uncut);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(NUMBERS.length);
  });

  it.each<[string, Partial<Duel>]>([
    ['a seed', { seed: 2 }],
    ['a number of seats', { seats: 4 }],
    ['levels', { levels: ['steady', 'random'] }],
    ['rules', { rules: preset('beanie') }],
    ['a mode', { mode: 'games' }],
  ])('of another run, by %s, is refused and left as it is', (_, other) => {
    const line =
      '{"mode":"deals","rules":"v1.crazy-rummy","seats":3,"levels":["random","random"],"seed":1,"index":1,"rotations":[],"times":[]}';
    writeFileSync(file, `${line}\n{"mo`);
    expect(() => new LeagueResults([{ ...duel, ...other }], file)).toThrow(/line 1 belongs to another run \(deals of/);
    expect(readFileSync(file, 'utf8')).toBe(`${line}\n{"mo`);
  });

  it.each(['{"some":"JSON"}', 'some text', 'null', ''])('with a line %j is refused', (line) => {
    writeFileSync(file, `${line}\n`);
    expect(() => new LeagueResults([duel], file)).toThrow(/line 1 is not a result of the league$/);
  });
});

describe('several threads', () => {
  it('have the results of one', async () => {
    const inOne = await pointsAfter(new LeagueResults([duel], null));
    expect(await pointsAfter(new LeagueResults([duel], null), 2)).toEqual(inOne);
  });

  it.each([1, 2])('(%i) begin nothing more once they are stopped', async (workers) => {
    const stop = new AbortController();
    const played: number[] = [];
    const keep = ({ index }: { readonly index: number }) => {
      played.push(index);
      stop.abort();
    };
    const tasks = NUMBERS.map((index) => ({ duel, index }));
    await playTasks(tasks, workers, keep, stop.signal);
    expect(played.toSorted()).toEqual(NUMBERS.slice(0, workers));
  });

  it('end with the error of one of them', async () => {
    const tasks = [1, 2].map((index) => ({ duel: { ...duel, levels: ['random', 'nobody'] } as const, index }));
    await expect(playTasks(tasks, 2, () => {})).rejects.toThrow('no such contestants: random, nobody');
  });
});
