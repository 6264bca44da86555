import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent, Viewer } from '#engine';
import type { TableView } from '#protocol';
import { LOG_VERSION, type VersionedLogEntry } from '#table';
import { happen, happening, happeningRules } from '../support/arbitrary/happenings.ts';
import {
  annAndBots,
  finishGame,
  firstListed,
  PACE,
  setUp,
  type TableUnderTest,
  threeDealt,
} from '../support/server/table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** The view once everybody has disconnected: nobody is ready, and no clock runs. */
function deserted({ table }: TableUnderTest, viewer: Viewer): TableView {
  const view = table.tableView(viewer);
  const seats = view.seats.map((seat) => {
    return { ...seat, connected: seat.kind === 'bot', ready: false, adjourns: false };
  });
  return { ...view, seats, clock: null };
}

describe('a table restored from its log', () => {
  test('is the same for everybody, wherever the log ends, and plays on', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        happeningRules,
        fc.array(happening, { maxLength: 60 }),
        (isPrivate, rules, happenings) => {
          const set = setUp({ seats: 4, isPrivate, rules }, firstListed);
          for (const what of happenings) happen(set, what);
          const again = set.replayed();
          for (const viewer of VIEWERS) expect(deserted(again, viewer)).toEqual(deserted(set, viewer));
          for (const seat of [0, 1, 2, 3]) again.table.connect(seat);
          again.pass(PACE.turn + PACE.next + PACE.fill);
          if (set.table.stage === 'playing') expect(again.log.entries.length).toBeGreaterThan(set.log.entries.length);
        },
      ),
      { numRuns: 100, seed: 5 },
    );
  });

  test('keeps each seat for its person, who finds the same hand and a whole turn', () => {
    const set = threeDealt();
    set.act(set.view(0).turn, { type: 'draw', from: 'stock' });
    const { turn, hand } = set.view(set.view(0).turn);
    set.pass(PACE.turn - 1_000);
    const again = set.replayed();
    expect(['Ann', 'Ben', 'Cid'].map((name) => again.table.seatOf(`id of ${name}`))).toEqual([0, 1, 2]);
    again.table.connect(turn);
    expect(again.view(turn).hand).toEqual(hand);
    expect(again.table.tableView(turn).clock).toMatchObject({ seat: turn, left: PACE.turn });
  });

  test('lets a bot stand in until its person is back', () => {
    const set = threeDealt();
    set.table.disconnect(1);
    set.pass(PACE.grace);
    const again = set.replayed();
    again.table.connect(0);
    const info = () => again.table.tableView('spectator').seats[1];
    expect(info()).toMatchObject({ name: 'Ben', connected: false, standIn: true });
    again.table.connect(1);
    expect(info()).toMatchObject({ name: 'Ben', connected: true, standIn: false });
  });

  test('is booked, not decided again: an action that the rules would refuse changes nothing', () => {
    const set = threeDealt();
    const { turn } = set.view(0);
    const before = set.table.tableView('spectator').game;
    set.log.append({
      v: LOG_VERSION,
      ...{ type: 'action', time: 0, by: turn, origin: 'person', action: { type: 'goOut' }, events: [] },
    });
    expect(set.replayed().table.tableView('spectator').game).toEqual(before);
  });

  test('is the same from its last snapshot on', () => {
    const set = annAndBots();
    finishGame(set, [0]);
    const { entries } = set.log;
    const snapshots = entries.filter(({ type }) => type === 'snapshot');
    expect(snapshots).toHaveLength(13);
    const all = set.replayed();
    const some = set.replayed(entries.slice(entries.indexOf(snapshots.at(-1) as VersionedLogEntry)));
    expect(some.table.tableView('spectator')).toEqual(all.table.tableView('spectator'));
    expect(some.table.tableView('spectator').game).toEqual(set.table.tableView('spectator').game);
  });
});

describe('a deal that this version of the game cannot continue', () => {
  const unknown = { type: 'cutBy', seat: 0 } as unknown as GameEvent;
  const withLine = (set: TableUnderTest, ...events: readonly GameEvent[]): readonly unknown[] => {
    const action = { type: 'takeBack' } as const;
    return [...set.log.entries, { v: LOG_VERSION, type: 'action', time: 0, by: 0, origin: 'person', action, events }];
  };

  /** Ann and bots in the third deal. */
  function inThirdDeal(): TableUnderTest {
    const set = annAndBots();
    for (let deal = 1; deal < 3; deal++) {
      set.finishDeal();
      set.table.next(0);
      set.settle();
    }
    return set;
  }

  test('is cancelled: totals stay, everybody is told, and the next deal is played', () => {
    const set = inThirdDeal();
    const { results, seats } = set.view(0);
    const again = set.replayed(withLine(set, unknown));
    const { game } = again.table.tableView('spectator');
    expect(game).toMatchObject({
      phase: 'ready',
      deal: 3,
      results: [...results, { ending: 'cancelled', points: [0, 0, 0] }],
    });
    expect(game?.seats.map(({ total }) => total)).toEqual(seats.map(({ total }) => total));
    again.table.connect(0);
    again.table.next(0);
    again.settle();
    again.finishDeal();
    expect(again.view(0).results).toHaveLength(4);
  });

  test('is cancelled once: the table opens as it was left', () => {
    const set = inThirdDeal();
    const again = set.replayed(withLine(set, unknown));
    const once = again.replayed();
    expect(once.table.tableView('spectator').game).toEqual(again.table.tableView('spectator').game);
    const added = once.log.entries.slice(again.log.entries.length);
    expect(added.map(({ type }) => type)).toEqual(['seat']);
  });

  test('but ended keeps its result', () => {
    const set = inThirdDeal();
    const { hands, events } = lastDealOf(set);
    const again = set.replayed(withLine(set, unknown, ...events));
    expect(hands).toBeDefined();
    const { results } = again.view(0);
    expect(results.at(-1)).toMatchObject({ deal: 3, ending: 'capped', points: [3, 2, 1] });
  });

  /** The end of a deal as an event, with the hands of nobody in particular. */
  function lastDealOf(set: TableUnderTest) {
    const hands = set.view(0).seats.map(() => []);
    const ended = { type: 'dealEnded', ending: 'capped', out: -1, points: [3, 2, 1], factor: 1 } as const;
    return { hands, events: [{ ...ended, wentRummy: false, hands }] as const };
  }

  test('is cancelled when a value of its rules no longer exists', () => {
    const set = inThirdDeal();
    const again = set.replayed(set.log.entries, { isRulesChanged: true });
    expect(again.view(0).results.at(-1)).toMatchObject({ deal: 3, ending: 'cancelled' });
  });

  test('is cancelled when a card is missing and another one is there twice', () => {
    const set = inThirdDeal();
    const { turn } = set.view(0);
    const card = set.view(turn).hand[0] as number;
    const again = set.replayed(withLine(set, { type: 'drew', seat: turn, from: 'stock', cards: [card] }));
    expect(again.view(0).results.at(-1)).toMatchObject({ deal: 3, ending: 'cancelled' });
  });
});

test('a log of a newer version is refused by name', () => {
  const set = threeDealt();
  const line = (fields: object): readonly unknown[] => [...set.log.entries, { ...set.log.entries.at(-1), ...fields }];
  expect(() => set.replayed(line({ v: LOG_VERSION + 1 }))).toThrow(
    `a newer version of the game wrote this table: line version ${LOG_VERSION + 1}, known up to ${LOG_VERSION}`,
  );
  expect(() => set.replayed(line({ type: 'snapshot', version: 99 }))).toThrow('snapshot version 99');
});
