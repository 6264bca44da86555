import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '#engine';
import type { TableView } from '#protocol';
import { happen, happening, happeningRules } from '../support/arbitrary/happenings.ts';
import { firstListed, PACE, setUp, type TableUnderTest, threeDealt } from '../support/server/table.ts';

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

  test('is refused if the log cannot be replayed', () => {
    const set = threeDealt();
    const { turn } = set.view(0);
    const entry = { type: 'action', time: 0, by: turn, origin: 'person', action: { type: 'goOut' } } as const;
    set.log.append(entry);
    expect(() => set.replayed()).toThrow(`${turn} may not goOut`);
  });
});
