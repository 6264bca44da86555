import type { Reading } from '../actions.ts';
import { type Card, KING, type Rank, rankOf } from '../cards/cards.ts';
import { isMeld, runBounds } from '../melds/melds.ts';
import { setsInOrder } from '../melds/newMelds.ts';
import type { Group } from './groups.ts';
import type { SearchHand } from './searchHand.ts';

/** The cards to lay together, and how many wilds go where. */
export interface ArrangePlan {
  readonly groups: readonly Group[];
  /** Number of wilds used in the groups. */
  readonly beside: number;
  /** The sizes of melds made of wilds alone. */
  readonly alone: readonly number[];
  /** Naturals left in the hand, as indices into the holding's naturals. */
  readonly left: readonly number[];
  /** Points of all cards left in the hand, wilds included. */
  readonly points: number;
}

/** Melds to lay, and the cards left in the hand. */
export interface LaidMelds {
  readonly readings: readonly Reading[];
  readonly left: readonly Card[];
}

/** Turns a plan into melds of real cards, laying the wilds with the most points. */
export function layPlan(holding: SearchHand, plan: ArrangePlan, points: (card: Card) => number): LaidMelds {
  const open = holding.naturals.map(({ cards }) => [...cards]);
  const take = (place: number): Card => open[place]?.pop() as Card;
  // Groups that cannot use every wild choose first.
  const groups = plan.groups.toSorted((a, b) => Number(b.apart) - Number(a.apart));
  const naturals = groups.map(({ places }) => places.map(take));
  const atHome = naturals.flat();
  const free = holding.wilds.filter((card) => !atHome.includes(card)).sort((a, b) => points(b) - points(a));
  const counts = shareWilds(groups, plan.beside);
  const readings = groups.map((group, i) =>
    layGroup(holding, group, naturals[i] as readonly Card[], takeFor(free, group, counts[i] as number)),
  );
  const alone = plan.alone.map((size) => layWilds(holding, free.splice(0, size)));
  return { readings: [...readings, ...alone], left: [...plan.left.map(take), ...free] };
}

/** The number of wilds for each group: its minimum, and the surplus to the first groups that can take it. */
function shareWilds(groups: readonly Group[], beside: number): readonly number[] {
  let over = groups.reduce((sum, { min }) => sum - min, beside);
  return groups.map(({ min, max }) => {
    const more = Math.min(over, max - min);
    over -= more;
    return min + more;
  });
}

/** Removes wilds for a group from those available, and returns them. */
function takeFor(wilds: Card[], { ranks, apart }: Group, count: number): readonly Card[] {
  const chosen = wilds.filter((card) => !apart || rankOf(card) !== ranks[0]).slice(0, count);
  for (const card of chosen) wilds.splice(wilds.indexOf(card), 1);
  return chosen;
}

function layGroup(
  { rules, wildRank }: SearchHand,
  { kind, suit, ranks }: Group,
  naturals: readonly Card[],
  wilds: readonly Card[],
): Reading {
  if (kind === 'set') return setsInOrder(rules, ranks[0] as Rank, [...naturals, ...wilds])[0] as Reading;
  const size = naturals.length + wilds.length;
  const { low, top } = runBounds(rules);
  const starts = Array.from({ length: size }, (_, i) => (ranks[0] as Rank) - i).filter(
    (start) => start >= low && start + size - 1 <= top && start + size > (ranks.at(-1) as Rank),
  );
  const runs = starts.map((start): Reading => {
    const others = [...wilds];
    const at = (rank: Rank): Card => naturals[ranks.indexOf(rank)] ?? (others.shift() as Card);
    return { kind, suit, rank: start, cards: Array.from({ length: size }, (_, i) => at(start + i)) };
  });
  // Where a long run may be cut in two, some arrangements of the wilds exceed the limit (R46).
  return runs.find((run) => isMeld(rules, wildRank, run)) as Reading;
}

/** A meld of wilds alone: a set if possible, otherwise a run. */
function layWilds({ rules, wildRank }: SearchHand, wilds: readonly Card[]): Reading {
  const melds: Reading[] = [];
  for (let rank = KING; rank >= 1; rank--) melds.push(...setsInOrder(rules, rank, wilds).slice(0, 1));
  const { low } = runBounds(rules);
  for (let suit = 0; suit < 4; suit++) melds.push({ kind: 'run', suit, rank: low, cards: wilds });
  return melds.find((meld) => isMeld(rules, wildRank, meld)) as Reading;
}
