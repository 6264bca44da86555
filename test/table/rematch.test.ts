import { beforeEach, describe, expect, test } from 'vitest';
import { gamesIn, type TablePace } from '#table';
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

describe('a player who reads while the others begin a rematch', () => {
  const ann = (at = set) => look(at).seats[ANN];

  /** Ben and Cid begin another game; Ann has touched her page in the last minute. */
  function begun(): void {
    set.pass(3_600_000);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(PACE.next - 1);
    set.table.sign(ANN);
    set.pass(1);
    expect(set.table.stage).toBe('playing');
  }

  test('keeps the seat, where a bot plays until they are back', () => {
    begun();
    expect(ann()).toMatchObject({ kind: 'person', name: 'Ann', standIn: true });
    set.table.back(ANN);
    expect(ann()).toMatchObject({ kind: 'person', standIn: false });
    finishGame(set, [ANN, BEN, CID]);
    expect(ann()).toMatchObject({ kind: 'person', name: 'Ann' });
  });

  test('has it for one deal, even if the server is restarted', () => {
    begun();
    const again = set.replayed();
    for (const person of [BEN, CID]) again.table.connect(person);
    for (const at of [set, again]) {
      at.finishDeal();
      expect(ann(at)).toMatchObject({ kind: 'person', standIn: true });
      for (const person of [BEN, CID]) at.table.next(person);
      at.settle();
      expect([at.view(BEN).deal, ann(at)?.kind]).toEqual([2, 'bot']);
      expect(at.table.seatOf('id of Ann')).toBeNull();
    }
  });

  test('may come back in the pause after that deal', () => {
    begun();
    set.finishDeal();
    expect(set.table.rematch(ANN)).toMatchObject({ ok: false });
    set.table.back(ANN);
    for (const person of [ANN, BEN, CID]) set.table.next(person);
    set.settle();
    expect([set.view(BEN).deal, ann()?.kind]).toEqual([2, 'person']);
  });

  test('has no part in that game if they do not come back', () => {
    begun();
    finishGame(set, [BEN, CID]);
    const { games } = gamesIn(set.log.entries, 0, { seats: 3 });
    const stays = games[1]?.stays.filter(({ seat }) => seat === ANN);
    expect(stays).toMatchObject([{ player: null, level: 'steady', isFirst: true, from: 1, left: false }]);
  });

  test('without any sign in the last minute loses it, as before', () => {
    set.pass(3_600_000);
    set.table.sign(ANN);
    set.pass(PACE.silence - PACE.next);
    set.table.rematch(BEN);
    set.table.rematch(CID);
    set.pass(PACE.next);
    expect([set.table.stage, ...kinds()]).toEqual(['playing', 'bot', 'person', 'person']);
  });

  test('is not rated in it, whoever else is', () => {
    set = setUp({ isRated: true, isPrivate: false }, firstListed);
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    finishGame(set, [ANN, BEN, CID]);
    begun();
    set.table.back(ANN);
    expect([ANN, BEN, CID].map((person) => set.table.tableView(person).rated)).toEqual([false, true, true]);
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
    set.pass(PACE.silence);
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
    set.pass(PACE.silence);
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
