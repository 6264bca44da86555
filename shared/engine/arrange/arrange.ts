import type { Reading } from '../actions.ts';
import { type Card, faceOf, type Rank, rankOf } from '../cards/cards.ts';
import { isWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { cardPoints } from '../score/cardPoints.ts';
import { type Group, groupsFrom, sizesOfWilds } from './groups.ts';
import { type ArrangePlan, layPlan } from './layPlan.ts';
import { type SearchHand, searchHandOf } from './searchHand.ts';

/** New melds made of some cards, the cards left in the hand, and their points. */
export interface Arrangement {
  readonly readings: readonly Reading[];
  readonly left: readonly Card[];
  readonly points: number;
}

/** Returns the new melds that leave the fewest points in the hand, ignoring the melds on the table (§4.30). */
export function bestArrangement(
  rules: RuleSet,
  wildRank: Rank,
  cards: readonly Card[],
  points: (card: Card) => number,
): Arrangement {
  const holding = searchHandOf(rules, wildRank, cards);
  const plan = bestPlan(holding, points, false) as ArrangePlan;
  const laid = layPlan(holding, plan, points);
  return { ...laid, points: laid.left.reduce((sum, card) => sum + points(card), 0) };
}

/** Returns new melds that use all of the cards, or null if there are none. */
export function arrangeAll(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): readonly Reading[] | null {
  const holding = searchHandOf(rules, wildRank, cards);
  const plan = bestPlan(holding, () => 1, true);
  return plan && layPlan(holding, plan, () => 1).readings;
}

/** The whole hand as new melds and one discard, as shown when going Rummy. */
export interface Rummy {
  readonly readings: readonly Reading[];
  readonly discard: Card;
}

/** Returns a way to go Rummy with the highest possible natural as the discard (R111), or null if there is none. */
export function rummyOf(rules: RuleSet, wildRank: Rank, hand: readonly Card[]): Rummy | null {
  const isLast = (card: Card): number => (isWild(rules, wildRank, card) ? 1 : 0);
  const byPoints = (a: Card, b: Card): number => cardPoints(rules, wildRank, b) - cardPoints(rules, wildRank, a);
  const order = hand.toSorted((a, b) => isLast(a) - isLast(b) || byPoints(a, b));
  const tried = new Set<Card>();
  for (const discard of order) {
    if (tried.has(faceOf(discard))) continue;
    tried.add(faceOf(discard));
    const readings = arrangeAll(
      rules,
      wildRank,
      hand.filter((card) => card !== discard),
    );
    if (readings) return { readings, discard };
  }
  return null;
}

/** The best result from some point on: its points, and the first choice that leads to it. */
interface Best {
  readonly points: number;
  readonly choice: Group | 'leave' | null;
}

interface Search {
  readonly holding: SearchHand;
  /** Whether every card must be laid. */
  readonly whole: boolean;
  /** Points of each natural if left in the hand. */
  readonly points: readonly number[];
  /** The kinds of wilds, the fewest points first. */
  readonly kinds: readonly WildKind[];
  /**
   * Indexed by a number of wilds: sizes of melds of wilds alone that use exactly that many; undefined if impossible.
   */
  readonly alone: readonly (readonly number[] | undefined)[];
  /** Per natural: the number of cards not decided on yet. */
  readonly open: number[];
  readonly memo: Map<string, Best>;
}

/** The wilds of one rank; 0 for Jokers. */
interface WildKind {
  readonly rank: Rank;
  readonly count: number;
  readonly points: number;
}

/** The wilds a partial plan uses: its groups need at least `need` and take at most `most`. */
interface Progress {
  readonly need: number;
  readonly most: number;
  /** Per kind of wild: how many are in their own places. */
  readonly homes: readonly number[];
  /** Per kind of wild: how many wilds are needed by groups that cannot use this kind. */
  readonly apart: readonly number[];
}

/** Returns the plan that leaves the fewest points, or null if every card must be laid and cannot be. */
function bestPlan(holding: SearchHand, points: (card: Card) => number, whole: boolean): ArrangePlan | null {
  const kinds = kindsOf(holding.wilds, points);
  const search: Search = {
    holding,
    whole,
    points: holding.naturals.map(({ cards }) => points(cards[0] as Card)),
    kinds,
    alone: sumsOf(sizesOfWilds(holding), holding.wilds.length),
    open: holding.naturals.map(({ cards }) => cards.length),
    memo: new Map(),
  };
  const none = kinds.map(() => 0);
  const start: Progress = { need: 0, most: 0, homes: none, apart: none };
  const best = bestFrom(search, 0, start);
  return best.points === Number.POSITIVE_INFINITY ? null : followed(search, start, best.points);
}

function kindsOf(wilds: readonly Card[], points: (card: Card) => number): readonly WildKind[] {
  return [...new Set(wilds.map(rankOf))]
    .map((rank) => wilds.filter((card) => rankOf(card) === rank))
    .map((cards) => ({ rank: rankOf(cards[0] as Card), count: cards.length, points: points(cards[0] as Card) }))
    .sort((a, b) => a.points - b.points);
}

/** For each number up to `most`, some of the sizes that add up to it. */
function sumsOf(sizes: readonly number[], most: number): readonly (readonly number[] | undefined)[] {
  const sums: (readonly number[] | undefined)[] = [[]];
  for (let sum = 1; sum <= most; sum++) {
    const last = sizes.find((size) => sums[sum - size] !== undefined);
    sums.push(last === undefined ? undefined : [...(sums[sum - last] as readonly number[]), last]);
  }
  return sums;
}

/** The fewest points reachable from the natural at `from` on. */
function bestFrom(search: Search, from: number, progress: Progress): Best {
  const { open, memo } = search;
  let first = from;
  while (open[first] === 0) first++;
  if (first >= open.length) return { points: settled(search, progress).points, choice: null };
  const key = keyOf(search, first, progress);
  const known = memo.get(key);
  if (known) return known;
  const best = bestAt(search, first, progress);
  memo.set(key, best);
  return best;
}

/** A memo key that is equal for states with the same possible results. */
function keyOf({ open }: Search, first: number, { need, most, homes, apart }: Progress): string {
  return String.fromCharCode(first, need, most, ...homes, ...apart, ...open.slice(first));
}

function bestAt(search: Search, first: number, progress: Progress): Best {
  let best: Best = { points: Number.POSITIVE_INFINITY, choice: null };
  for (const group of groupsAt(search, first, progress)) {
    const { points } = after(search, first, progress, group);
    if (points < best.points) best = { points, choice: group };
    if (points === 0) return best;
  }
  const { isWild } = search.holding.naturals[first] as { isWild: boolean };
  if (search.whole && !isWild) return best;
  const rest = after(search, first, progress, 'leave').points;
  // A wild that is not in its own place remains available elsewhere.
  const points = isWild ? rest : rest + (search.points[first] as number);
  return points < best.points ? { points, choice: 'leave' } : best;
}

/** The groups that could come next, those with few wilds and many cards first. */
function groupsAt({ holding, open }: Search, first: number, { need, homes }: Progress): readonly Group[] {
  const used = homes.reduce((sum, count) => sum + count, 0);
  return groupsFrom(holding, open, first, holding.wilds.length - used - need).sort(
    (a, b) => 4 * a.min - a.places.length - (4 * b.min - b.places.length),
  );
}

/** The best result after a choice. Leaves `open` unchanged. */
function after(search: Search, first: number, progress: Progress, choice: Group | 'leave'): Best {
  const places = choice === 'leave' ? [first] : choice.places;
  for (const place of places) (search.open[place] as number)--;
  const best = bestFrom(search, first, choice === 'leave' ? progress : advanced(search, progress, choice));
  for (const place of places) (search.open[place] as number)++;
  return best;
}

function advanced({ holding, kinds }: Search, { need, most, homes, apart }: Progress, group: Group): Progress {
  const isHome = (place: number, { rank }: WildKind): boolean =>
    holding.naturals[place]?.isWild === true && rankOf(holding.naturals[place].cards[0] as Card) === rank;
  return {
    need: need + group.min,
    most: Math.min(holding.wilds.length, most + group.max),
    homes:
      group.homes === 0
        ? homes
        : kinds.map((kind, i) => (homes[i] as number) + group.places.filter((place) => isHome(place, kind)).length),
    apart: group.apart
      ? kinds.map(({ rank }, i) => (apart[i] as number) + (rank === group.ranks[0] ? group.min : 0))
      : apart,
  };
}

/** Distributes the wilds that are not in their own places, once all groups are chosen. */
function settled(
  search: Search,
  { need, most, homes, apart }: Progress,
): Pick<ArrangePlan, 'beside' | 'alone' | 'points'> {
  const free = search.kinds.map(({ count }, i) => count - (homes[i] as number));
  const wilds = free.reduce((sum, count) => sum + count, 0);
  let best: Pick<ArrangePlan, 'beside' | 'alone' | 'points'> = {
    beside: 0,
    alone: [],
    points: Number.POSITIVE_INFINITY,
  };
  if (apart.some((count, i) => count > wilds - (free[i] as number))) return best;
  for (let beside = Math.min(most, wilds); beside >= need; beside--) {
    let others = wilds - beside;
    while (search.alone[others] === undefined) others--;
    const points = pointsLeft(search, free, wilds - beside - others);
    if (points < best.points) best = { beside, alone: search.alone[others] as readonly number[], points };
    if (points === 0) break;
  }
  return best;
}

/** The fewest points that this many wilds left in the hand can count. */
function pointsLeft({ whole, kinds }: Search, free: readonly number[], count: number): number {
  if (whole && count > 0) return Number.POSITIVE_INFINITY;
  let rest = count;
  return kinds.reduce((sum, { points }, i) => {
    const these = Math.min(rest, free[i] as number);
    rest -= these;
    return sum + these * points;
  }, 0);
}

/** Rebuilds the plan that gives these points, from the memo. */
function followed(search: Search, start: Progress, points: number): ArrangePlan {
  const groups: Group[] = [];
  const left: number[] = [];
  let progress = start;
  let first = 0;
  for (;;) {
    while (search.open[first] === 0) first++;
    const { choice } = bestFrom(search, first, progress);
    if (choice === null) break;
    if (choice === 'leave') {
      (search.open[first] as number)--;
      if (!search.holding.naturals[first]?.isWild) left.push(first);
      continue;
    }
    groups.push(choice);
    for (const place of choice.places) (search.open[place] as number)--;
    progress = advanced(search, progress, choice);
  }
  return { ...settled(search, progress), groups, left, points };
}
