/** Review of finished deals: the decisions that cost most, and luck and skill apart. */
export { type Fortune, IN_SEAT, type Shares, sharesOf } from './fortune.ts';
export type { CostlyMoment } from './moments.ts';
export type { DealProblem, DealText } from './replayedDeal.ts';
export { type DealReview, dearestOf, reviewDeal, totalShares } from './review.ts';
