import { describe, expect, test } from 'vitest';
import type { Seat } from '#engine';
import { AVATAR_COUNT } from '#protocol';
import { crazyRummy, withValue } from '#rules';
import { seat, setUp, type TableUnderTest } from '../support/server/table.ts';
import { Wire } from '../support/server/wire.ts';

const ANN: Seat = 0;

/** A game of eight. */
const OF_EIGHT = { rules: withValue(withValue(crazyRummy, 'pack.packs', 'two'), 'table.maxPlayers', 8), seats: 8 };

const seatsAt = ({ table }: TableUnderTest) => table.tableView('spectator').seats;
const avatarsAt = (set: TableUnderTest) => seatsAt(set).map(({ avatar }) => avatar);

/** Ann's private table, where she sits with this avatar. */
function annsTable(avatar?: number): TableUnderTest {
  const set = setUp();
  set.table.sit({ id: 'id Ann', name: 'Ann', ...(avatar !== undefined && { avatar }) });
  set.table.connect(ANN);
  return set;
}

/** The same with bots in all other seats, and one deal played. */
function playedTable(avatar?: number): TableUnderTest {
  const set = annsTable(avatar);
  set.table.start(ANN);
  set.settle();
  set.finishDeal();
  return set;
}

describe('a person’s avatar', () => {
  test('is the one they chose, and everybody sees it', () => {
    expect(avatarsAt(annsTable(17))).toEqual([17, null, null]);
  });

  test('is another in each seat if nobody has chosen one', () => {
    const set = setUp(OF_EIGHT);
    seat(set, 'Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Flo', 'Gil', 'Hal');
    expect(new Set(avatarsAt(set)).size).toBe(8);
    for (const avatar of avatarsAt(set)) expect(avatar).toBeLessThan(AVATAR_COUNT);
  });

  test('goes with them: the next in the seat has their own', () => {
    const set = annsTable(17);
    set.table.leave(ANN);
    set.table.sit({ id: 'id Ben', name: 'Ben', avatar: 3 });
    expect(avatarsAt(set)).toEqual([3, null, null]);
  });
});

describe('a bot', () => {
  test('is known by its number, which no name at the table looks like', () => {
    const set = setUp({ seats: 4 });
    seat(set, 'Аdа', 'Clara');
    set.table.start(ANN);
    const bots = seatsAt(set).slice(2);
    expect(bots).toMatchObject([
      { avatar: 1, name: 'Bruno' },
      { avatar: 3, name: 'Dario' },
    ]);
  });

  test('can be found for every seat, even if all others are called like bots', () => {
    const set = setUp(OF_EIGHT);
    seat(set, 'Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta');
    set.table.start(ANN);
    expect(seatsAt(set)[7]).toMatchObject({ kind: 'bot', avatar: 7, name: 'Hugo' });
  });
});

describe('avatars', () => {
  test('survive a restart, from the whole log and from its last snapshot', () => {
    const set = playedTable(17);
    const from = set.log.entries.findLastIndex(({ type }) => type === 'snapshot');
    expect(from).toBeGreaterThan(0);
    for (const past of [set.log.entries, set.log.entries.slice(from)])
      expect(avatarsAt(set.replayed(past))).toEqual([17, 0, 1]);
  });

  test('are unchanged on the wire, also after a seat changed hands', () => {
    const set = playedTable(17);
    const wire = new Wire(3);
    const look = (viewer: Seat | 'spectator') => set.table.tableView(viewer);
    wire.send(look, null);
    expect(wire.view(ANN)).toEqual(look(ANN));
    set.table.leave(ANN);
    wire.send(look, null);
    expect(wire.view('spectator').seats.map(({ avatar }) => avatar)).toEqual([2, 0, 1]);
  });
});
