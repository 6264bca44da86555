import { describe, expect, test } from 'vitest';
import { type VersionedLogEntry, withoutPlayer } from '#table';
import { annAndBots, PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const person = (name: string) => ({ id: `id of ${name}`, name });
const seats = ({ table }: Pick<TableUnderTest, 'table'>) => table.tableView('spectator').seats;
const booked = (set: Pick<TableUnderTest, 'table'>) => seats(set).map((one) => one.booked);
const names = (set: Pick<TableUnderTest, 'table'>) => seats(set).map(({ name }) => name);

/** Ann and two bots in the first deal, in which Ben has booked a seat. */
function benBooked(): TableUnderTest {
  const set = annAndBots();
  expect(set.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
  return set;
}

describe('a booked seat', () => {
  test('stays the bot’s until the deal is over; then it is the person’s, with its points', () => {
    const set = benBooked();
    expect(booked(set)).toEqual(['', 'Ben', '']);
    expect(seats(set)[1]?.kind).toBe('bot');
    expect(set.table.seatOf('id of Ben')).toBeNull();
    set.finishDeal();
    expect(names(set)[1]).toBe('Ben');
    expect(booked(set)).toEqual(['', '', '']);
    const points = set.view(0).seats[1]?.total;
    for (const one of [0, 1]) set.table.next(one);
    set.settle();
    expect(set.view(1)).toMatchObject({ deal: 2, hand: { length: set.view(1).seats[1]?.cards } });
    expect(set.view(1).seats[1]?.total).toBe(points);
  });

  test('is nobody else’s, in mid-deal and between deals, and its name is taken', () => {
    const set = benBooked();
    expect(set.table.book(person('Cid'))).toEqual({ ok: true, value: 2 });
    expect(set.table.book(person('Dan'))).toEqual({ ok: false, reason: 'tableFull' });
    expect(set.table.closedBecause(false, 'id of Dan')).toBe('tableFull');
    set.table.unbook('id of Cid');
    expect(set.table.book({ id: 'another', name: 'Ben' })).toEqual({ ok: true, value: 2 });
    expect(booked(set)).toEqual(['', 'Ben', 'Ben 2']);
    set.finishDeal();
    expect(set.table.openSeats()).toBe(0);
    expect(names(set)).toEqual(['Ann', 'Ben', 'Ben 2']);
  });

  test('is one for each person, however often they ask, and is given up by asking', () => {
    const set = benBooked();
    expect(set.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
    expect(booked(set)).toEqual(['', 'Ben', '']);
    set.table.unbook('id of Ben');
    set.table.unbook('id of Ben');
    set.table.unbook('id of Ann');
    expect(booked(set)).toEqual(['', '', '']);
    set.finishDeal();
    expect(seats(set)[1]?.kind).toBe('bot');
  });

  test('is not given to a stranger who may take over a bot’s hand', () => {
    const set = setUp({ isPrivate: false, seats: 3 });
    seat(set, 'Ann');
    set.pass(PACE.fill);
    set.settle();
    expect(set.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
    expect(set.table.openSeats(true)).toBe(1);
    expect(set.table.sit({ ...person('Cid'), isStranger: true })).toEqual({ ok: true, value: 2 });
    expect(set.table.sit({ ...person('Dan'), isStranger: true })).toEqual({ ok: false, reason: 'tableFull' });
  });

  test('survives a restart of the server', () => {
    const set = benBooked().replayed();
    expect(booked(set)).toEqual(['', 'Ben', '']);
    set.table.connect(0);
    set.finishDeal();
    expect(names(set)[1]).toBe('Ben');
    expect(names(set.replayed())[1]).toBe('Ben');
  });

  test('at once, between two deals and while people gather, is a seat', () => {
    const waiting = setUp();
    seat(waiting, 'Ann');
    expect(waiting.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
    expect(names(waiting)).toEqual(['Ann', 'Ben', '']);
    const set = annAndBots();
    set.finishDeal();
    expect(set.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
    expect(names(set)[1]).toBe('Ben');
  });

  test('of a game that is over is the person’s in the rematch', () => {
    const set = annAndBots();
    while (set.table.stage === 'playing') {
      set.finishDeal();
      set.table.next(0);
      if (set.table.stage === 'playing') set.settle();
    }
    expect(set.table.book(person('Ben'))).toEqual({ ok: true, value: 1 });
    expect(seats(set)[1]?.kind).toBe('bot');
    set.table.rematch(0);
    set.settle();
    expect(set.table.stage).toBe('playing');
    expect(names(set)[1]).toBe('Ben');
    expect(set.view(1).seats[1]?.total).toBe(0);
  });

  test('does not count for the rating of somebody who came by the code', () => {
    const set = setUp({ isPrivate: false, isRated: true, seats: 3 });
    seat(set, 'Ann', 'Ben');
    set.pass(PACE.fill);
    set.settle();
    expect(set.table.book({ ...person('Cid'), byCode: true })).toEqual({ ok: true, value: 2 });
    set.finishDeal();
    expect(set.table.tableView(2).rated).toBe(false);
    expect(set.table.tableView(0).rated).toBe(true);
  });

  test('is refused at a daily deal, to a full table of people, and for a name nobody can read', () => {
    const daily = setUp({ isPrivate: false, isDaily: true });
    seat(daily, 'Ann');
    daily.settle();
    expect(daily.table.book(person('Ben'))).toEqual({ ok: false, reason: 'tableFull' });
    const full = setUp();
    seat(full, 'Ann', 'Ben', 'Cid');
    full.settle();
    expect(full.table.book(person('Dan'))).toEqual({ ok: false, reason: 'tableFull' });
    expect(annAndBots().table.book({ id: 'x', name: '<b>' })).toEqual({ ok: false, reason: 'badName' });
  });

  test('leaves neither number nor name of an erased person in the log, which says that they hold a seat', () => {
    const set = benBooked();
    const lines = set.log.entries.map((line) => JSON.stringify(line));
    const { changed, held } = withoutPlayer(lines, 'id of Ben', { player: 'nobody', name: 'Guest' });
    const after = changed.reduce((all, [index, line]) => all.with(index, line), lines);
    expect(after.join()).not.toMatch(/Ben/);
    expect([...held]).toEqual([1]);
    expect(booked(set.replayed(after.map((line) => JSON.parse(line) as VersionedLogEntry)))).toEqual(['', 'Guest', '']);
    set.table.unbook('id of Ben');
    const freed = set.log.entries.map((line) => JSON.stringify(line));
    expect(withoutPlayer(freed, 'id of Ben', { player: 'nobody', name: 'Guest' }).held.size).toBe(0);
  });
});
