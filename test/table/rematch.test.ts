import { beforeEach, describe, expect, test } from 'vitest';
import type { TablePace } from '#table';
import { finishGame, firstListed, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

let set: TableUnderTest;
const [ANN, BEN, CID] = [0, 1, 2] as const;
const look = ({ table } = set) => table.tableView('spectator');
const kinds = (at = set) => look(at).seats.map(({ kind }) => kind);

/** Ann, Ben and Cid have finished a game. */
function gameOver(pace: TablePace = PACE): void {
  set = setUp({ pace }, firstListed);
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  finishGame(set, [ANN, BEN, CID]);
}

beforeEach(() => gameOver());

describe('a rematch that a player does not answer', () => {
  test('begins when the pause is over, with a bot in that seat', () => {
    set.pass(3_600_000);
    expect(set.table.stage).toBe('over');
    set.table.rematch(BEN);
    expect(set.table.tableView(0).clock).toMatchObject({ seat: -1, left: PACE.next, total: PACE.next });
    set.table.rematch(CID);
    set.pass(PACE.next - 1);
    expect(set.table.stage).toBe('over');
    set.pass(1);
    expect(set.table.stage).toBe('playing');
    expect(set.table.tableView(1).seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person']);
    expect(set.table.seatOf('id of Ann')).toBeNull();
  });

  test('does not begin for a player who asked and left', () => {
    set.table.rematch(BEN);
    set.table.disconnect(BEN);
    expect(set.table.tableView(0).clock).toBeNull();
    expect(set.table.due()).toBeNull();
  });
});

describe('a connection that breaks for a moment', () => {
  test('while the others ask for a rematch costs nobody the seat', () => {
    set.table.disconnect(ANN);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(200);
    expect(set.table.stage).toBe('over');
    set.table.connect(ANN);
    set.settle();
    expect(set.table.stage).toBe('over');
    set.table.rematch(ANN);
    set.settle();
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'person', 'person', 'person']);
  });

  test('costs no seat at a table without a clock either', () => {
    gameOver({ ...PACE, turn: null });
    set.table.disconnect(ANN);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(200);
    set.table.connect(ANN);
    set.table.rematch(ANN);
    set.settle();
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'person', 'person', 'person']);
  });

  test('costs no seat when the server is restarted at that moment', () => {
    set.table.rematch(BEN);
    const again = set.replayed();
    again.table.connect(CID);
    again.table.connect(BEN);
    again.table.rematch(BEN);
    again.table.rematch(CID);
    again.pass(PACE.grace - 1);
    expect(again.table.stage).toBe('over');
    again.table.connect(ANN);
    again.table.rematch(ANN);
    again.settle();
    expect([again.table.stage, ...kinds(again)]).toEqual(['playing', 'person', 'person', 'person']);
  });

  test('withdraws no request', () => {
    set.table.rematch(ANN);
    set.table.disconnect(ANN);
    set.table.connect(ANN);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.settle();
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'person', 'person', 'person']);
  });

  test('delays nobody if its owner has already asked for a rematch', () => {
    set.table.rematch(ANN);
    set.table.disconnect(ANN);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.settle();
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'person', 'person', 'person']);
    expect(look().seats[ANN]).toMatchObject({ name: 'Ann', connected: false });
  });

  test('just before the deadline leaves enough time to come back and ask, and everybody sees how much', () => {
    set.table.rematch(BEN);
    set.pass(PACE.next - 100);
    set.table.disconnect(ANN);
    expect(look().clock).toMatchObject({ left: PACE.grace, total: PACE.next - 100 + PACE.grace });
    set.pass(200);
    set.table.connect(ANN);
    set.pass(1_000);
    expect(look()).toMatchObject({ stage: 'over', clock: { left: PACE.grace - 1_200 } });
    set.table.rematch(ANN);
    set.pass(PACE.grace - 1_200);
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'person', 'person', 'bot']);
  });
});

describe('a player who stays away', () => {
  test('is waited for no longer than elsewhere', () => {
    set.table.disconnect(ANN);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(PACE.grace - 1);
    expect(set.table.stage).toBe('over');
    set.pass(1);
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'bot', 'person', 'person']);
  });

  test('is not waited for if long gone', () => {
    set.table.disconnect(ANN);
    set.pass(PACE.grace);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.settle();
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'bot', 'person', 'person']);
  });

  test('with a connection that breaks again and again is waited for no longer than the pause plus the grace period', () => {
    set.table.rematch(BEN);
    set.table.rematch(CID);
    for (let time = 0; time < PACE.next + PACE.grace; time += 500) {
      expect(set.table.stage).toBe('over');
      set.table.disconnect(ANN);
      set.table.connect(ANN);
      set.pass(500);
    }
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'bot', 'person', 'person']);
  });
});
