import fc from 'fast-check';
import { test } from 'vitest';
import type { Seat } from '#engine';
import type { TableView } from '#protocol';
import type { TableState } from '../../server/state/schema.ts';
import { newTableState, writeState } from '../../server/state/writeState.ts';
import { happen, happening, happeningRules } from '../support/arbitrary/happenings.ts';
import { expectSame } from '../support/same.ts';
import { firstListed, PACE, setUp } from '../support/server/table.ts';

const SEATS = [0, 1, 2, 3];

/** Lets anything happen in games of two people and two bots, and checks something after each happening. */
function afterEach(check: (set: ReturnType<typeof setUp>) => void, begin: () => void = () => undefined): void {
  fc.assert(
    fc.property(happeningRules, fc.array(happening, { minLength: 60, maxLength: 120 }), (rules, happenings) => {
      const set = setUp({ seats: SEATS.length, rules }, firstListed);
      begin();
      check(set);
      for (const name of ['Ann', 'Ben']) {
        set.table.sit({ id: `id of ${name}`, name });
        set.table.connect(set.table.seatOf(`id of ${name}`) as Seat);
      }
      set.pass(2 * PACE.fill);
      for (const what of happenings) {
        happen(set, what);
        check(set);
      }
    }),
    { numRuns: 60, seed: 15 },
  );
}

const ownPartOf = ({ away, game, rated }: TableView) => {
  if (!game) return { away, game, rated };
  const { viewer, hand, draft, window, passed, canRecall } = game;
  return { away, rated, game: { viewer, hand, draft, window, passed, canRecall } };
};

test('a seat’s own view is that part of its whole view', () => {
  afterEach(({ table }) => {
    for (const seat of SEATS) expectSame(table.ownView(seat), ownPartOf(table.tableView(seat)));
  });
});

/** The seats as their owners get them. The order of cards in a hand has no meaning, nor have fields of no claim. */
const seatsOf = (state: TableState) =>
  [...state.seats].map((seat) => {
    const { own, ...info } = JSON.parse(JSON.stringify(seat.toJSON()));
    const { claim, hand, away, ...rest } = own;
    const sorted = (cards: number[]) => cards.toSorted((a, b) => a - b);
    const made = claim.isMade ? claim : null;
    return {
      ...info,
      known: sorted(info.known),
      shown: sorted(info.shown),
      hand: sorted(hand),
      away: away.kinds,
      made,
      ...rest,
    };
  });

test('a state that was written after each change has the same seats as one that is written anew', () => {
  let state = newTableState(SEATS.length);
  afterEach(
    ({ table }) => {
      table.drain();
      const look = table.tableView.bind(table);
      writeState(state, look, [], (seat) => table.ownView(seat));
      const anew = newTableState(SEATS.length);
      writeState(anew, look, null);
      expectSame(seatsOf(state), seatsOf(anew));
    },
    () => {
      state = newTableState(SEATS.length);
    },
  );
});
