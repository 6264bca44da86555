import { expect, it } from 'vitest';
import { PRESET_IDS } from '#rules';
import { LEAGUE_USAGE, readLeagueArguments } from './arguments.ts';

const read = (line: string) => readLeagueArguments(line.split(' ').filter((word) => word !== ''));

it('plays each contestant against the next weaker one at Crazy Rummy by default', () => {
  const answer = read('');
  expect(answer).toMatchObject({
    ok: true,
    value: { first: 1, count: 100, workers: 1, file: null, json: false },
  });
  if (!answer.ok) return;
  const [duel] = answer.value.duels;
  expect(duel).toMatchObject({ mode: 'deals', rules: { preset: 'crazy-rummy' }, seats: 4, seed: 1 });
  expect(answer.value.duels.map(({ levels }) => levels)).toContainEqual(['steady', 'beginner']);
});

it('plays every pair at every game that is named, once', () => {
  const answer = read('--preset all --preset beanie --levels steady,random --levels random,random --games 20');
  expect(answer.ok && answer.value.duels).toHaveLength(2 * PRESET_IDS.length);
  expect(answer.ok && answer.value.duels[0]?.mode).toBe('games');
  expect(answer.ok && answer.value.count).toBe(20);
});

it('uses the given arguments', () => {
  const line =
    '--preset george --deals 7 --seats 3 --seed 0 --first 5 --workers 2 --file a.jsonl --json --levels steady,random';
  expect(read(line)).toMatchObject({
    ok: true,
    value: {
      ...{ first: 5, count: 7, workers: 2, file: 'a.jsonl', json: true },
      duels: [{ mode: 'deals', rules: { preset: 'george' }, seats: 3, seed: 0 }],
    },
  });
});

it.each([
  ['--preset whist', 'there is no game "whist"'],
  ['--preset constructor', 'there is no game "constructor"'],
  ['--preset biddies --seats 5', '"biddies" has room for fewer players than 5'],
  ['--seats 2', '"crazy-rummy" needs more players than 2'],
  ['--seats two', '--seats must be a whole number from 1, not "two"'],
  ['--levels steady', '--levels must be two of random, beginner, steady'],
  ['--levels steady,random,random', 'not "steady,random,random"'],
  ['--levels steady,nobody', 'not "steady,nobody"'],
  ['--deals 0', '--deals must be a whole number from 1, not "0"'],
  ['--deals 1.5', '--deals must be a whole number from 1, not "1.5"'],
  ['--games many', '--games must be a whole number from 1, not "many"'],
  ['--deals 5 --games 5', '--deals and --games exclude each other'],
  ['--seed 1e3', '--seed must be a whole number from 0, not "1e3"'],
  ['--first 0', '--first must be a whole number from 1, not "0"'],
  ['--workers 0', '--workers must be a whole number from 1, not "0"'],
  ['--workers 100', '--workers can be at most 64, not 100'],
  ['--speed 9', '--speed'],
  ['crazy-rummy', 'crazy-rummy'],
])('refuses %s with an explanation', (line, sentence) => {
  const answer = read(line);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.reason).toContain(sentence);
});

it('the usage names every contestant', () => {
  expect(LEAGUE_USAGE).toContain('random, beginner, steady');
});
