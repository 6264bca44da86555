import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameState, newGame, type SeatAction } from '#engine';
import { type GameRecord, parseRecord, printRecord, replay } from '#record';
import { mayDo } from '../oracle/judge.ts';
import { play } from '../support/playLines.ts';

const FOLDER = new URL('.', import.meta.url);
const GAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

function recordOf(name: string): GameRecord {
  const parsed = parseRecord(textOf(name));
  if (!parsed.ok) throw new Error(`${name}:${parsed.reason.line} ${parsed.reason.problem}`);
  return parsed.value;
}

/** What a reader worked out for each deal: `#= wentOut 2: 30 5 0`. */
const expectedResults = (name: string) =>
  [...textOf(name).matchAll(/^#= (\w+) (-?\d): ([\d ]+)$/gm)].map(([, ending, out, points]) => ({
    ending,
    out: Number(out),
    points: points?.split(' ').map(Number),
  }));

describe.each(GAMES)('%s', (name) => {
  it('gives each deal the points a reader found for it', () => {
    const played = replay(recordOf(name));
    const results = played.ok ? played.value.state.results : [];
    expect(results.map(({ ending, out, points }) => ({ ending, out, points }))).toEqual(expectedResults(name));
    expect(results.length).toBeGreaterThan(0);
  });

  it('has no action the rulebook’s judge would refuse', () => {
    const record = recordOf(name);
    let state: GameState = newGame(record.rules, record.seats);
    const lines = printRecord(record).trim().split('\n').slice(3);
    for (const [index, { by, action }] of record.actions.entries()) {
      const line = lines[index] as string;
      if (by !== 'table') expect([line, mayDo(state, by, action as SeatAction)]).toEqual([line, true]);
      state = play(state, line);
    }
  });

  it('is printed as it was written, comments aside', () => {
    const bare = textOf(name)
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== '');
    expect(printRecord(recordOf(name)).trim().split('\n')).toEqual(bare);
  });
});

it('there is a whole game among them', () => {
  const ends = GAMES.map((name) => replay(recordOf(name)));
  expect(ends.some((played) => played.ok && played.value.state.phase === 'over')).toBe(true);
});
