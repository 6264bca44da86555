import { expect, it } from 'vitest';
import { PRESET_IDS } from '#rules';
import { readArguments } from '../../server/cli/simulateArguments.ts';

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''));

const PLAIN = { presets: PRESET_IDS, games: 50, players: null, seed: 1, json: false, against: null };

it('plays every preset by default', () => {
  expect(read('')).toEqual({ ok: true, value: PLAIN });
  expect(read('--preset all')).toEqual({ ok: true, value: PLAIN });
  expect(read('--preset all --preset george')).toEqual({ ok: true, value: PLAIN });
});

it('uses the given arguments', () => {
  const value = { presets: ['crazy-rummy', 'george'], games: 200, players: 6, seed: 42, json: true, against: 'random' };
  const line = '--preset crazy-rummy --preset george --games 200 --players 6 --seed 42 --json --against random';
  expect(read(line)).toEqual({ ok: true, value });
});

it.each([
  ['--preset whist', 'there is no game "whist"'],
  ['--preset all --preset whist', 'there is no game "whist"'],
  ['--preset constructor', 'there is no game "constructor"'],
  ['--games 0', '--games must be a whole number from 1, not "0"'],
  ['--games many', '--games'],
  ['--players 2.5', '--players must be a whole number, not "2.5"'],
  ['--preset crazy-rummy --players 2', 'needs more players than 2'],
  ['--preset crazy-rummy --players 7', 'has room for fewer players than 7'],
  ['--players 3', '"auto-press" needs more players than 3'],
  ['--seed 1e3', '--seed must be a whole number, not "1e3"'],
  ['--against people', '--against can only be "random", not "people"'],
  ['--versus random', '--versus'],
  ['--speed 9', '--speed'],
  ['crazy-rummy', 'crazy-rummy'],
])('refuses %s with an explanation', (line, sentence) => {
  const answer = read(line);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.reason).toContain(sentence);
});
