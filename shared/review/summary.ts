import type { CostlyMoment } from './moments.ts';
import type { GoodMoment, OwnSwap } from './praise.ts';
import type { DealReview } from './review.ts';
import { type Shares, sharesOf } from './shares.ts';

/** A moment, and how many others of its deal it stands for. */
export interface ToldMoment {
  readonly moment: CostlyMoment;
  /** Other turns of the deal in which the same melds were kept or missed, at less cost. */
  readonly repeats: number;
}

/** The moments of these deals that cost most, dearest first. One stands for all turns that lacked the same melds. */
export function dearestOf(reviews: readonly DealReview[], most: number): readonly ToldMoment[] {
  const byLesson = new Map<string, ToldMoment>();
  const all = reviews.flatMap(({ moments }) => moments).toSorted((a, b) => b.cost - a.cost);
  for (const moment of all) {
    const lesson = lessonOf(moment);
    const told = byLesson.get(lesson);
    byLesson.set(lesson, told ? { ...told, repeats: told.repeats + 1 } : { moment, repeats: 0 });
  }
  return [...byLesson.values()].slice(0, most);
}

/** The deal with the melds that were better laid; other moments are each a lesson of their own. */
function lessonOf({ deal, turn, about, better }: CostlyMoment): string {
  const melds = better.flatMap((action) => (action.type === 'meld' ? [action.reading.cards.join()] : []));
  return melds.length > 0 ? `${deal}: ${melds.toSorted().join(' ')}` : `${deal}: ${turn} ${about}`;
}

/** The turns of these deals that gained most, the best first. */
export const bestOf = (reviews: readonly DealReview[], most: number): readonly GoodMoment[] =>
  reviews
    .flatMap(({ good }) => good)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, most);

/** The swap of these deals after which most points were laid, the first of equals; null if there was none. */
export const bestSwapOf = (reviews: readonly Pick<DealReview, 'swaps'>[]): OwnSwap | null =>
  reviews.flatMap(({ swaps }) => swaps).toSorted((a, b) => b.laid - a.laid)[0] ?? null;

/** Luck and skill of all these deals together; deals in which nobody scored count nothing. */
export function totalShares(reviews: readonly DealReview[]): Shares {
  const all = reviews.flatMap(({ rules, fortune }) => (fortune ? [sharesOf(rules, fortune)] : []));
  return all.reduce((sum, one) => ({ luck: sum.luck + one.luck, skill: sum.skill + one.skill }), { luck: 0, skill: 0 });
}
