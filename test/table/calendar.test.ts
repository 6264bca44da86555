import { describe, expect, test } from 'vitest';
import { type ManualClock, manualClock } from '../support/clock.ts';
import { PACE, passUntilDue, plainly, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const [ANN, BEN] = [0, 1];
const HOUR = 3_600_000;
const STEPS = [
  ['an hour ahead', HOUR],
  ['an hour back', -HOUR],
  ['twenty years ahead', 20 * 365 * 24 * HOUR],
  ['twenty years back', -20 * 365 * 24 * HOUR],
] as const;

/** Three people at a table whose first deal is dealt, and its calendar. */
function dealt(pace = PACE): TableUnderTest & { readonly calendar: ManualClock } {
  const calendar = manualClock(1_800_000_000_000);
  const set = setUp({ pace }, plainly, { calendar });
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  return { ...set, calendar };
}

describe.each(STEPS)('a calendar set %s', (_, by) => {
  test('changes nobody’s time for a turn', () => {
    const set = dealt();
    set.pass(10_000);
    const { clock } = set.table.tableView('spectator');
    set.calendar.advance(by);
    expect(set.table.tableView('spectator').clock).toEqual(clock);
    expect(passUntilDue(set)).toBe(PACE.turn - 10_000);
  });

  test('changes nothing of the time in which people may come back', () => {
    const set = dealt();
    set.table.disconnect(BEN);
    set.calendar.advance(by);
    set.pass(PACE.grace - 1);
    expect(set.table.tableView(ANN).seats[BEN]?.standIn).toBe(false);
    set.pass(1);
    expect(set.table.tableView(ANN).seats[BEN]?.standIn).toBe(true);
  });

  test('changes nothing of the wait for shares', () => {
    const set = dealt({ ...PACE, shares: 3_000 });
    set.calendar.advance(by);
    expect(passUntilDue(set)).toBe(3_000);
    set.settle();
    expect(set.view(ANN).deal).toBe(1);
  });

  test('dates what happens from then on', () => {
    const set = dealt();
    set.calendar.advance(by);
    set.pass(PACE.turn);
    expect(set.log.entries.at(-1)?.time).toBe(set.calendar.now());
  });

  test('before a restart leaves a table that goes on as after any restart', () => {
    const set = dealt({ ...PACE, shares: 3_000 });
    set.table.disconnect(BEN);
    set.calendar.advance(by);
    set.settle();
    // The clock of the new process begins anew.
    const again = set.replayed();
    again.table.connect(ANN);
    again.pass(PACE.grace + 3_000);
    expect(again.table.tableView(ANN).seats.map(({ standIn }) => standIn)).toEqual([false, true, true]);
    expect(again.table.tableView(ANN).clock?.total ?? PACE.turn).toBe(PACE.turn);
    again.finishDeal();
    expect(again.view(ANN).results.length).toBe(1);
  });
});
