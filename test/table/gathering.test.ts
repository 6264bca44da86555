import { describe, expect, test } from 'vitest';
import { TEMPO } from '../../server/config.ts';
import { annAndBots, PACE, passUntilDue, plainly, seat, setUp, threeDealt } from '../support/server/table.ts';

const kinds = ({ table }: ReturnType<typeof setUp>) => table.tableView('spectator').seats.map(({ kind }) => kind);
const names = ({ table }: ReturnType<typeof setUp>) => table.tableView('spectator').seats.map(({ name }) => name);

describe('a quick match', () => {
  test('waits for people, then fills with bots that have names and are marked as bots', () => {
    const set = setUp({ isPrivate: false, seats: 4 });
    expect(set.table.due()).toBeNull();
    seat(set, 'Ann');
    set.pass(PACE.fill - 1);
    expect(set.table.tableView(0).stage).toBe('waiting');
    set.pass(1);
    expect(set.table.tableView(0).stage).toBe('playing');
    expect(kinds(set)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(new Set(names(set)).size).toBe(4);
    expect(set.view(0).deal).toBe(1);
  });

  test("with nobody else coming, deals half a second after the first player sat down, with our server's settings", () => {
    const set = setUp({ isPrivate: false, pace: { ...PACE, ...TEMPO } });
    seat(set, 'Ann');
    set.pass(500);
    set.table.share(0, 1, '5a'.repeat(16));
    set.settle();
    expect(set.view(0).deal).toBe(1);
    expect(set.view(0).hand).not.toHaveLength(0);
  });

  test('begins at once when a person takes the last seat', () => {
    const set = setUp({ isPrivate: false });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    expect(kinds(set)).toEqual(['person', 'person', 'person']);
    expect(set.view(0).hand.length).toBeGreaterThanOrEqual(7);
  });

  test('waits longer while others look for a game, unless somebody there starts it: then for those on their way', () => {
    const [waiting, started] = [setUp({ isPrivate: false }), setUp({ isPrivate: false })];
    for (const { table } of [waiting, started]) table.sit({ id: 'ann', name: 'Ann', isAmongOthers: true });
    waiting.pass(PACE.search - 1);
    expect(waiting.table.stage).toBe('waiting');
    waiting.pass(1);
    expect(waiting.table.stage).toBe('playing');
    expect(started.table.start(1)).toEqual({ ok: false, reason: 'notSeated' });
    started.table.expect(started.clock.now() + 500);
    expect(started.table.start(0)).toEqual({ ok: true, value: null });
    started.pass(499);
    expect(started.table.stage).toBe('waiting');
    started.pass(1);
    expect(kinds(started)).toEqual(['person', 'bot', 'bot']);
  });

  test('restarts its waiting time when everybody has left', () => {
    const set = setUp({ isPrivate: false });
    seat(set, 'Ann');
    set.pass(PACE.fill - 1);
    set.table.leave(0);
    set.pass(PACE.fill);
    seat(set, 'Ben');
    set.pass(PACE.fill - 1);
    expect(set.table.tableView(0).stage).toBe('waiting');
  });
});

describe('a private table', () => {
  test('waits for ever until somebody starts it, with bots in the empty seats', () => {
    const set = setUp({ seats: 4 });
    seat(set, 'Ann', 'Ben');
    set.pass(3_600_000);
    expect(set.table.tableView(0).stage).toBe('waiting');
    expect(set.table.start(0)).toEqual({ ok: true, value: null });
    expect(kinds(set)).toEqual(['person', 'person', 'bot', 'bot']);
    expect(set.table.start(0)).toEqual({ ok: false, reason: 'alreadyPlaying' });
  });

  test('is started by whoever opened it; while they are away or once they have left, by the next', () => {
    const set = setUp({ seats: 4 });
    seat(set, 'Ann', 'Ben', 'Cid');
    for (const guest of [1, 2]) expect(set.table.start(guest)).toEqual({ ok: false, reason: 'hostStarts' });
    expect(set.table.tableView(0).stage).toBe('waiting');
    set.table.leave(0);
    expect(set.table.start(2)).toEqual({ ok: false, reason: 'hostStarts' });
    set.table.disconnect(1);
    expect(set.table.start(2)).toEqual({ ok: true, value: null });
    expect(kinds(set)).toEqual(['bot', 'person', 'person', 'bot']);
  });

  test('begins automatically when it is full', () => {
    expect(threeDealt().view(0).phase).toBe('play');
  });

  test('without bots waits for people in all seats; a player who leaves mid-game is still replaced by a bot', () => {
    const set = setUp({ bots: false });
    seat(set, 'Ann', 'Ben');
    expect(set.table.start(0)).toEqual({ ok: false, reason: 'notFull' });
    set.pass(3_600_000);
    expect(set.table.tableView(0).stage).toBe('waiting');
    seat(set, 'Cid');
    set.settle();
    expect(set.view(0).deal).toBe(1);
    set.table.leave(2);
    expect(kinds(set)).toEqual(['person', 'person', 'bot']);
    set.finishDeal();
    expect(set.view(0).phase).toBe('ready');
  });
});

describe('sitting down', () => {
  test('a second Ann is Ann 2', () => {
    const set = setUp();
    set.table.sit({ id: 'one', name: 'Ann' });
    set.table.sit({ id: 'other', name: 'Ann' });
    expect(names(set)).toEqual(['Ann', 'Ann 2', '']);
  });

  test('a player who already sits there keeps the seat', () => {
    const set = setUp();
    seat(set, 'Ann', 'Ben');
    expect(set.table.sit({ id: 'id of Ann', name: 'Ann' })).toEqual({ ok: true, value: 0 });
    expect(kinds(set)).toEqual(['person', 'person', 'empty']);
  });

  test('a name that cannot be displayed is refused', () => {
    expect(setUp().table.sit({ id: 'x', name: '<b>Ann</b>' })).toEqual({ ok: false, reason: 'badName' });
  });

  test('a table full of people is full', () => {
    const set = setUp();
    seat(set, 'Ann', 'Ben', 'Cid');
    expect(set.table.sit({ id: 'id of Dan', name: 'Dan' })).toEqual({ ok: false, reason: 'tableFull' });
    expect(set.table.openSeats()).toBe(0);
  });

  test('a player who leaves before the game leaves an empty seat', () => {
    const set = setUp();
    seat(set, 'Ann', 'Ben');
    set.table.leave(0);
    expect(kinds(set)).toEqual(['empty', 'person', 'empty']);
    expect(set.table.seatOf('id of Ann')).toBeNull();
  });
});

describe('a player on the way to a promised seat', () => {
  test('is waited for before bots fill a quick match', () => {
    const set = setUp({ isPrivate: false });
    seat(set, 'Ann');
    set.table.expect(set.clock.now() + PACE.fill + 500);
    set.pass(PACE.fill + 499);
    seat(set, 'Ben');
    set.table.expect(null);
    set.settle();
    expect(kinds(set)).toEqual(['person', 'person', 'bot']);
  });

  test('is waited for before the next deal, but not for ever', () => {
    const set = annAndBots();
    set.finishDeal();
    set.table.next(0);
    set.table.expect(set.clock.now() + 500);
    set.pass(499);
    expect(set.view(0).deal).toBe(1);
    set.pass(1);
    expect(set.view(0).deal).toBe(2);
    set.table.expect(set.clock.now() + 60_000);
    expect(set.table.due()).toBeLessThan(set.clock.now() + 60_000);
  });
});

describe("a bot's hand in mid-deal", () => {
  const stranger = (name: string) => ({ id: `id of ${name}`, name, isStranger: true });
  const quickMatch = () => {
    const set = setUp({ isPrivate: false, seats: 3 });
    seat(set, 'Ann');
    set.pass(PACE.fill);
    set.settle();
    return set;
  };

  test('is taken over, with its points, by somebody who has seen nothing of the deal', () => {
    const set = quickMatch();
    expect(set.table.openSeats()).toBe(0);
    expect(set.table.openSeats(true)).toBe(2);
    const before = set.replayed().view(1);
    const seated = set.table.sit(stranger('Ben'));
    if (!seated.ok) throw new Error(seated.reason);
    expect(kinds(set)[seated.value]).toBe('person');
    expect(names(set)[seated.value]).toBe('Ben');
    expect(before.viewer).toBe(1);
    if (seated.value === 1) expect(set.view(1).hand).toEqual(before.hand);
    set.finishDeal();
    expect(set.view(0).results).toHaveLength(1);
    expect(set.replayed().view(0).seats).toEqual(set.view(0).seats);
  });

  test('stays the bot’s for anybody else', () => {
    const set = quickMatch();
    expect(set.table.sit({ id: 'id of Ben', name: 'Ben' })).toEqual({ ok: false, reason: 'alreadyPlaying' });
  });

  test('of a bot that is not asked comes first; its own turn may be taken over as well', () => {
    const set = quickMatch();
    while (set.view(0).turn !== 0) passUntilDue(set);
    while (set.view(0).turn === 0) set.act(0, plainly(set.view(0), { below: () => 0 }));
    const asked = set.view(0).turn;
    const one = set.table.sit(stranger('Ben'));
    expect(one).toEqual({ ok: true, value: [1, 2].find((bot) => bot !== asked) });
    expect(set.table.sit(stranger('Cid'))).toEqual({ ok: true, value: asked });
    expect(set.table.tableView('spectator').clock?.seat).toBe(asked);
    set.finishDeal();
    expect(set.view(0).results).toHaveLength(1);
  });

  test('is taken over once a deal: after its new owner has left, the bot keeps it', () => {
    const set = quickMatch();
    for (const name of ['Ben', 'Cid']) {
      const seated = set.table.sit(stranger(name));
      if (!seated.ok) throw new Error(seated.reason);
      set.table.leave(seated.value);
    }
    expect(set.table.sit(stranger('Dan'))).toEqual({ ok: false, reason: 'alreadyPlaying' });
    expect(set.replayed().table.sit(stranger('Dan'))).toEqual({ ok: false, reason: 'alreadyPlaying' });
    set.finishDeal();
    expect(set.table.sit(stranger('Dan')).ok).toBe(true);
  });

  test('is never taken over at a private table, in a rated game or at a table of the day', () => {
    const friends = annAndBots();
    expect(friends.table.sit(stranger('Ben'))).toEqual({ ok: false, reason: 'alreadyPlaying' });
    const rated = setUp({ isPrivate: false, isRated: true, seats: 3 });
    seat(rated, 'Ann', 'Ben');
    rated.pass(PACE.fill);
    rated.settle();
    expect(rated.table.sit(stranger('Cid'))).toEqual({ ok: false, reason: 'alreadyPlaying' });
    const daily = setUp({ isPrivate: false, isDaily: true, seats: 3 });
    seat(daily, 'Ann');
    daily.settle();
    expect(daily.table.sit(stranger('Cid')).ok).toBe(false);
  });
});

describe("a bot's seat", () => {
  test('is closed mid-deal and open between deals, with its hand and points', () => {
    const set = annAndBots();
    expect(set.table.sit({ id: 'id of Ben', name: 'Ben' })).toEqual({ ok: false, reason: 'alreadyPlaying' });
    expect(set.table.openSeats()).toBe(0);
    set.finishDeal();
    const before = set.view(0).seats[1];
    expect(set.table.openSeats()).toBe(2);
    expect(set.table.sit({ id: 'id of Ben', name: 'Ben' })).toEqual({ ok: true, value: 1 });
    expect(kinds(set)).toEqual(['person', 'person', 'bot']);
    expect(names(set)[1]).toBe('Ben');
    expect(set.view(0).seats[1]).toEqual(before);
    set.table.next(0);
    set.table.next(1);
    set.settle();
    expect(set.view(1)).toMatchObject({ deal: 2, hand: { length: set.view(1).seats[1]?.cards } });
    set.pass(PACE.turn * 3);
    expect(set.log.entries).toContainEqual(expect.objectContaining({ by: 1, origin: 'clock' }));
  });
});
