import { beforeEach, describe, expect, test } from 'vitest';
import { finishGame, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

let set: TableUnderTest;
const [ANN, BEN, CID] = [0, 1, 2] as const;
const look = (one = set) => one.table.tableView(ANN);
const rated = { rated: true, hints: false };
const notRated = { rated: false, hints: true };
const publicTable = (isRated = true) => setUp({ isRated, isPrivate: false, seats: 3 });
const drops = (one: TableUnderTest) =>
  one.log.entries.flatMap((line) => (line.type === 'seat' && line.change === 'dropped' ? [line.byHost ?? false] : []));

describe('a table whose games count for ratings', () => {
  beforeEach(() => {
    set = publicTable();
  });

  test('rates a game that two people begin, and gives no hints in it', () => {
    seat(set, 'Ann', 'Ben');
    expect(look()).toMatchObject(notRated);
    set.pass(PACE.fill);
    expect(look()).toMatchObject({ stage: 'playing', ...rated });
  });

  test('does not rate a game of one person and bots, even if somebody comes later', () => {
    seat(set, 'Ann');
    set.pass(PACE.fill);
    expect(look()).toMatchObject({ stage: 'playing', ...notRated });
    set.finishDeal();
    seat(set, 'Ben');
    set.settle();
    expect(look()).toMatchObject(notRated);
  });

  test('rates only people whom the host matched, not those who came by the code', () => {
    seat(set, 'Ann');
    set.table.sit({ id: 'id of Ben', name: 'Ben', byCode: true });
    set.pass(PACE.fill);
    expect(look()).toMatchObject(notRated);
    set = publicTable();
    seat(set, 'Ann', 'Ben');
    set.table.sit({ id: 'id of Cid', name: 'Cid', byCode: true });
    set.settle();
    for (const one of [set, set.replayed()])
      expect(([ANN, BEN, CID, 'spectator'] as const).map((viewer) => one.table.tableView(viewer).rated)).toEqual([
        ...[true, true, false, true],
      ]);
    // Hints are off for all.
    expect(set.table.tableView(CID).hints).toBe(false);
    expect([ANN, CID].map((one) => set.table.ownView(one).rated)).toEqual([true, false]);
  });

  test('rates nobody whom the host pairs with nobody, and logs the pairs', () => {
    const pairs = [[ANN, CID, 2]] as const;
    set = setUp({ isRated: true, isPrivate: false, seats: 3 }, undefined, { pair: () => pairs });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    expect([ANN, BEN, CID].map((one) => set.table.tableView(one).rated)).toEqual([true, false, true]);
    expect(set.log.entries.find(({ type }) => type === 'game')).toMatchObject({ pairs });
    set = setUp({ isRated: true, isPrivate: false, seats: 3 }, undefined, { pair: () => [] });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    expect(look()).toMatchObject(notRated);
  });

  test('says nothing of somebody who has left in later lines: they may be erased', () => {
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    set.table.leave(BEN);
    set.finishDeal();
    set.table.next(ANN);
    set.settle();
    const last = set.log.entries.findLast(({ type }) => type === 'snapshot');
    expect(JSON.stringify(last)).toContain('id of Ann');
    expect(JSON.stringify(last)).not.toContain('id of Ben');
  });

  test('rates the rest of the game even if only one person is left', () => {
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    set.table.leave(BEN);
    expect(look()).toMatchObject(rated);
  });

  test('adjourns only if all people who have not left agree, even if one is gone for a moment', () => {
    seat(set, 'Ann', 'Ben', 'Cid');
    set.pass(PACE.fill);
    set.finishDeal();
    for (const one of [ANN, BEN]) set.table.adjourn(one);
    set.table.disconnect(CID);
    set.settle();
    expect(look().adjourned).toBe(false);
    set.table.connect(CID);
    set.table.adjourn(CID);
    set.settle();
    expect(look().adjourned).toBe(true);
  });

  test('adjourns without somebody who has left', () => {
    seat(set, 'Ann', 'Ben', 'Cid');
    set.pass(PACE.fill);
    set.finishDeal();
    set.table.leave(CID);
    for (const one of [ANN, BEN]) set.table.adjourn(one);
    set.settle();
    expect(look().adjourned).toBe(true);
  });

  test('decides anew with each game', () => {
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    finishGame(set, [ANN, BEN]);
    expect(look()).toMatchObject({ stage: 'over', ...rated });
    set.table.leave(BEN);
    set.table.rematch(ANN);
    set.settle();
    expect(look()).toMatchObject({ stage: 'playing', ...notRated });
  });

  test('still knows it when it is opened again, before the first deal and after it', () => {
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    const begun = set.log.entries.slice(0, set.log.entries.findIndex(({ type }) => type === 'game') + 1);
    expect(look(set.replayed(begun))).toMatchObject(rated);
    const last = set.log.entries.findLastIndex(({ type }) => type === 'snapshot');
    expect(look(set.replayed(set.log.entries.slice(last)))).toMatchObject(rated);
  });

  test('notes when it is opened again who was there, and so is not to blame', () => {
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    set.table.disconnect(BEN);
    const again = set.replayed();
    expect(drops(again)).toEqual([false, true, false]);
    expect(drops(again.replayed())).toEqual([false, true, false, false, false]);
  });
});

test('at other tables nothing is rated', () => {
  set = publicTable(false);
  seat(set, 'Ann', 'Ben');
  set.pass(PACE.fill);
  expect(look()).toMatchObject(notRated);
  expect(set.log.entries.find(({ type }) => type === 'game')).not.toHaveProperty('rated');
});
