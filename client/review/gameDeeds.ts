import { bestSwapOf, type OwnDeeds, type OwnSwap } from '#review';
import { Reviewer, startWorker } from './reviewer.ts';
import type { ReviewOrder } from './reviewing.ts';

/** A player's deeds in a game. */
export interface GameDeeds {
  /** In the order of the deals. */
  readonly deals: readonly OwnDeeds[];
  /** The swap after which most points were laid; null if there was none. */
  readonly bestSwap: OwnSwap | null;
  /** Whether the table still had all deals. */
  readonly isWhole: boolean;
}

/** The deeds of the last game asked for, and its key: its panel may be hidden and shown again. */
let known: { readonly key: string; readonly deeds: GameDeeds } | null = null;

/**
 * Finds what a player did in the deals of a game, in a worker. Nothing is told if that fails: nobody asked for it.
 * @param key names the game
 * @returns the function that cancels it
 */
export function findDeeds(
  key: string,
  { deals, seat, record }: ReviewOrder,
  tell: (deeds: GameDeeds) => void,
  start = startWorker,
): () => void {
  if (known?.key === key) {
    tell(known.deeds);
    return () => undefined;
  }
  const reviewer = new Reviewer(start);
  let isCancelled = false;
  const run = async (): Promise<void> => {
    const found: OwnDeeds[] = [];
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
    known = { key, deeds };
    tell(deeds);
  };
  void run()
    .catch(reportError)
    .finally(() => reviewer.close());
  return () => {
    isCancelled = true;
    reviewer.close();
  };
}
