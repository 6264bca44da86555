import { expect, test } from 'vitest';
import type { Seat } from '#engine';
import { type VersionedLogEntry, withoutPlayer } from '#table';
import { seat, setUp, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const ANN = 'id of Ann';
const NOBODY = { player: 'nobody', name: 'Guest' };

const textOf = ({ log }: TableUnderTest) => log.entries.map((line) => JSON.stringify(line));
/** The log without Ann. */
function erased(set: TableUnderTest) {
  const lines = textOf(set);
  const { changed, held } = withoutPlayer(lines, ANN, NOBODY);
  const after = changed.reduce((all, [index, line]) => all.with(index, line), lines);
  return { after, text: after.join('\n'), holdsSeat: held.size > 0, count: changed.length };
}

test('a log has neither number nor name of the person any more, and everybody else’s', () => {
  const set = threeDealt();
  set.finishDeal();
  set.table.disconnect(0);
  set.table.connect(0);
  const { text, holdsSeat } = erased(set);
  expect(text).not.toMatch(/Ann/);
  expect(text).toContain('id of Ben');
  expect(holdsSeat).toBe(true);
});

test('a log does not have the avatar of the person any more, and those of the others', () => {
  const set = setUp();
  set.table.sit({ id: ANN, name: 'Ann', avatar: 17 });
  set.table.sit({ id: 'id of Ben', name: 'Ben', avatar: 5 });
  set.table.start(0);
  set.settle();
  set.finishDeal();
  expect(textOf(set).join().split('"avatar":17')).toHaveLength(3);
  expect(erased(set).text).not.toContain('"avatar":17');
  expect(erased(set).text).toContain('"avatar":5');
});

test('a log is erased in parts like as a whole', () => {
  const set = threeDealt();
  set.finishDeal();
  set.table.disconnect(0);
  set.table.connect(0);
  let held: ReadonlySet<Seat> = new Set();
  const parts = textOf(set).map((line) => {
    const erasure = withoutPlayer([line], ANN, NOBODY, held);
    held = erasure.held;
    return erasure.changed[0]?.[1] ?? line;
  });
  expect(parts).toEqual(erased(set).after);
  expect([...held]).toEqual([0]);
});

test('the table opens from it as before, with somebody nobody knows in the seat', () => {
  const set = threeDealt();
  set.finishDeal();
  const lines = erased(set).after.map((line) => JSON.parse(line) as VersionedLogEntry);
  const before = set.replayed().table.tableView('spectator');
  const { seats, ...rest } = set.replayed(lines).table.tableView('spectator');
  expect({
    ...rest,
    seats: seats.map(({ name, ...one }, index) => ({ name: index === 0 ? 'Ann' : name, ...one })),
  }).toEqual(before);
  expect(seats[0]?.name).toBe('Guest');
  expect(set.replayed(lines).table.seatOf(ANN)).toBeNull();
});

test('a seat that they left holds nothing of them, and stays that of the next person', () => {
  const set = setUp({ isPrivate: false });
  seat(set, 'Ann');
  set.table.leave(0);
  seat(set, 'Ben', 'Cid', 'Dan');
  const { text, holdsSeat } = erased(set);
  expect(holdsSeat).toBe(false);
  expect(text).not.toMatch(/Ann/);
  for (const name of ['Ben', 'Cid', 'Dan']) expect(text).toContain(`"name":"${name}"`);
});

test('a log without them is left alone', () => {
  const set = threeDealt();
  expect(withoutPlayer(textOf(set), 'id of Zoe', NOBODY)).toEqual({ changed: [], held: new Set() });
});
