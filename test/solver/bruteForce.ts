import { type Card, type Rank, rankOf, suitOf } from '#engine';

// Written from the rulebook alone, one card at a time, so that it is independent of the solver.

/** Whether these cards can be a set: three or four that are all of one rank or wild (R37, R38). */
export function isSet(cards: readonly Card[], wildRank: Rank): boolean {
  if (cards.length < 3 || cards.length > 4) return false;
  return new Set(cards.map(rankOf).filter((rank) => rank !== wildRank)).size <= 1;
}

/** Whether these cards can be a run: consecutive places, each natural in its own, wilds in the others (R41, R43). */
export function isRun(cards: readonly Card[], wildRank: Rank): boolean {
  if (cards.length < 3) return false;
  const naturals = cards.filter((card) => rankOf(card) !== wildRank);
  if (new Set(naturals.map(suitOf)).size > 1) return false;
  for (let low = 1; low + cards.length - 1 <= 13; low++) {
    if (naturals.every((card) => rankOf(card) >= low && rankOf(card) < low + cards.length)) return true;
  }
  return false;
}

const points = (card: Card, wildRank: Rank): number => {
  const rank = rankOf(card);
  return rank === wildRank ? 25 : Math.min(rank, 10);
};

/** The fewest points left by any choice of melds that keeps at least `keep` cards. Tries every split of the cards. */
export function fewestByTrying(cards: readonly Card[], wildRank: Rank, keep: number): number {
  const all = (1 << cards.length) - 1;
  const pick = (set: number): Card[] => cards.filter((_, i) => set & (1 << i));
  const melds: number[] = [];
  for (let set = 1; set <= all; set++) {
    const chosen = pick(set);
    if (isSet(chosen, wildRank) || isRun(chosen, wildRank)) melds.push(set);
  }
  let best = Number.POSITIVE_INFINITY;
  const lay = (left: number, from: number): void => {
    const held = pick(left);
    if (held.length < keep) return;
    best = Math.min(
      best,
      held.reduce((sum, card) => sum + points(card, wildRank), 0),
    );
    for (let i = from; i < melds.length; i++) {
      const meld = melds[i] as number;
      if ((meld & left) === meld) lay(left ^ meld, i + 1);
    }
  };
  lay(all, 0);
  return best;
}
