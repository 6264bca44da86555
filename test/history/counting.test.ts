import { describe, expect, test } from 'vitest';
import { no, ok } from '#engine';
import type { GameHistory, GameSummary } from '#protocol';
import type { StoredGamesRefusal } from '../../client/net/storedGames.ts';
import { type CardCount, countNext, nothingCounted } from '../../client/results/cardCount.ts';
import { FakeWorker } from '../review/fakeWorker.ts';
import { settled } from '../support/progress.ts';
import { ANN, ann, storedGame } from './storedGame.ts';

const game = (number: number): GameSummary => storedGame(number, [ann]);
const deals = [{ deal: 1, hands: [] }];

/** A count of these games at a server that refuses as given, by the number of the game, and has this next part. */
function counting(next: GameHistory, refused: Readonly<Record<number, StoredGamesRefusal>> = {}, part = next) {
  const workers: FakeWorker[] = [];
  const told: CardCount[] = [];
  const refusals = new Map(Object.entries(refused));
  const stored = {
    games: async () => ok(part),
    async record(id: string) {
      const reason = refusals.get(String(Number(id)));
      return reason ? no(reason) : ok(`record ${Number(id)}`);
    },
  };
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  };
  const from = (count: CardCount) => countNext(count, ANN, stored, (now) => void told.push(now), start);
  return { from, workers, refusals, last: () => told.at(-1)!, told };
}

/** Answers every task that the worker has or gets. */
async function answerAll(workers: readonly FakeWorker[], tasks: number): Promise<void> {
  for (let task = 0; task < tasks; task++) {
    await settled();
    workers.at(-1)?.answer({ type: 'dealt', deals });
  }
  await settled();
}

describe('counting the cards of one’s games', () => {
  test('reads one record after the other, and tells how far it is', async () => {
    const { from, workers, last } = counting({ games: [game(2), game(1)], before: null });
    from(nothingCounted({ games: [game(2), game(1)], before: null }));
    await settled();
    expect(workers[0]?.tasks).toEqual([{ type: 'dealt', text: 'record 2' }]);
    expect(last()).toMatchObject({ isBusy: true, done: 0, all: 2 });
    await answerAll(workers, 2);
    expect(last()).toMatchObject({ isBusy: false, done: 2, problem: null, next: { games: [], before: null } });
    expect(last().games.map((one) => one.game.id)).toEqual([game(2).id, game(1).id]);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  test('goes on with the part of the history after it', async () => {
    const older = { games: [game(1)], before: null };
    const { from, workers, last } = counting(older);
    const counted = { ...nothingCounted({ games: [], before: '5-x' }), games: [{ game: game(2), deals }] };
    from(counted);
    await answerAll(workers, 1);
    expect(last()).toMatchObject({ isBusy: false, done: 1, all: 1, next: { before: null } });
    expect(last().games).toHaveLength(2);
  });

  test('counts a game whose record is gone or damaged as unread', async () => {
    const { from, workers, last } = counting({ games: [], before: null }, { 2: 'noSuchGame' });
    from(nothingCounted({ games: [game(2), game(1)], before: null }));
    await settled();
    workers[0]?.answer({ type: 'dealt', deals: null });
    await settled();
    expect(last().games.map((one) => one.deals)).toEqual([null, null]);
  });

  test('stops where the server wants no more requests, and continues there', async () => {
    const { from, workers, refusals, last } = counting({ games: [], before: null }, { 1: 'tooFast' });
    from(nothingCounted({ games: [game(2), game(1)], before: null }));
    await answerAll(workers, 1);
    expect(last()).toMatchObject({ isBusy: false, problem: 'tooFast', done: 1, next: { games: [game(1)] } });
    refusals.clear();
    from(last());
    await answerAll(workers, 1);
    expect(last()).toMatchObject({ isBusy: false, problem: null, done: 2 });
    expect(last().games).toHaveLength(2);
  });

  test('that is left ends its worker and tells nothing more', async () => {
    const { from, workers, told } = counting({ games: [], before: null });
    const cancel = from(nothingCounted({ games: [game(1)], before: null }));
    await settled();
    const before = told.length;
    cancel();
    expect(workers[0]?.isTerminated).toBe(true);
    workers[0]?.answer({ type: 'dealt', deals });
    await settled();
    expect(told).toHaveLength(before);
  });
});
