import fc from 'fast-check';
import { legalActions, listActions, type RuleSet, type SeatAction } from '#engine';
import { PRESETS } from '#rules';
import { PACE, type TableUnderTest } from '../server/table.ts';

const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve'];

/** Index of a person in `people`. */
const who = fc.nat({ max: 4 });
const choice = fc.nat();
/** Anything that can happen at a table: people come, go, drop and return, act legally or not, and time passes. */
export const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('connect', 'disconnect', 'leave', 'start'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('next', 'rematch', 'back', 'resume', 'sign', 'standIn'), who }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'adjourn' as const }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('act' as const), who, choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('nonsense' as const), who, choice }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      ms: fc.constantFrom(500, PACE.bot, PACE.grace, PACE.turn, PACE.silence),
    }),
  },
);

export type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;
/** Games with windows, with steps between deals and with a dealer who names the wild, and base Crazy Rummy. */
export const happeningRules: fc.Arbitrary<RuleSet> = fc.constantFrom(
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

/** Makes it happen at the table; refusals are ignored. */
export function happen(set: TableUnderTest, what: Happening): void {
  const { table } = set;
  if (what.kind === 'pass') {
    set.pass(what.ms);
    return;
  }
  if (what.kind === 'adjourn') {
    for (const { name } of table.tableView('spectator').seats) table.adjourn(table.seatOf(`id of ${name}`) ?? 0);
    return;
  }
  const name = people[what.who] as string;
  const seat = table.seatOf(`id of ${name}`) ?? what.who % 4;
  if (what.kind === 'sit') table.sit({ id: `id of ${name}`, name });
  else if (what.kind === 'standIn') table.standIn(seat, table.tableView('spectator').silent[0] ?? (seat + 1) % 4);
  else if (what.kind !== 'act' && what.kind !== 'nonsense') table[what.kind](seat);
  else if (table.tableView(seat).game) {
    const choices = what.kind === 'act' ? listActions(legalActions(set.view(seat))) : nonsense;
    const action = choices[what.choice % choices.length];
    if (action) set.act(seat, action);
  }
}
