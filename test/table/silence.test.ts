import { beforeEach, describe, expect, test } from 'vitest';
import { type TablePace, TURN_TIMES } from '#table';
import { finishGame, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const [ANN, BEN, CID] = [0, 1, 2] as const;
const PEOPLE = [ANN, BEN, CID];
/** A turn of 45 s with a bank of 90 s, as at our tables. */
const USUAL: TablePace = { ...PACE, ...TURN_TIMES.usual };
const NO_CLOCK: TablePace = { ...PACE, ...TURN_TIMES.none };
let set: TableUnderTest;

const look = () => set.table.tableView('spectator');
const silent = () => look().silent;

/** Ann, Ben and Cid have cards. */
function dealt(pace: TablePace, isNew = false): void {
  set = setUp({ pace });
  set.table.sit({ id: 'id of Ann', name: 'Ann', isNew });
  seat(set, 'Ben', 'Cid');
  set.settle();
}

/** Plays dull turns until it is this person's. */
function toTurnOf(person: number): void {
  while (set.view(ANN).turn !== person) turn(set.view(ANN).turn);
}

function turn(now: number): void {
  if (set.view(now).phase === 'draw') set.act(now, { type: 'draw', from: 'stock' });
  set.act(now, { type: 'discard', card: set.view(now).hand[0] as number });
}

/** The seconds until the table no longer waits for the seat whose turn it is; the others pass it over if they may. */
function secondsUntilOthersGoOn(): number {
  const { turn, deal } = set.view(ANN);
  const since = set.clock.now();
  while (set.view(ANN).turn === turn && set.view(ANN).deal === deal) {
    const due = set.table.due() ?? Number.NaN;
    set.pass(due - set.clock.now());
    if (silent().includes(turn)) set.table.standIn((turn + 1) % 3, turn);
  }
  return (set.clock.now() - since) / 1000;
}

describe('a player who does nothing in their turn', () => {
  test.each([
    ['at a table with the usual clock', USUAL, false],
    ['in a first game', USUAL, true],
    ['without a clock', NO_CLOCK, false],
  ])('%s may be passed over after 60 s, and no sooner', (_, pace, isNew) => {
    dealt(pace, isNew);
    toTurnOf(ANN);
    set.pass(PACE.silence - 1);
    expect(silent()).toEqual([]);
    expect(set.table.standIn(BEN, ANN)).toEqual({ ok: false, reason: 'notNow' });
    set.pass(1);
    expect(silent()).toEqual([ANN]);
    expect(set.view(BEN).turn).toBe(ANN);
    expect(set.table.standIn(BEN, ANN)).toEqual({ ok: true, value: null });
    expect(look().seats[ANN]).toMatchObject({ kind: 'person', name: 'Ann', standIn: true });
    set.pass(2 * PACE.bot);
    expect(set.view(BEN).turn).not.toBe(ANN);
  });

  test('costs the others little more than a minute, in a first game and later, instead of 270 and 135 s', () => {
    for (const isNew of [true, false]) {
      dealt(USUAL, isNew);
      toTurnOf(ANN);
      expect(secondsUntilOthersGoOn()).toBeLessThanOrEqual((PACE.silence + 2 * PACE.bot) / 1000);
    }
  });

  test('comes back with one request, and reads what the bot did', () => {
    dealt(USUAL);
    toTurnOf(ANN);
    set.pass(PACE.silence);
    set.table.standIn(CID, ANN);
    set.pass(2 * PACE.bot);
    expect(set.table.back(ANN)).toEqual({ ok: true, value: null });
    expect(look().seats[ANN]).toMatchObject({ standIn: false });
    expect(set.table.tableView(ANN).away.at(-1)).toMatchObject({ type: 'discarded', seat: ANN });
    toTurnOf(ANN);
    turn(ANN);
    expect(set.view(BEN).turn).not.toBe(ANN);
  });

  test('may be gone altogether: their table without a clock goes on as soon', () => {
    dealt(NO_CLOCK);
    toTurnOf(ANN);
    set.table.disconnect(ANN);
    set.pass(PACE.silence);
    expect(set.table.standIn(BEN, ANN)).toEqual({ ok: true, value: null });
  });

  test('is waited for as before if everybody else is a bot', () => {
    set = setUp({ pace: NO_CLOCK });
    seat(set, 'Ann');
    set.table.start(ANN);
    set.settle();
    while (set.view(ANN).turn !== ANN) set.pass(PACE.bot);
    expect(set.table.due()).toBeNull();
    set.pass(3_600_000);
    expect(silent()).toEqual([]);
  });
});

describe('a player who thinks', () => {
  beforeEach(() => dealt(NO_CLOCK));

  test('and touches the page is never passed over', () => {
    toTurnOf(ANN);
    for (let minutes = 0; minutes < 60; minutes++) {
      set.pass(PACE.silence - 1);
      expect(set.table.sign(ANN)).toEqual({ ok: true, value: null });
      set.pass(1);
      expect(silent()).toEqual([]);
      expect(set.table.standIn(BEN, ANN)).toEqual({ ok: false, reason: 'notNow' });
    }
  });

  test('and touches the page just before the others decide, keeps the turn', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence);
    set.table.sign(ANN);
    expect(silent()).toEqual([]);
    expect(set.table.standIn(BEN, ANN)).toEqual({ ok: false, reason: 'notNow' });
  });

  test('has a minute again after each action', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence - 1);
    set.act(ANN, { type: 'draw', from: 'stock' });
    set.pass(PACE.silence - 1);
    expect(silent()).toEqual([]);
    set.pass(1);
    expect(silent()).toEqual([ANN]);
  });
});

describe('nobody is passed over', () => {
  beforeEach(() => dealt(NO_CLOCK));

  test('for whom the table does not wait', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence);
    expect(set.table.standIn(ANN, BEN)).toEqual({ ok: false, reason: 'notNow' });
    expect(set.table.standIn(CID, BEN)).toEqual({ ok: false, reason: 'notNow' });
  });

  test('by themselves, or in a seat that does not exist', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence);
    expect(set.table.standIn(BEN, 7)).toEqual({ ok: false, reason: 'notNow' });
    expect(set.table.standIn(ANN, ANN)).toEqual({ ok: false, reason: 'notNow' });
    expect(silent()).toEqual([]);
  });

  test('by somebody without a seat', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence);
    set.table.leave(CID);
    expect(set.table.standIn(CID, ANN)).toEqual({ ok: false, reason: 'notSeated' });
    expect(silent()).toEqual([ANN]);
  });

  test('twice', () => {
    toTurnOf(ANN);
    set.pass(PACE.silence);
    set.table.standIn(BEN, ANN);
    expect(set.table.standIn(CID, ANN)).toEqual({ ok: false, reason: 'notNow' });
  });
});

describe('without a clock', () => {
  beforeEach(() => dealt(NO_CLOCK));

  test('the next deal does not wait for somebody who is gone, once another is ready', () => {
    set.finishDeal();
    set.pass(10 * PACE.silence);
    expect(silent()).toEqual([]);
    set.table.next(BEN);
    set.table.next(CID);
    expect(silent()).toEqual([ANN]);
    set.table.standIn(CID, ANN);
    set.settle();
    expect(set.view(BEN).deal).toBe(2);
  });

  test('nor does a rematch', () => {
    finishGame(set, PEOPLE);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(PACE.silence);
    expect([set.table.stage, silent()]).toEqual(['over', [ANN]]);
    set.table.standIn(BEN, ANN);
    set.settle();
    expect([set.table.stage, look().seats[ANN]?.kind]).toEqual(['playing', 'bot']);
  });
});
