/** Review of finished deals: the decisions that cost most, and luck and skill apart. */
export { type DealtDeal, type DealtHand, type DealtSum, dealtDeals, sumsOf } from './dealtHands.ts';
export { type Fortune, type Shares, sharesOf } from './fortune.ts';
export type { CostlyMoment } from './moments.ts';
export type { GoodMoment, OwnSwap } from './praise.ts';
export { type OwnAchievements, ownAchievements } from './praise.ts';
export type { DealProblem, DealText } from './replayedDeal.ts';
export {
  bestOf,
  bestSwapOf,
  costliestOf,
  type DealReview,
  type RepeatedMoment,
  reviewDeal,
  totalShares,
} from './review.ts';
