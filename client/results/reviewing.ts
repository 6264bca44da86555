import type { Result, Seat } from '#engine';
import type { DealRecord, Refusal } from '#protocol';
import { bestSwapOf, type DealReview, type OwnAchievements, type OwnSwap } from '#review';
import { Reviewer, startWorker } from './reviewer.ts';

/**
 * Why there is no review: `old`: the server keeps no deals; `busy`: it was asked too often; `offline`: it cannot be
 * reached; `failed`: our fault.
 */
export type ReviewProblem = 'old' | 'busy' | 'offline' | 'failed';

/** The progress of a review, and its result. */
export interface ReviewProgress {
  /** The share that is done, 0 to 1. */
  readonly done: number;
  readonly isDone: boolean;
  /** In the order of the deals. */
  readonly reviews: readonly DealReview[];
  /** The number of deals that the table no longer has. */
  readonly missing: number;
  readonly problem: ReviewProblem | null;
}

/** The deals to review, for whom, and where they come from. */
export interface ReviewRequest {
  readonly deals: readonly number[];
  readonly seat: Seat;
  readonly record: (deal: number) => Promise<Result<DealRecord, Refusal>>;
}

/** How many reviews are kept. */
const MAX_KEPT_REVIEWS = 50;

/** The latest reviews of this page, by seat and text: a deal is reviewed once, and shown again after the game. */
const keptReviews = new Map<string, DealReview>();

function keep(key: string, review: DealReview): void {
  keptReviews.set(key, review);
  const [oldest] = keptReviews.keys();
  if (keptReviews.size > MAX_KEPT_REVIEWS && oldest !== undefined) keptReviews.delete(oldest);
}

/**
 * Fetches these deals from the table, one after the other, and reviews them in a worker. Calls `report` with the
 * progress until everything is done or a problem ends it. Returns a function that cancels it and ends the reports.
 */
export function startReview(
  { deals, seat, record }: ReviewRequest,
  report: (reviewing: ReviewProgress) => void,
  start = startWorker,
): () => void {
  const reviewer = new Reviewer(start);
  let now: ReviewProgress = { done: 0, isDone: false, reviews: [], missing: 0, problem: null };
  let isCancelled = false;
  const change = (more: Partial<ReviewProgress>): void => {
    now = { ...now, ...more };
    if (!isCancelled) report(now);
  };
  const reviewOne = async (deal: number, index: number): Promise<ReviewProblem | null> => {
    const found = await record(deal);
    if (isCancelled) return null;
    if (!found.ok) {
      if (found.reason === 'badMessage') return 'old';
      if (found.reason === 'tooFast') return 'busy';
      if (found.reason !== 'notNow') return 'offline';
      change({ missing: now.missing + 1 });
      return null;
    }
    const key = `${seat} ${found.value.text}`;
    const part = (done: number): void => change({ done: (index + done) / deals.length });
    const review = keptReviews.get(key) ?? (await reviewer.review({ type: 'review', record: found.value, seat }, part));
    if (review === null) return 'failed';
    keep(key, review);
    change({ reviews: [...now.reviews, review], done: (index + 1) / deals.length });
    return null;
  };
  const run = async (): Promise<void> => {
    let problem: ReviewProblem | null = null;
    for (const [index, deal] of deals.entries()) {
      problem ??= await reviewOne(deal, index);
      if (problem || isCancelled) break;
    }
    reviewer.close();
    change({ problem, isDone: problem === null });
  };
  void run().catch((error: unknown) => {
    reportError(error);
    reviewer.close();
    change({ problem: 'failed' });
  });
  return () => {
    isCancelled = true;
    reviewer.close();
  };
}

/** A player's deeds in a game. */
export interface GameAchievements {
  /** In the order of the deals. */
  readonly deals: readonly OwnAchievements[];
  /** The swap after which most points were laid; null if there was none. */
  readonly bestSwap: OwnSwap | null;
  /** Whether the table still had all deals. */
  readonly isWhole: boolean;
}

/** The deeds of the last game asked for, and its key: its panel may be hidden and shown again. */
let lastGame: { readonly key: string; readonly deeds: GameAchievements } | null = null;

/**
 * Finds what a player did in the deals of a game, in a worker. Reports nothing if that fails: nobody asked for it.
 * @param key names the game
 * @returns the function that cancels it
 */
export function findDeeds(
  key: string,
  { deals, seat, record }: ReviewRequest,
  report: (deeds: GameAchievements) => void,
  start = startWorker,
): () => void {
  if (lastGame?.key === key) {
    report(lastGame.deeds);
    return () => undefined;
  }
  const reviewer = new Reviewer(start);
  let isCancelled = false;
  const run = async (): Promise<void> => {
    const found: OwnAchievements[] = [];
    for (const deal of deals) {
      const answer = await record(deal);
      if (isCancelled) return;
      // A table that was reopened has lost its earlier deals.
      if (!answer.ok && answer.reason === 'notNow') continue;
      const deeds = answer.ok ? await reviewer.deeds(answer.value, seat) : null;
      if (deeds === null || isCancelled) return;
      found.push(deeds);
    }
    const deeds = { deals: found, bestSwap: bestSwapOf(found), isWhole: found.length === deals.length };
    lastGame = { key, deeds };
    report(deeds);
  };
  void run()
    .catch(reportError)
    .finally(() => reviewer.close());
  return () => {
    isCancelled = true;
    reviewer.close();
  };
}
