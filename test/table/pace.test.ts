import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine';
import { paceOf, TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import { firstListed, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const { usual, fast, none } = TURN_TIMES;

/** Three people at this pace; the first deal is dealt. */
function threeAt(time: typeof usual): TableUnderTest {
  const set = setUp({ pace: { ...PACE, ...time } }, firstListed);
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  return set;
}

const clockOf = ({ table }: TableUnderTest) => table.tableView('spectator').clock;

/** The player to act plays a dull turn. */
function turn(set: TableUnderTest): void {
  const now: Seat = set.view(0).turn;
  if (set.view(0).phase === 'draw') set.act(now, { type: 'draw', from: 'stock' });
  set.act(now, { type: 'discard', card: set.view(now).hand[0] as number });
}

/** Plays dull turns until it is this seat's turn again. */
function round(set: TableUnderTest): void {
  for (let times = 0; times < 3; times++) turn(set);
}

test('bots take half their usual delay at a fast table, the same for everybody', () => {
  const botAt = (name: 'usual' | 'fast' | 'none') => paceOf(name, PACE, TURN_TIMES).bot;
  expect([botAt('usual'), botAt('none'), botAt('fast')]).toEqual([PACE.bot, PACE.bot, PACE.bot / 2]);
  expect(paceOf('fast', PACE, TURN_TIMES)).toMatchObject({ ...fast, next: PACE.next, window: PACE.window });
});

describe('the usual pace', () => {
  test('gives 45 seconds a turn and 90 more for the game', () => {
    expect(clockOf(threeAt(usual))).toMatchObject({ left: 135_000, total: 135_000 });
  });

  test('takes the extra time of a long turn from the bank', () => {
    const set = threeAt(usual);
    const first = set.view(0).turn;
    set.pass(65_000);
    expect(clockOf(set)).toMatchObject({ seat: first, left: 70_000 });
    round(set);
    expect(clockOf(set)).toMatchObject({ seat: first, left: 115_000, total: 115_000 });
  });

  test('leaves the bank unchanged after a quick turn, and every seat has its own bank', () => {
    const set = threeAt(usual);
    set.pass(100_000);
    turn(set);
    expect(clockOf(set)).toMatchObject({ left: 135_000 });
    set.pass(45_000);
    turn(set);
    turn(set);
    expect(clockOf(set)).toMatchObject({ left: 80_000 });
    turn(set);
    expect(clockOf(set)).toMatchObject({ left: 135_000 });
  });

  test('ends the turn of a player who has used up both, and leaves 45 seconds for the next', () => {
    const set = threeAt(usual);
    const first = set.view(0).turn;
    set.pass(135_000 - 1);
    expect(set.view(0).turn).toBe(first);
    set.pass(1);
    expect(set.view(0).turn).not.toBe(first);
    turn(set);
    turn(set);
    expect(clockOf(set)).toMatchObject({ seat: first, left: 45_000 });
  });

  test('refills the banks for another game', () => {
    const set = setUp({ pace: { ...PACE, ...usual } });
    seat(set, 'Ann');
    set.table.start(0);
    set.settle();
    while (clockOf(set)?.seat !== 0) set.pass(PACE.bot);
    set.pass(100_000);
    while (set.table.stage !== 'over') {
      set.finishDeal();
      set.table.next(0);
      set.settle();
    }
    set.table.rematch(0);
    set.settle();
    while (clockOf(set)?.seat !== 0) set.pass(PACE.bot);
    expect(clockOf(set)).toMatchObject({ total: 135_000 });
  });
});

describe('a meld', () => {
  /** Plays dull turns until a player who can meld is to play. */
  function toMeld(set: TableUnderTest) {
    for (let turns = 0; turns < 60; turns++) {
      const now = set.view(0).turn;
      if (set.view(0).phase === 'draw') set.act(now, { type: 'draw', from: 'stock' });
      const action = firstListed(set.view(now), { below: () => 0 });
      if (action.type === 'meld') return { now, action };
      set.act(now, { type: 'discard', card: set.view(now).hand[0] as number });
    }
    throw new Error('nobody can meld');
  }

  test('earns ten seconds once the turn is closed', () => {
    const set = threeAt(usual);
    const { now, action } = toMeld(set);
    set.act(now, action);
    expect(clockOf(set)).toMatchObject({ seat: now, total: 135_000 });
    round(set);
    expect(clockOf(set)).toMatchObject({ seat: now, total: 145_000 });
    round(set);
    expect(clockOf(set)).toMatchObject({ seat: now, total: 145_000 });
  });

  test('taken back earns nothing', () => {
    const set = threeAt(usual);
    const { now, action } = toMeld(set);
    set.act(now, action);
    set.act(now, { type: 'takeBack' });
    round(set);
    expect(clockOf(set)).toMatchObject({ seat: now, total: 135_000 });
  });

  test('earns nothing at a fast table', () => {
    const set = threeAt(fast);
    const { now, action } = toMeld(set);
    set.act(now, action);
    round(set);
    expect(clockOf(set)).toMatchObject({ seat: now, total: 20_000 });
  });
});

test('a fast table waits 20 seconds', () => {
  const set = threeAt(fast);
  const first = set.view(0).turn;
  set.pass(20_000 - 1);
  expect(set.view(0).turn).toBe(first);
  set.pass(1);
  expect(set.view(0).turn).not.toBe(first);
});

describe('a table without a clock', () => {
  test('waits for any player present as long as it takes', () => {
    const set = threeAt(none);
    const before = set.view(0);
    expect(clockOf(set)).toBeNull();
    set.pass(24 * 3_600_000);
    expect(set.view(0)).toEqual(before);
    expect(set.table.due()).toBeNull();
  });

  test('also waits for everybody present between deals, but not for players who are gone', () => {
    const set = threeAt(none);
    const gone = set.view(0).turn;
    set.table.disconnect(gone);
    set.pass(PACE.graceWithoutClock + PACE.bot);
    expect(set.log.entries.at(-1)).toMatchObject({ origin: 'bot' });
    set.finishDeal();
    expect(clockOf(set)).toBeNull();
    const [one = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== gone);
    set.table.next(one);
    set.pass(24 * 3_600_000);
    expect(set.view(0).deal).toBe(1);
    set.table.next(other);
    set.pass(0);
    expect(set.view(0).deal).toBe(2);
  });
});

test.each([
  ['none', 120_000],
  ['usual', 15_000],
  ['fast', 15_000],
] as const)('at the pace %s a bot stands in %i ms after a connection breaks', (pace, grace) => {
  const set = setUp({ pace: { ...TEMPO, ...TURN_TIMES[pace] } });
  seat(set, 'Ann', 'Ben', 'Cid');
  set.pass(TEMPO.shares);
  const gone = set.view(0).turn;
  const isStoodInFor = () => set.table.tableView(gone).seats[gone]?.standIn;
  set.table.disconnect(gone);
  set.pass(grace - 1);
  expect(isStoodInFor()).toBe(false);
  set.pass(1);
  expect(isStoodInFor()).toBe(true);
});

test('a player who comes back to a restored table has a full bank', () => {
  const set = threeAt(usual);
  const first = set.view(0).turn;
  set.pass(100_000);
  const again = set.replayed();
  again.table.connect(first);
  expect(clockOf(again)).toMatchObject({ seat: first, left: 135_000 });
});
