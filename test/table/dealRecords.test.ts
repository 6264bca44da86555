import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameEvent, type GameState, ok } from '#engine';
import type { DealRecord } from '#protocol';
import { parseRecord, replay } from '#record';
import { crazyRummy } from '#rules';
import { DealRecords } from '../../shared/table/dealRecords.ts';
import { happen, happening, happeningRules } from '../support/arbitrary/happenings.ts';
import {
  annAndBots,
  finishGame,
  firstListed,
  PACE,
  seat,
  setUp,
  type TableUnderTest,
  threeDealt,
} from '../support/server/table.ts';

/** The state at the end of a recorded deal. */
function endOf(record: DealRecord | null): GameState {
  const read = parseRecord(record?.text ?? '');
  if (!read.ok) throw new Error(read.reason.problem);
  const replayed = replay(read.value);
  if (!replayed.ok) throw new Error(`step ${replayed.reason.index}`);
  return replayed.value.state;
}

/** Goes on to the next deal. */
function nextDeal(set: TableUnderTest, people: readonly number[]): void {
  for (const person of people) set.table.next(person);
  set.pass(PACE.next);
}

const PEOPLE = [0, 1, 2];

const DEALT = { type: 'dealt', dealer: 0, hands: [], stock: [], pile: [], chance: null };
const ENDED = { type: 'dealEnded', ending: 'wentOut', out: 0, points: [] } as unknown as GameEvent;

describe('the record of a deal', () => {
  test('cannot be had before the deal is over, and then replays to its result and cards', () => {
    const set = threeDealt();
    expect(set.table.record(1)).toBeNull();
    set.act(set.view(0).turn, { type: 'draw', from: 'stock' });
    expect(set.table.record(1)).toBeNull();
    set.finishDeal();
    const end = endOf(set.table.record(1));
    expect(end.results).toEqual(set.view(0).results);
    expect(end.hands).toEqual(set.view(0).seats.map(({ shown }) => shown));
    expect([0, 2, 3, -1, 1.5].map((deal) => set.table.record(deal))).toEqual([null, null, null, null, null]);
  });

  test('is of that deal alone: its secret and every card of a running deal stay out', () => {
    const set = threeDealt();
    set.finishDeal();
    const first = set.table.record(1);
    nextDeal(set, PEOPLE);
    expect(set.view(0)).toMatchObject({ deal: 2 });
    expect(set.table.record(1)).toEqual(first);
    expect(set.table.record(2)).toBeNull();
    const secrets = set.log.entries.flatMap((line) =>
      line.type === 'action' && 'secret' in line.action ? [line.action.secret] : [],
    );
    const [opening, ofFirst, ofSecond] = secrets;
    expect(secrets).toHaveLength(3);
    expect(first?.text).toContain(ofFirst);
    for (const other of [opening, ofSecond]) expect(first?.text).not.toContain(other);
  });

  test('is kept until another game begins', () => {
    const set = annAndBots();
    finishGame(set, [0]);
    const { results } = set.view(0);
    expect(results.map(({ deal }) => endOf(set.table.record(deal)).results[0]?.points)).toEqual(
      results.map(({ points }) => points),
    );
    expect(set.table.rematch(0)).toEqual(ok(null));
    set.pass(PACE.next);
    expect(results.map(({ deal }) => set.table.record(deal))).toEqual(results.map(() => null));
  });

  test('names the steps that bots made, and those that the clock made for a person', () => {
    const set = threeDealt();
    const turn = set.view(0).turn;
    set.pass(PACE.turn);
    expect(set.view(0).turn).not.toBe(turn);
    set.finishDeal();
    const record = set.table.record(1);
    const read = parseRecord(record?.text ?? '');
    const automatic = record?.automatic.map((index) => (read.ok ? read.value.steps[index]?.by : null));
    expect(automatic?.length).toBeGreaterThan(0);
    expect(new Set(automatic)).toEqual(new Set([turn]));

    const bots = annAndBots();
    bots.finishDeal();
    const other = parseRecord(bots.table.record(1)?.text ?? '');
    const steps = other.ok ? other.value.steps : [];
    const isAutomatic = (index: number) => bots.table.record(1)?.automatic.includes(index);
    for (const [index, { by }] of steps.entries()) expect(isAutomatic(index)).toBe(by === 1 || by === 2);
  });

  test('is whole for the deal that was running when the table was reopened; earlier ones are gone', () => {
    const set = threeDealt();
    set.finishDeal();
    nextDeal(set, PEOPLE);
    const again = set.replayed();
    for (const seat of PEOPLE) again.table.connect(seat);
    again.act(again.view(0).turn, { type: 'draw', from: 'stock' });
    const twice = again.replayed();
    for (const seat of PEOPLE) twice.table.connect(seat);
    twice.finishDeal();
    expect(twice.table.record(1)).toBeNull();
    const end = endOf(twice.table.record(2));
    expect(end.results[0]).toEqual(twice.view(0).results[1]);
    const [line] = set.log.entries.filter((entry) => entry.type === 'action' && entry.action.type === 'deal').slice(1);
    const dealt = line?.type === 'action' ? line.events : [];
    const read = parseRecord(twice.table.record(2)?.text ?? '');
    expect(read.ok && read.value.steps[0]?.events).toEqual(dealt);
  });
});

test('the oldest deals of a very long game are dropped, and a deal beyond all measure is not kept', () => {
  const records = new DealRecords({ rules: crazyRummy, seats: 3 });
  let printed = 0;
  const discard = {
    type: 'discard',
    get card() {
      printed++;
      return 5;
    },
  } as const;
  const begin = (deal: number, turns: number): void => {
    const dealt = { ...DEALT, deal } as unknown as GameEvent;
    records.add({ by: 'table', origin: 'table', action: { type: 'closeWindow' }, events: [dealt] });
    const events: GameEvent[] = [{ type: 'discarded', seat: 0, card: 5 }];
    for (let turn = 0; turn < turns; turn++) records.add({ by: 0, origin: 'person', action: discard, events });
  };
  const play = (deal: number, turns: number): void => {
    begin(deal, turns);
    records.add({ by: 'table', origin: 'table', action: { type: 'closeWindow' }, events: [ENDED] });
  };
  for (let deal = 1; deal <= 10; deal++) play(deal, 300);
  const kept = Array.from({ length: 10 }, (_, index) => index + 1).filter((deal) => records.of(deal));
  expect(kept.at(-1)).toBe(10);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.length).toBeLessThan(10);
  play(11, 3_000);
  expect(records.of(11)).toBeNull();
  expect(records.of(10)).not.toBeNull();
  // Nothing more is kept of a deal that never ends.
  printed = 0;
  begin(12, 3_000);
  expect(printed).toBeLessThan(1_000);
});

test('whatever happens at a table, its finished deals replay to their results, and no other deal has a record', () => {
  let read = 0;
  const check = (set: TableUnderTest): void => {
    const { game } = set.table.tableView('spectator');
    const results = game?.results ?? [];
    for (const result of results) {
      const record = set.table.record(result.deal);
      if (!record) continue;
      const [replayed, ...others] = endOf(record).results;
      expect({ ...replayed, added: [] }).toEqual({ ...result, added: [] });
      expect(others).toEqual([]);
      read++;
    }
    const others = Array.from({ length: 20 }, (_, deal) => deal).filter(
      (deal) => !results.some((one) => one.deal === deal),
    );
    expect(others.map((deal) => set.table.record(deal))).toEqual(others.map(() => null));
  };
  fc.assert(
    fc.property(happeningRules, fc.array(happening, { maxLength: 40 }), (rules, happenings) => {
      const set = setUp({ seats: 4, rules }, firstListed);
      seat(set, 'Ann', 'Ben');
      set.table.start(0);
      set.settle();
      for (const what of happenings) happen(set, what);
      check(set);
      const again = set.replayed();
      for (const each of [0, 1, 2, 3]) again.table.connect(each);
      if (again.table.stage === 'playing' && !again.table.isAdjourned) again.pass(20 * PACE.turn);
      check(again);
    }),
    { numRuns: 40, seed: 5 },
  );
  expect(read).toBeGreaterThan(10);
});

test('the record of a deal names the people who took over a bot’s hand in it, and says when', () => {
  const set = setUp({ isPrivate: false, seats: 3 });
  seat(set, 'Ann');
  set.pass(PACE.fill);
  set.settle();
  const seated = set.table.sit({ id: 'id of Ben', name: 'Ben', isStranger: true });
  if (!seated.ok) throw new Error(seated.reason);
  set.finishDeal();
  const { taken, text } = set.table.record(1) ?? {};
  expect(taken).toEqual([{ seat: seated.value, name: 'Ben', after: expect.any(Number) }]);
  expect(taken?.[0]?.after).toBeGreaterThan(0);
  expect(text?.split('\n').length).toBeGreaterThan(taken?.[0]?.after ?? 0);
  expect(set.replayed().table.record(1)?.taken).toEqual(taken);
  set.table.next(0);
  set.table.next(seated.value);
  set.settle();
  set.finishDeal();
  expect(set.table.record(2)?.taken).toEqual([]);
});
