import { beforeEach, describe, expect, test } from 'vitest';
import { annAndBots, PACE, seat, setUp, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const DAY = 24 * 3_600_000;

let set: TableUnderTest;
const [ANN, BEN, CID] = [0, 1, 2] as const;
const look = () => set.table.tableView('spectator');
const whoAdjourns = () => look().seats.map(({ adjourns }) => adjourns);

/** Ann, Ben and Cid have played a deal and look at the tally. */
function tally(): void {
  set = threeDealt();
  set.finishDeal();
}

/** They adjourn, and everybody goes home. */
function rest(): void {
  tally();
  for (const one of [ANN, BEN, CID]) set.table.adjourn(one);
  set.settle();
}

describe('adjourning between two deals', () => {
  beforeEach(tally);

  test('needs everybody present to agree', () => {
    set.table.adjourn(ANN);
    set.table.adjourn(BEN);
    set.settle();
    expect(whoAdjourns()).toEqual([true, true, false]);
    expect(look().adjourned).toBe(false);
    set.table.adjourn(CID);
    set.settle();
    expect(look()).toMatchObject({ adjourned: true, stage: 'playing' });
  });

  test('does not need a player who is gone', () => {
    set.table.adjourn(ANN);
    set.table.adjourn(BEN);
    set.table.disconnect(CID);
    set.settle();
    expect(look().adjourned).toBe(true);
  });

  test('can be withdrawn, by asking again or with Next', () => {
    set.table.adjourn(ANN);
    set.table.adjourn(ANN);
    expect(whoAdjourns()).toEqual([false, false, false]);
    set.table.adjourn(ANN);
    set.table.next(ANN);
    expect(look().seats[ANN]).toMatchObject({ adjourns: false, ready: true });
    set.table.adjourn(ANN);
    expect(look().seats[ANN]).toMatchObject({ adjourns: true, ready: false });
  });

  test('delays nobody: the pause ends as usual', () => {
    set.table.adjourn(ANN);
    set.pass(PACE.next);
    expect(set.view(ANN).deal).toBe(2);
    expect(whoAdjourns()).toEqual([false, false, false]);
    expect(set.table.adjourn(ANN)).toEqual({ ok: false, reason: 'notNow' });
  });

  test('is refused to guests without a seat, and while no game is under way', () => {
    expect(set.table.adjourn(9)).toEqual({ ok: false, reason: 'notSeated' });
    const gathering = setUp();
    seat(gathering, 'Ann');
    expect(gathering.table.adjourn(ANN)).toEqual({ ok: false, reason: 'notPlaying' });
  });

  test('is possible with bots, and at a public table', () => {
    set = setUp({ isPrivate: false });
    seat(set, 'Ann');
    set.pass(PACE.fill);
    set.finishDeal();
    set.table.adjourn(ANN);
    set.settle();
    expect(look().adjourned).toBe(true);
  });
});

describe('an adjourned table', () => {
  beforeEach(rest);

  test('runs no clock and lets no bot play for anybody, for days', () => {
    expect(look().seats.map(({ connected, standIn }) => [connected, standIn])).toEqual(Array(3).fill([false, false]));
    expect(set.table.due()).toBeNull();
    set.table.connect(ANN);
    const before = look();
    set.pass(30 * DAY);
    expect(look()).toEqual(before);
    expect(before.clock).toBeNull();
    expect(set.table.next(ANN)).toEqual({ ok: false, reason: 'notNow' });
  });

  test('goes on automatically once everybody is back, with the same totals and the next deal', () => {
    const { results } = set.view(ANN);
    for (const one of [CID, ANN, BEN]) {
      expect(look().adjourned).toBe(true);
      set.table.connect(one);
      set.settle();
    }
    expect(look()).toMatchObject({ adjourned: false, clock: { seat: -1, left: PACE.next } });
    expect(set.view(ANN)).toMatchObject({ phase: 'ready', results });
    for (const one of [ANN, BEN, CID]) set.table.next(one);
    set.settle();
    expect(set.view(ANN).deal).toBe(2);
  });

  test('goes on when a player who is back does not want to wait; bots stand in for the others after a while', () => {
    expect(set.table.resume(9)).toEqual({ ok: false, reason: 'notSeated' });
    set.table.connect(ANN);
    set.pass(DAY);
    expect(set.table.resume(ANN)).toEqual({ ok: true, value: null });
    expect(set.table.resume(ANN)).toEqual({ ok: false, reason: 'notNow' });
    set.pass(PACE.grace - 1);
    expect(look().seats[BEN]).toMatchObject({ connected: false, standIn: false });
    set.pass(1);
    expect(look().seats.map(({ standIn }) => standIn)).toEqual([false, true, true]);
    set.table.next(ANN);
    set.settle();
    expect(set.view(ANN).deal).toBe(2);
    set.table.connect(BEN);
    expect(look().seats[BEN]).toMatchObject({ name: 'Ben', connected: true, standIn: false });
  });

  test('does not wait for a player who has left for good', () => {
    set.table.connect(ANN);
    set.table.connect(BEN);
    set.table.leave(CID);
    set.settle();
    expect(look()).toMatchObject({ adjourned: false, seats: { [CID]: { kind: 'bot' } } });
  });

  test('forgets that a bot stood in', () => {
    set = threeDealt();
    set.table.disconnect(CID);
    set.pass(PACE.grace);
    set.finishDeal();
    set.table.adjourn(ANN);
    set.table.adjourn(BEN);
    set.settle();
    expect(look().seats[CID]).toMatchObject({ name: 'Cid', connected: false, standIn: false });
  });

  test('is restored from its log as adjourned, and once resumed as resumed', () => {
    const again = set.replayed();
    expect(again.table.isAdjourned).toBe(true);
    again.table.connect(ANN);
    again.pass(DAY);
    expect(again.view(ANN).deal).toBe(1);
    again.table.resume(ANN);
    const goneOn = again.replayed();
    expect(goneOn.table.isAdjourned).toBe(false);
    goneOn.table.connect(ANN);
    goneOn.pass(PACE.next);
    expect(goneOn.view(ANN).deal).toBe(2);
  });

  test('is unchanged by being opened: only people who come back are logged', () => {
    const again = set.replayed();
    expect(again.log.entries).toHaveLength(set.log.entries.length);
    again.table.connect(BEN);
    const torn = again.replayed();
    expect(torn.log.entries.at(-1)).toMatchObject({ seat: BEN, change: 'dropped' });
    expect(torn.table.tableView('spectator').seats[BEN]).toMatchObject({ connected: false });
  });

  test('has no seat for newcomers, who could go on without its people; not even a bot’s', () => {
    set = annAndBots();
    set.finishDeal();
    expect(set.table.openSeats()).toBe(2);
    set.table.adjourn(ANN);
    set.settle();
    expect(set.table.sit({ id: 'id of Eve', name: 'Eve' })).toEqual({ ok: false, reason: 'alreadyPlaying' });
    expect(set.table.openSeats()).toBe(0);
    set.table.connect(ANN);
    set.settle();
    expect(set.table.openSeats()).toBe(2);
  });
});

test('a player alone with bots adjourns at once, and goes on by coming back', () => {
  set = annAndBots();
  set.finishDeal();
  set.table.adjourn(ANN);
  set.settle();
  expect(look().adjourned).toBe(true);
  set.table.connect(ANN);
  set.settle();
  expect(look().adjourned).toBe(false);
});
