import { expect, test } from 'vitest';
import { TURN_TIMES } from '#table';
import { PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const { usual, none } = TURN_TIMES;
const PEOPLE = [0, 1, 2];

/** Ann, in her first game, with Ben and Cid, who have played before; the first deal is dealt. */
function newAnn(time = usual): TableUnderTest {
  const set = setUp({ pace: { ...PACE, ...time } });
  set.table.sit({ id: 'id of Ann', name: 'Ann', isNew: true });
  seat(set, 'Ben', 'Cid');
  set.settle();
  return set;
}

const clockOf = ({ table }: TableUnderTest) => table.tableView('spectator').clock;

/** Plays dull turns until it is this seat's. */
function toTurnOf(set: TableUnderTest, wanted: number): void {
  while (set.view(0).turn !== wanted) {
    if (set.table.tableView(0).seats[set.view(0).turn]?.kind === 'bot') set.pass(PACE.bot);
    else turn(set);
  }
}

/** Plays a round of dull turns. */
function round(set: TableUnderTest): void {
  for (const _ of PEOPLE) turn(set);
}

function turn(set: TableUnderTest): void {
  const now = set.view(0).turn;
  if (set.view(0).phase === 'draw') set.act(now, { type: 'draw', from: 'stock' });
  set.act(now, { type: 'discard', card: set.view(now).hand[0] as number });
}

test('a newcomer has twice the time, in the turn and in the bank; nobody else has', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 270_000, left: 270_000 });
  toTurnOf(set, 1);
  expect(clockOf(set)).toMatchObject({ seat: 1, total: 135_000 });
});

test("time beyond twice a turn is taken from a newcomer's bank", () => {
  const set = newAnn();
  toTurnOf(set, 0);
  set.pass(100_000);
  round(set);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 260_000 });
  set.pass(260_000);
  expect(set.view(0).turn).not.toBe(0);
  toTurnOf(set, 0);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 90_000 });
});

test('it lasts for the game, even after a restart, but not for the next game', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  const again = set.replayed();
  again.table.connect(0);
  expect(clockOf(again)).toMatchObject({ seat: 0, total: 270_000 });
  while (set.table.stage !== 'over') {
    set.finishDeal();
    for (const person of PEOPLE) set.table.next(person);
    set.settle();
  }
  for (const person of PEOPLE) set.table.rematch(person);
  set.settle();
  toTurnOf(set, 0);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 135_000 });
});

test('a newcomer who takes a bot’s seat between deals has it too', () => {
  const set = setUp({ pace: { ...PACE, ...usual } });
  seat(set, 'Ann');
  set.table.start(0);
  set.settle();
  set.finishDeal();
  set.table.sit({ id: 'id of Ben', name: 'Ben', isNew: true });
  set.table.connect(1);
  for (const person of [0, 1]) set.table.next(person);
  set.settle();
  toTurnOf(set, 1);
  expect(clockOf(set)).toMatchObject({ seat: 1, total: 270_000 });
});

test('without a clock, none runs for a newcomer either', () => {
  expect(clockOf(newAnn(none))).toBeNull();
});
