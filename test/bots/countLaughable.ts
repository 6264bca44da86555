import { LEVELS, type Level, thinkAs } from '#bots';
import { type PlayerView, type RuleSet, type SeatAction, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { dealNumber } from '../support/play/deals.ts';
import { judge } from './judge.ts';
import { LAUGHABLE, type LaughName, laughsAt } from './laughable.ts';
import { playDealFrom } from './playDeal.ts';

/** How often each laughable move was made. */
export type LaughCounts = Readonly<Record<LaughName, number>>;

/** A laughable move in a deal. */
interface Laughed {
  readonly deal: number;
  readonly view: PlayerView;
  readonly action: SeatAction;
  readonly names: readonly LaughName[];
}

const NONE = Object.fromEntries(Object.keys(LAUGHABLE).map((name) => [name, 0])) as LaughCounts;

/** Counts the laughable moves of a level that plays `deals` deals against itself. */
export function countLaughs(level: Level, deals: number, rules: RuleSet = crazyRummy, seats = 4): LaughCounts {
  const counts = { ...NONE };
  for (const { names } of findLaughs(level, deals, rules, seats)) for (const name of names) counts[name]++;
  return counts;
}

function* findLaughs(level: Level, deals: number, rules: RuleSet, seats: number): Generator<Laughed> {
  const ranks = rules.wilds.schedule.length;
  for (let deal = 0; deal < deals; deal++) {
    const { state } = dealNumber(rules, seats, 1 + (deal % Math.max(1, ranks)), [], deal);
    for (const { before, by, action } of playDealFrom(state, deal, thinkAs[level])) {
      if (by === 'table' || action.type !== 'discard') continue;
      const view = viewFor(before, by);
      const names = laughsAt(view, action);
      if (names.length > 0) yield { deal, view, action, names };
    }
  }
}

/** How many ways a laughable move is played out. */
const PLAYOUTS = 10_000;

// `node test/bots/countLaughable.ts [DEALS [LEVEL …]]`: each laughable move, and what it costs against the best other.
if (import.meta.main) {
  const [deals = '1000', ...named] = process.argv.slice(2);
  for (const level of LEVELS.filter((each) => named.length === 0 || named.includes(each))) {
    const counts = { ...NONE };
    for (const { deal, view, action, names } of findLaughs(level, Number(deals), crazyRummy, 4)) {
      for (const name of names) counts[name]++;
      if (named.length === 0) continue;
      const { other, cost, error } = judge(view, action, PLAYOUTS);
      console.info(`${level}, deal ${deal}: ${names} costs ${cost.toFixed(2)} ± ${error.toFixed(2)}`, action, other);
    }
    const found = Object.entries(counts).map(([name, count]) => `${name} ${(count * 1000) / Number(deals)}`);
    console.info(`${level}: of 1,000 deals, ${found.join(', ')}`);
  }
}
