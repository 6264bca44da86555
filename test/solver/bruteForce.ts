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

/** The base game's points. */
const basePoints = (card: Card, wildRank: Rank): number => {
  const rank = rankOf(card);
  return rank === wildRank ? 25 : Math.min(rank, 10);
};

/** Settings of a search, by default those of a hand alone in the base game. */
export interface TriedBy {
  /** How many cards must stay. */
  readonly keep?: number;
  /** How many of the wilds that stay can be laid elsewhere. */
  readonly room?: number;
  readonly points?: (card: Card, wildRank: Rank) => number;
}

/** The fewest points left by any choice of melds. Tries every split of the cards. */
export function fewestByTrying(cards: readonly Card[], wildRank: Rank, by: TriedBy = {}): number {
  const { keep = 0, room = 0, points = basePoints } = by;
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
    const wilds = held.filter((card) => rankOf(card) === wildRank);
    const away = wilds.slice(0, room);
    const counted = [...held.filter((card) => rankOf(card) !== wildRank), ...wilds.slice(away.length)];
    best = Math.min(
      best,
      counted.reduce((sum, card) => sum + points(card, wildRank), 0),
    );
    for (let i = from; i < melds.length; i++) {
      const meld = melds[i] as number;
      if ((meld & left) === meld) lay(left ^ meld, i + 1);
    }
  };
  lay(all, 0);
  return best;
}
