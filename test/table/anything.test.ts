import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions, listActions, type RuleSet, type SeatAction } from '#engine';
import { PRESETS } from '#rules';
import { eagerly, PACE, setUp } from '../support/serverTable.ts';

const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'];

/** Anything that can happen to a table: people come, go, drop and return, act well and badly, and time passes. */
const who = fc.nat({ max: 4 });
const choice = fc.nat();
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('connect', 'disconnect', 'leave', 'start'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('next', 'rematch', 'back'), who }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('act' as const), who, choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('nonsense' as const), who, choice }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(500, PACE.bot, PACE.grace, PACE.turn),
    }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;
type Set = ReturnType<typeof setUp>;

/** Games with windows, with steps between deals, with a dealer who names the wild, and the plainest of all. */
const rules: fc.Arbitrary<RuleSet> = fc.constantFrom(
  ...['crazy-rummy', 'crazy-rummy', 'crummy-rummy', 'five-thousand-rummy', 'the-press', 'dealers-choice'].map(
    (id) => PRESETS[id] as RuleSet,
  ),
);

const nonsense: readonly SeatAction[] = [
  { type: 'discard', card: 51 },
  { type: 'draw', from: 'pile', count: 7 },
  { type: 'layOff', card: 3, meld: 9, place: 'high' },
  { type: 'swap', meld: 0, wild: 1, natural: 2 },
  { type: 'meld', reading: { kind: 'run', suit: 0, rank: 14, cards: [1, 1, 1] } },
  { type: 'claim', count: 1, lay: null },
  { type: 'pass', forDeal: true },
  { type: 'recall' },
  { type: 'press', take: true },
];

function happen(set: Set, what: Happening): void {
  const { table } = set;
  if (what.kind === 'pass') {
    set.pass(what.ms);
    return;
  }
  const name = people[what.who] as string;
  const seat = table.seatOf(`id of ${name}`) ?? what.who % 4;
  if (what.kind === 'sit') table.sit({ id: `id of ${name}`, name });
  else if (what.kind !== 'act' && what.kind !== 'nonsense') table[what.kind](seat);
  else if (table.tableView(seat).game) {
    const choices = what.kind === 'act' ? listActions(legalActions(set.view(seat))) : nonsense;
    const action = choices[what.choice % choices.length];
    if (action) set.act(seat, action);
  }
}

test('whatever happens, in whatever order: nothing throws, every change is told once, and the game goes on', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.boolean(), rules, fc.array(happening, { maxLength: 120 }), (isPrivate, rules, happenings) => {
      const set = setUp({ seats: 4, isPrivate, rules }, eagerly);
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
    }),
    { numRuns: 150, seed: 4 },
  );
});
