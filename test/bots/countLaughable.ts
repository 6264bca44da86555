import { LEVELS, type Level, thinkAs } from '#bots';
import { type RuleSet, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { dealNumber } from '../support/play/deals.ts';
import { LAUGHABLE, type LaughName, laughsAt } from './laughable.ts';
import { playDealFrom } from './playDeal.ts';

/** How often each laughable move was made. */
export type LaughCounts = Readonly<Record<LaughName, number>>;

const NONE = Object.fromEntries(Object.keys(LAUGHABLE).map((name) => [name, 0])) as LaughCounts;

/** Counts the laughable moves of a level that plays `deals` deals against itself. */
export function countLaughs(level: Level, deals: number, rules: RuleSet = crazyRummy, seats = 4): LaughCounts {
  const counts = { ...NONE };
  const ranks = rules.wilds.schedule.length;
  for (let index = 0; index < deals; index++) {
    const { state } = dealNumber(rules, seats, 1 + (index % ranks), [], index);
    for (const { before, by, action } of playDealFrom(state, index, thinkAs[level])) {
      if (by === 'table' || action.type !== 'discard') continue;
      for (const name of laughsAt(viewFor(before, by), action)) counts[name]++;
    }
  }
  return counts;
}

if (import.meta.main) {
  const deals = Number(process.argv[2] ?? 1000);
  for (const level of LEVELS) {
    const counts = Object.entries(countLaughs(level, deals)).map(
      ([name, count]) => `${name} ${(count * 1000) / deals}`,
    );
    console.info(`${level}: of 1,000 deals, ${counts.join(', ')}`);
  }
}
