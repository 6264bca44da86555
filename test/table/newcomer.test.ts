import { expect, test } from 'vitest';
import { TURN_TIMES } from '#table';
import { PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const { usual, none } = TURN_TIMES;
const PEOPLE = [0, 1, 2];
const STEP_MS = 20_000;

/** Ann, in her first game, with Ben and Cid, who have played before; the first deal is dealt. */
function newAnn(time = usual): TableUnderTest {
  const set = setUp({ pace: { ...PACE, ...time } });
  set.table.sit({ id: 'id of Ann', name: 'Ann', isNew: true });
  seat(set, 'Ben', 'Cid');
  set.settle();
  return set;
}

const clockOf = ({ table }: TableUnderTest) => table.tableView('spectator').clock;

/** Lets a time pass in which this person touches the page every 20 s. */
function think(set: TableUnderTest, person: number, ms: number): void {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    set.table.sign(person);
    set.pass(Math.min(STEP_MS, ms - passed));
  }
}

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

test('a newcomer who does something has twice the time, in the turn and in the bank; nobody else has', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  think(set, 0, 269_999);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 270_000, left: 1 });
  set.pass(1);
  toTurnOf(set, 1);
  think(set, 1, 134_999);
  expect(clockOf(set)).toMatchObject({ seat: 1, total: 135_000, left: 1 });
});

test('a newcomer of whom there is no sign has the usual time', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 135_000, left: 135_000 });
  set.pass(134_999);
  expect(clockOf(set)?.seat).toBe(0);
  set.pass(1);
  expect(clockOf(set)?.seat).not.toBe(0);
});

test('beyond the usual time the table waits for a minute after the last sign', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  think(set, 0, 120_000);
  expect(clockOf(set)).toMatchObject({ seat: 0, left: 40_000, total: 160_000 });
  set.pass(39_999);
  expect(clockOf(set)?.seat).toBe(0);
  set.pass(1);
  expect(clockOf(set)?.seat).not.toBe(0);
});

test('many signs in a row change the clock that everybody sees once in five seconds', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  set.pass(100_000);
  set.table.drain();
  for (let sent = 0; sent < 100; sent++) {
    set.table.sign(0);
    set.pass(100);
  }
  expect(set.table.drain()).toHaveLength(2);
});

test("time beyond twice a turn is taken from a newcomer's bank", () => {
  const set = newAnn();
  toTurnOf(set, 0);
  think(set, 0, 100_000);
  round(set);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 130_000 });
  think(set, 0, 260_000);
  expect(set.view(0).turn).not.toBe(0);
  toTurnOf(set, 0);
  expect(clockOf(set)).toMatchObject({ seat: 0, total: 45_000 });
});

test('it lasts for the game, even after a restart, but not for the next game', () => {
  const set = newAnn();
  toTurnOf(set, 0);
  const again = set.replayed();
  again.table.connect(0);
  think(again, 0, 269_999);
  expect(clockOf(again)).toMatchObject({ seat: 0, total: 270_000, left: 1 });
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
  think(set, 1, 269_999);
  expect(clockOf(set)).toMatchObject({ seat: 1, total: 270_000, left: 1 });
});

test('without a clock, none runs for a newcomer either', () => {
  expect(clockOf(newAnn(none))).toBeNull();
});
