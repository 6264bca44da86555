import { LEVELS, type Level, thinkAs } from '#bots';
import { type PlayerView, randomFrom, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { playDeal } from '../../bots/playDeal.ts';
import { type Figure, median } from '../report.ts';

/** The most time in ms for half of a level's decisions, and for each. */
const MOST_MS: Readonly<Record<Level, { readonly half: number; readonly each?: number }>> = {
  beginner: { half: 1 },
  steady: { half: 1 },
  sharp: { half: 5 },
  expert: { half: 50, each: 200 },
};

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
  const times = LEVELS.map(() => views.map((): number[] => []));
  for (let round = 0; round < rounds; round++) {
    for (const [at, view] of views.entries()) {
      for (const [index, level] of LEVELS.entries()) {
        const random = randomFrom(`${at}`, [], 'decisions');
        const before = performance.now();
        thinkAs[level](view, random);
        times[index]?.[at]?.push(performance.now() - before);
      }
    }
  }
  return LEVELS.flatMap((level, index) => {
    const medians = (times[index] ?? []).map(median);
    const { half, each } = MOST_MS[level];
    const slowest = { name: `${level}: the slowest decision`, value: Math.max(...medians), unit: 'ms' };
    return [
      { name: `${level}: a decision, median of ${views.length}`, value: median(medians), unit: 'ms', most: half },
      each === undefined ? slowest : { ...slowest, most: each },
    ];
  });
}
