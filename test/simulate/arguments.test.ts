import { expect, it } from 'vitest';
import { PRESET_IDS } from '#rules';
import { readArguments } from '../../server/cli/simulateArguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''));

it('plays every preset when told nothing', () => {
  const value = { presets: PRESET_IDS, games: 100, players: 4, seed: 1, json: false, versus: null };
  expect(read('')).toEqual({ ok: true, value });
});

it('takes what it is told', () => {
  const value = { presets: ['crazy-rummy'], games: 200, players: 6, seed: 42, json: true, versus: null };
  expect(read('--preset crazy-rummy --games 200 --players 6 --seed 42 --json')).toEqual({ ok: true, value });
});

it.each([
  ['--preset whist', 'there is no game "whist"'],
  ['--preset constructor', 'there is no game "constructor"'],
  ['--games 0', '--games must be a whole number from 1, not "0"'],
  ['--games many', '--games'],
  ['--players 2.5', '--players must be a whole number, not "2.5"'],
  ['--players 2', 'needs more players than 2'],
  ['--players 7', 'has room for fewer players than 7'],
  ['--seed 1e3', '--seed must be a whole number, not "1e3"'],
  ['--versus people', '--versus can only be "random", not "people"'],
  ['--versus random --players 3', 'two against two: it needs --players 4'],
  ['--speed 9', '--speed'],
  ['crazy-rummy', 'crazy-rummy'],
])('refuses %s with a sentence', (line, sentence) => {
  const answer = read(line);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.reason).toContain(sentence);
});
