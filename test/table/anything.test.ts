import fc from 'fast-check';
import { expect, test } from 'vitest';
import { happen, happening, happeningRules } from '../support/arbitrary/happenings.ts';
import { firstListed, PACE, setUp } from '../support/server/table.ts';

test('random requests in any order: nothing throws, every change is published once, and the game goes on', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      happeningRules,
      fc.array(happening, { maxLength: 120 }),
      (isPrivate, rules, happenings) => {
        const set = setUp({ seats: 4, isPrivate, rules }, firstListed);
        const { table } = set;
        for (const what of happenings) {
          const before = table.tableView('spectator');
          table.drain();
          happen(set, what);
          const told = table.drain();
          if (told.length === 0)
            expect({ ...table.tableView('spectator'), clock: null }).toEqual({ ...before, clock: null });
          if (what.kind !== 'pass') expect(told.filter(({ events }) => events.length > 0).length).toBeLessThan(2);
          expect(table.people() + table.openSeats()).toBeLessThanOrEqual(4);
        }
        table.sit({ id: 'id of Zoe', name: 'Zoe' });
        const seated = [0, 1, 2, 3].filter((seat) => table.tableView(0).seats[seat]?.kind === 'person');
        for (const seat of seated) {
          table.connect(seat);
          table.start(seat);
          table.rematch(seat);
        }
        set.pass(PACE.next);
        expect(table.stage).toBe('playing');
        const { deal = 0, results = [] } = table.tableView('spectator').game ?? {};
        const flapping = seated.filter((seat) => table.tableView(0).seats[seat]?.kind === 'person')[1];
        for (let time = 0; time < 3_600_000 && table.stage === 'playing'; time += PACE.bot / 2) {
          set.pass(PACE.bot / 2);
          if (flapping === undefined) continue;
          table.disconnect(flapping);
          table.connect(flapping);
        }
        const after = table.tableView('spectator');
        expect([after.game?.deal, after.game?.results.length]).not.toEqual([deal, results.length]);
      },
    ),
    { numRuns: 150, seed: 4 },
  );
});
