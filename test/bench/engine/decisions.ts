import { type BotThink, think } from '#bots';
import { type PlayerView, randomFrom, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { playDeal } from '../../bots/playDeal.ts';
import { type Figure, median } from '../report.ts';

/** The levels that are measured, with the most time in ms for half of their decisions, and for each. */
const THINKERS: readonly {
  readonly name: string;
  readonly think: BotThink;
  readonly most: number;
  readonly limit?: number;
}[] = [{ name: 'Steady', think, most: 1 }];

const SEATS = [4, 5, 6];
const DEALS_FOR_EACH = 8;
/** One in so many of the decisions of a deal is measured. */
const EVERY = 3;

/** The views of seats that are to decide, from whole deals of bots. */
function decisionViews(): PlayerView[] {
  const views: PlayerView[] = [];
  let asked = 0;
  for (const seats of SEATS) {
    for (let seed = 1; seed <= DEALS_FOR_EACH; seed++) {
      for (const { before, by } of playDeal(crazyRummy, seats, seed)) {
        if (by !== 'table' && ++asked % EVERY === 0) views.push(viewFor(before, by));
      }
    }
  }
  return views;
}

/** The time of a decision of each level in ms: the median of all positions, and the slowest of them. */
export function decisionFigures(rounds: number): Figure[] {
  const views = decisionViews();
  const times = THINKERS.map(() => views.map((): number[] => []));
  for (let round = 0; round < rounds; round++) {
    for (const [at, view] of views.entries()) {
      for (const [level, { think: decision }] of THINKERS.entries()) {
        const random = randomFrom(`${at}`, [], 'decisions');
        const before = performance.now();
        decision(view, random);
        times[level]?.[at]?.push(performance.now() - before);
      }
    }
  }
  return THINKERS.flatMap(({ name, most, limit }, level) => {
    const each = (times[level] ?? []).map(median);
    const slowest = { name: `${name}: the slowest decision`, value: Math.max(...each), unit: 'ms' };
    return [
      { name: `${name}: a decision, median of ${views.length}`, value: median(each), unit: 'ms', most },
      limit === undefined ? slowest : { ...slowest, most: limit },
    ];
  });
}
