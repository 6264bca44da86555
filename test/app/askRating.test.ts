import { expect, test } from 'vitest';
import { no, ok, type Result } from '#engine';
import type { OwnRatedGame, RatedResult } from '#protocol';
import type { StoredGamesRefusal } from '../../client/net/storedGames.ts';
import { RATING_PAUSES_MS, requestRating } from '../../client/table/tally/RatedNote.tsx';
import { settled } from '../support/progress.ts';

const RATING: RatedResult = {
  ...{ family: 'crazyRummy', season: '2026-Q4', points: 1512, won: 12, games: 7, opponents: 5, isShown: false },
};
const NOT_YET = ok<OwnRatedGame>({ rating: null });

type Answer = Result<OwnRatedGame, StoredGamesRefusal> | 'fails';

/** A page that asks a server with these answers, the last of them for ever, on a clock of the test's. */
async function asking(...answers: readonly Answer[]) {
  const waits: { ms: number; run: () => void }[] = [];
  const pauses: number[] = [];
  const told: RatedResult[] = [];
  let asked = 0;
  const ratedGame = async (game: string) => {
    expect(game).toBe('a game');
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? 'fails';
    if (answer === 'fails') throw new Error('a file is gone');
    return answer;
  };
  const later = (ms: number, run: () => void) => {
    const wait = { ms, run };
    waits.push(wait);
    return () => void waits.splice(waits.indexOf(wait), 1);
  };
  const stop = requestRating({ game: 'a game', open: async () => ({ ratedGame }), later }, (rating) =>
    told.push(rating),
  );
  const pass = async () => {
    const wait = waits.shift();
    if (!wait) return false;
    pauses.push(wait.ms);
    wait.run();
    await settled();
    return true;
  };
  return { told, pauses, waits, stop, pass, asked: () => asked };
}

test('a rating is told as soon as the server has it, and nothing is asked after that', async () => {
  const { told, pass, asked } = await asking(NOT_YET, NOT_YET, ok({ rating: RATING }));
  while (await pass());
  expect(told).toEqual([RATING]);
  expect(asked()).toBe(3);
});

test('a game that is never rated is asked about ever less often, and no more after a minute', async () => {
  const { told, pass, pauses } = await asking(NOT_YET);
  while (await pass());
  expect(told).toEqual([]);
  expect(pauses).toEqual(RATING_PAUSES_MS);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(62_000);
});

test('a lost line or a busy server is asked again; a server without ratings of games is not', async () => {
  const passing = await asking(no('offline'), 'fails', no('tooFast'), ok({ rating: RATING }));
  while (await passing.pass());
  expect(passing.told).toEqual([RATING]);
  const old = await asking(no('badMessage'));
  while (await old.pass());
  expect(old.asked()).toBe(1);
});

test('nobody asks once the panel has gone, nor tells what was asked before', async () => {
  const { told, waits, stop, asked } = await asking(ok({ rating: RATING }));
  waits[0]?.run();
  stop();
  await settled();
  expect([asked(), told.length]).toEqual([1, 0]);
  const idle = await asking(NOT_YET);
  idle.stop();
  expect([idle.waits.length, idle.asked()]).toEqual([0, 0]);
});
