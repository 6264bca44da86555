import { describe, expect, test } from 'vitest';
import { annAndBots, PACE, seat, setUp, threeDealt } from '../support/server/table.ts';

type Set = ReturnType<typeof threeDealt>;
const info = ({ table }: Set, seat: number) => table.tableView('spectator').seats[seat];
const onesTurn = (set: Set, seat: number) => {
  while (set.view(0).turn !== seat) {
    const { turn, phase, hand } = set.view(set.view(0).turn);
    set.act(turn, phase === 'draw' ? { type: 'draw', from: 'stock' } : { type: 'discard', card: hand[0] as number });
  }
};

describe('a disconnected player', () => {
  test('keeps seat, hand and name; a bot stands in after a while and hands back on return', () => {
    const set = threeDealt();
    onesTurn(set, 1);
    const { hand } = set.view(1);
    set.table.disconnect(1);
    expect(info(set, 1)).toMatchObject({ name: 'Ben', kind: 'person', connected: false, standIn: false });
    set.pass(PACE.grace - 1);
    expect(set.view(1).hand).toEqual(hand);
    expect(set.view(0).turn).toBe(1);
    set.pass(1);
    expect(info(set, 1)).toMatchObject({ name: 'Ben', kind: 'person', standIn: true });
    set.pass(PACE.bot);
    expect(set.log.entries.at(-1)).toMatchObject({ by: 1, origin: 'bot' });
    set.table.connect(1);
    expect(info(set, 1)).toMatchObject({ connected: true, standIn: false });
    expect(set.table.seatOf('id of Ben')).toBe(1);
    if (set.view(0).turn === 1) expect(set.table.tableView(0).clock).toMatchObject({ seat: 1, left: PACE.turn });
  });

  test('comes back in time and finds everything as it was', () => {
    const set = threeDealt();
    onesTurn(set, 1);
    const before = set.view(1);
    set.table.disconnect(1);
    set.pass(PACE.grace - 1);
    set.table.connect(1);
    set.pass(PACE.grace);
    expect(set.view(1)).toEqual(before);
    expect(info(set, 1)).toMatchObject({ connected: true, standIn: false });
  });

  test('is not waited for between deals', () => {
    const set = threeDealt();
    set.finishDeal();
    set.table.disconnect(2);
    set.table.next(0);
    set.settle();
    expect(set.view(0).phase).toBe('ready');
    set.table.next(1);
    set.settle();
    expect(set.view(0).deal).toBe(2);
  });
});

describe('a table that everybody has left', () => {
  test('stops, and goes on when somebody is back', () => {
    const set = annAndBots();
    const before = set.view(0);
    set.table.disconnect(0);
    expect(set.table.due()).toBeNull();
    set.pass(3_600_000);
    expect(set.view(0)).toEqual(before);
    set.table.connect(0);
    expect(set.table.due()).not.toBeNull();
  });
});

describe('a player whose connection comes and goes', () => {
  test('delays nobody: the bots play on', () => {
    const set = setUp();
    seat(set, 'Ann', 'Ben');
    set.table.start(0);
    set.settle();
    onesTurn(set, 2);
    for (let time = 0; time < 10 && set.view(0).turn === 2; time++) {
      set.pass(PACE.bot / 2);
      set.table.disconnect(1);
      set.table.connect(1);
    }
    expect(set.view(0).turn).not.toBe(2);
  });
});

describe('leaving for good', () => {
  test('gives the seat to a bot, marked as a bot, with the same hand and points', () => {
    const set = threeDealt();
    const { hand } = set.view(1);
    set.table.leave(1);
    expect(info(set, 1)).toMatchObject({ kind: 'bot', connected: true, standIn: false });
    expect(info(set, 1)?.name).not.toBe('Ben');
    expect(set.table.seatOf('id of Ben')).toBeNull();
    expect(set.view(1).hand).toEqual(hand);
    set.finishDeal();
    expect(set.view(0).phase).toBe('ready');
    expect(set.table.people()).toBe(2);
  });

  test('mid-turn: the bot goes on from there', () => {
    const set = threeDealt();
    onesTurn(set, 1);
    set.act(1, { type: 'draw', from: 'stock' });
    set.table.leave(1);
    set.pass(PACE.deal);
    expect(set.view(0).turn).not.toBe(1);
  });
});
