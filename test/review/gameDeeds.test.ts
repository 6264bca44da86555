import { expect, test, vi } from 'vitest';
import { no, ok, type Result } from '#engine';
import type { DealRecord, Refusal } from '#protocol';
import { type OwnAchievements, ownAchievements } from '#review';
import { findDeeds, type GameAchievements } from '../../client/results/reviewing.ts';
import { settled } from '../support/progress.ts';
import { FakeWorker } from './fakeWorker.ts';

const deedsOf = (deal: number): OwnAchievements => ({ deal, swaps: [], outTurn: null });

/** The deeds of a game whose deals the table hands out or refuses so. */
function finding(key: string, answers: readonly (Refusal | null)[]) {
  vi.stubGlobal('reportError', vi.fn());
  const workers: FakeWorker[] = [];
  const told: GameAchievements[] = [];
  const asked: number[] = [];
  const record = async (deal: number): Promise<Result<DealRecord, Refusal>> => {
    asked.push(deal);
    const refused = answers[deal - 1];
    return refused ? no(refused) : ok({ text: `deal ${deal}`, automatic: [], taken: [] });
  };
  const start = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const order = { deals: answers.map((_, index) => index + 1), seat: 2, record };
  const stop = findDeeds(key, order, (deeds) => void told.push(deeds), start);
  return { stop, workers, told, asked };
}

test('the deeds of a game are found deal by deal, and are known when its panel is shown again', async () => {
  const { workers, told } = finding('one', [null, null]);
  await settled();
  const [worker] = workers;
  expect(worker?.tasks).toMatchObject([{ type: 'deeds', seat: 2, record: { text: 'deal 1' } }]);
  worker?.answer({ type: 'deeds', deeds: deedsOf(1) });
  await settled();
  worker?.answer({ type: 'deeds', deeds: deedsOf(2) });
  await settled();
  expect(told).toEqual([{ deals: [deedsOf(1), deedsOf(2)], bestSwap: null, isWhole: true }]);
  expect(worker?.isTerminated).toBe(true);
  const again = finding('one', [null, null]);
  expect([again.told, again.asked]).toEqual([told, []]);
});

test('a table that lost its first deals tells the others, and says so', async () => {
  const { workers, told } = finding('reopened', ['notNow', null]);
  await settled();
  workers[0]?.answer({ type: 'deeds', deeds: deedsOf(2) });
  await settled();
  expect(told).toEqual([{ deals: [deedsOf(2)], bestSwap: null, isWhole: false }]);
});

test.each(['tooFast', 'badMessage', 'offline'] as const)(
  'a refusal (%s) or a failing worker tells nothing',
  async (why) => {
    const refused = finding(`refused ${why}`, [null, why]);
    await settled();
    refused.workers[0]?.answer({ type: 'deeds', deeds: deedsOf(1) });
    await settled();
    expect(refused.told).toEqual([]);
    const failing = finding(`failing ${why}`, [null]);
    await settled();
    failing.workers[0]?.fail();
    await settled();
    expect(failing.told).toEqual([]);
    expect(failing.workers[0]?.isTerminated).toBe(true);
  },
);

test('nothing is told or asked once the panel has gone', async () => {
  const { stop, workers, told, asked } = finding('left', [null, null]);
  await settled();
  stop();
  workers[0]?.answer({ type: 'deeds', deeds: deedsOf(1) });
  await settled();
  expect([told, asked]).toEqual([[], [1]]);
});

test('a text that is no deal has no deeds', () => {
  expect(ownAchievements({ text: 'nonsense', automatic: [] }, 0).ok).toBe(false);
});
