import { expect, test } from 'vitest';
import type { Seat } from '#engine';
import { PACE, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const away = ({ table }: TableUnderTest, viewer: Seat | 'spectator') => table.tableView(viewer).away;

/** Everybody but this seat plays dull turns until `turns` of its turns have been played for it. */
function playedFor(set: TableUnderTest, gone: Seat, turns: number): void {
  for (let done = 0; done < turns; ) {
    const { turn } = set.view(0);
    if (turn === gone) {
      while (set.view(0).turn === gone) set.pass(1_000);
      done += 1;
    } else {
      if (set.view(turn).phase === 'draw') set.act(turn, { type: 'draw', from: 'stock' });
      set.act(turn, { type: 'discard', card: set.view(turn).hand[0] as number });
    }
  }
}

/** Ben has been away, and a bot has played two turns for him. */
function benPlayedFor(): TableUnderTest {
  const set = threeDealt();
  set.table.disconnect(1);
  set.pass(PACE.grace);
  playedFor(set, 1, 2);
  return set;
}

test('a player who comes back is told what a bot did, and nobody else is', () => {
  const set = benPlayedFor();
  expect(away(set, 1)).toEqual([]);
  set.table.connect(1);
  const thrown = set.log.entries.flatMap((entry) =>
    entry.type === 'action' && entry.by === 1 && entry.action.type === 'discard' ? entry.action.card : [],
  );
  expect(thrown.length).toBeGreaterThan(1);
  expect(away(set, 1).flatMap((event) => (event.type === 'discarded' ? event.card : []))).toEqual(thrown);
  expect(away(set, 1).every((event) => 'seat' in event && event.seat === 1)).toBe(true);
  expect([away(set, 0), away(set, 2), away(set, 'spectator')]).toEqual([[], [], []]);
});

test('the report shows the events as everybody saw them: no card drawn from the stock', () => {
  const set = benPlayedFor();
  set.table.connect(1);
  const drawn = away(set, 1).flatMap((event) => (event.type === 'drew' ? event.cards : []));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((card) => card === null)).toBe(true);
});

test('the report stays until it is confirmed or the player acts', () => {
  const set = benPlayedFor();
  set.table.connect(1);
  const again = set.replayed();
  again.table.connect(1);
  expect(away(again, 1)).toEqual(away(set, 1));
  expect(set.table.back(1).ok).toBe(true);
  expect(away(set, 1)).toEqual([]);
  expect(away(set.replayed(), 1)).toEqual([]);
  for (const seat of [0, 2]) again.table.connect(seat);
  while (again.view(0).turn !== 1) {
    const { turn } = again.view(0);
    if (again.view(turn).phase === 'draw') again.act(turn, { type: 'draw', from: 'stock' });
    again.act(turn, { type: 'discard', card: again.view(turn).hand[0] as number });
  }
  expect(away(again, 1)).not.toEqual([]);
  again.act(1, { type: 'draw', from: 'stock' });
  expect(away(again, 1)).toEqual([]);
});

test('a player who let two turns pass takes the seat back first, and is told of both turns', () => {
  const set = threeDealt();
  const slow = set.view(0).turn;
  playedFor(set, slow, 1);
  // Only the clock did that, while the player was watching.
  expect(away(set, slow)).toEqual([]);
  playedFor(set, slow, 1);
  expect(away(set, slow)).toEqual([]);
  expect(set.table.back(slow).ok).toBe(true);
  expect(away(set, slow).filter(({ type }) => type === 'discarded')).toHaveLength(2);
  set.table.back(slow);
  expect(away(set, slow)).toEqual([]);
});

test('a new deal clears the report', () => {
  const set = benPlayedFor();
  set.finishDeal();
  set.pass(PACE.next);
  set.table.connect(1);
  expect(set.view(0).deal).toBe(2);
  expect(away(set, 1)).toEqual([]);
});
