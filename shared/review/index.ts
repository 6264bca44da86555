/** Review of finished deals: the decisions that cost most, and luck and skill apart. */
export { type DealtDeal, dealtDeals } from './dealtDeals.ts';
export { type DealtHand, type DealtSum, sumsOf } from './dealtHands.ts';
export { type OwnDeeds, ownDeeds } from './deeds.ts';
export type { CostlyMoment } from './moments.ts';
export type { GoodMoment, OwnSwap } from './praise.ts';
export type { DealProblem, DealText } from './replayedDeal.ts';
export { type DealReview, reviewDeal } from './review.ts';
export { type Fortune, type Shares, sharesOf } from './shares.ts';
export { bestOf, bestSwapOf, dearestOf, type ToldMoment, totalShares } from './summary.ts';
