import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { crazyRummy } from '#rules';
import { gamesIn, LOG_VERSION, type VersionedLogEntry } from '#table';
import { annAndBots, finishGame, PACE, seat, setUp, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const TABLE = { rules: crazyRummy, seats: 3 };
const read = ({ log }: TableUnderTest, from = 0) => gamesIn(log.entries.slice(from), from, TABLE);
const only = (set: TableUnderTest) => {
  const [game] = read(set).games;
  if (!game) throw new Error('no game');
  return game;
};

describe('the log of a table', () => {
  test('has a game as soon as it has begun, with all its steps', () => {
    const set = threeDealt();
    expect(read(set).games).toMatchObject([{ status: 'running' }]);
    set.finishDeal();
    const actions = set.log.entries.filter(({ type }) => type === 'action');
    expect(only(set).steps).toHaveLength(actions.length);
  });

  test('has each game apart, and need not be read again before the last of them', () => {
    const set = annAndBots();
    finishGame(set, [0]);
    const first = read(set);
    expect(first.games.map(({ status }) => status)).toEqual(['over']);
    set.table.rematch(0);
    set.settle();
    const both = read(set);
    expect(both.games.map(({ status }) => status)).toEqual(['over', 'running']);
    expect(first.resume).toBeGreaterThan(0);
    expect(read(set, first.resume).games).toEqual([both.games[1]]);
    expect(read(set, both.resume).games).toEqual([both.games[1]]);
  });

  test('is read even if a newer version has added kinds of entries', () => {
    const set = threeDealt();
    const added = { v: LOG_VERSION, type: 'somethingNew', time: 0 } as unknown as VersionedLogEntry;
    expect(gamesIn([...set.log.entries, added], 0, TABLE).games).toEqual(read(set).games);
  });
});

describe('a seat', () => {
  test('is that of the person who holds it, or of a bot with its level', () => {
    expect(only(annAndBots()).stays).toMatchObject([
      { seat: 0, player: 'id of Ann', name: 'Ann', level: null, from: 1, left: false },
      { seat: 1, player: null, level: 'steady' },
      { seat: 2, player: null, level: 'steady' },
    ]);
  });

  test('belongs to whoever leaves until then, and then to the bot', () => {
    const set = threeDealt();
    set.finishDeal();
    set.table.leave(1);
    expect(only(set).stays.filter((stay) => stay.seat === 1)).toMatchObject([
      { order: 0, player: 'id of Ben', from: 1, to: 1, left: true },
      { order: 1, player: null, from: 2, to: 1, left: false },
    ]);
  });

  test('that a person takes from a bot is theirs from the next deal on, and the bot is not listed', () => {
    const set = setUp({ isPrivate: false });
    seat(set, 'Ann', 'Ben', 'Cid');
    set.settle();
    set.finishDeal();
    set.table.leave(2);
    expect(set.table.sit({ id: 'id of Dan', name: 'Dan' })).toMatchObject({ ok: true });
    expect(only(set).stays.filter((stay) => stay.seat === 2)).toMatchObject([
      { order: 0, name: 'Cid', to: 1, left: true },
      { order: 1, name: 'Dan', from: 2, left: false },
    ]);
  });

  test('that is left after the game was not left early', () => {
    const set = threeDealt();
    finishGame(set, [0, 1, 2]);
    set.table.leave(1);
    expect(only(set).stays.map(({ left }) => left)).toEqual([false, false, false]);
  });

  test('goes out as often as its deals say', () => {
    const set = threeDealt();
    finishGame(set, [0, 1, 2]);
    const outs = set.view(0).results.map(({ out }) => out);
    expect(only(set).stays.map(({ outs: count }) => count)).toEqual(
      [0, 1, 2].map((one) => outs.filter((out) => out === one).length),
    );
  });

  test('counts the finished deals in which its person moved: the clock’s moves and a stand-in’s are not theirs', () => {
    const set = threeDealt();
    set.finishDeal();
    set.table.disconnect(0);
    set.pass(PACE.grace);
    finishGame(set, [1, 2]);
    const deals = set.view(1).results.length;
    const [ann, ben] = only(set).stays;
    expect([ann?.played, ben?.played]).toEqual([1, deals]);
    const left = threeDealt();
    left.table.leave(1);
    left.finishDeal();
    expect(only(left).stays.map(({ played }) => played)).toEqual([1, 0, 0, 1]);
  });

  test('has nothing counted while a bot stands in for its person', () => {
    const set = threeDealt(think);
    set.table.disconnect(0);
    set.pass(PACE.grace);
    finishGame(set, [1, 2]);
    expect(set.view(0).results.filter(({ out }) => out === 0)).not.toEqual([]);
    expect(only(set).stays[0]).toMatchObject({ name: 'Ann', outs: 0, swaps: 0 });
  });
});
