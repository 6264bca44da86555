import type { MeldKind } from '../actions.ts';
import type { Rank, Suit } from '../cards/cards.ts';
import type { RunBounds } from '../melds/melds.ts';
import { canCut, HIGH_ACE, wildsBeside } from '../melds/wilds.ts';
import type { Natural, SearchHand } from './searchHand.ts';

/** The naturals of a meld, before it is decided how many wilds go with them and which. */
export interface Group {
  readonly kind: MeldKind;
  /** -1 for a set. */
  readonly suit: Suit;
  /** The rank of a set, or the ranks of the naturals in a run, ascending. */
  readonly ranks: readonly Rank[];
  /** Indices into the holding's naturals, parallel to `ranks` in a run; an index given twice stands for two cards. */
  readonly places: readonly number[];
  /** Minimum and maximum number of wilds that may go with them. */
  readonly min: number;
  readonly max: number;
  /** Number of naturals that are wild cards themselves. */
  readonly homes: number;
  /** For a set: wilds of its own rank may not be added, since they would be natural there and duplicates. */
  readonly apart: boolean;
}

/**
 * Returns every group that contains a card of the natural `first`, otherwise only cards of later naturals, and needs no
 * more wilds than there are.
 * @param left number of cards available of each natural
 * @param wilds number of wild cards available, in their own places or not
 */
export function groupsFrom(holding: SearchHand, left: readonly number[], first: number, wilds: number): Group[] {
  const found: Group[] = [];
  const { kinds } = holding.rules.melds;
  const { suit, rank } = holding.naturals[first] as Natural;
  // A Joker that is not wild.
  if (rank === 0) return found;
  const pool: Pool = { holding, left, wilds, found };
  if (kinds !== 'runs') addSets(pool, rank, [first]);
  if (kinds === 'sets') return found;
  addUpwards(pool, suit, [rank], [first]);
  // The Ace is the first natural of its suit, and also the top of a run where it may be high.
  if (rank === 1 && holding.bounds.top === HIGH_ACE) addDownwards(pool, suit, [HIGH_ACE], [first]);
  return found;
}

/** Input and output of a search for groups; `left` and `wilds` as for `groupsFrom`. */
interface Pool {
  readonly holding: SearchHand;
  readonly left: readonly number[];
  readonly wilds: number;
  readonly found: Group[];
}

/** Adds the set of these naturals, and every set that extends it with naturals of later suits. */
function addSets(pool: Pool, rank: Rank, places: readonly number[]): void {
  addSet(pool, rank, places);
  const { holding, left } = pool;
  if (places.length >= holding.setLimit) return;
  const last = places.at(-1) as number;
  const { suit } = holding.naturals[last] as Natural;
  if (holding.rules.melds.duplicates && (left[last] as number) > places.filter((place) => place === last).length) {
    addSets(pool, rank, [...places, last]);
  }
  for (let other = suit + 1; other < 4; other++) {
    const place = holding.at[other * 16 + rank];
    if (place !== undefined && (left[place] as number) > 0) addSets(pool, rank, [...places, place]);
  }
}

function addSet({ holding, wilds, found }: Pool, rank: Rank, places: readonly number[]): void {
  const { rules, beside, setLimit, twins } = holding;
  const count = places.length;
  const min = Math.max(0, rules.melds.setMin - count);
  const max = Math.min(setLimit - count, beside.set[count] as number);
  const homes = homesIn(holding, places);
  if (min > max || min + homes > wilds) return;
  const printed = rank === HIGH_ACE ? 1 : rank;
  const set = { kind: 'set', suit: -1, ranks: [printed], places, homes } as const;
  if (((twins >> printed) & 1) === 0) found.push({ ...set, min, max, apart: false });
  else for (let exact = min; exact <= max; exact++) found.push({ ...set, min: exact, max: exact, apart: true });
}

/** The number of these naturals that are wild cards themselves. */
function homesIn({ naturals }: SearchHand, places: readonly number[]): number {
  let homes = 0;
  for (const place of places) if (naturals[place]?.isWild) homes++;
  return homes;
}

/** Adds the run of these naturals, and every run that extends it upwards. */
function addUpwards(pool: Pool, suit: Suit, ranks: readonly Rank[], places: readonly number[]): void {
  addRun(pool, suit, ranks, places);
  const low = ranks[0] as Rank;
  const { top } = pool.holding.bounds;
  for (let rank = (ranks.at(-1) as Rank) + 1; rank <= top; rank++) {
    if (rank - low - ranks.length > pool.wilds) break;
    const place = placeOf(pool, suit, rank, places);
    if (place !== undefined) addUpwards(pool, suit, [...ranks, rank], [...places, place]);
  }
}

/** Like `addUpwards`, downwards to the Two: an Ace below it would have been the first natural. */
function addDownwards(pool: Pool, suit: Suit, ranks: readonly Rank[], places: readonly number[]): void {
  addRun(pool, suit, ranks, places);
  for (let rank = (ranks[0] as Rank) - 1; rank > 1; rank--) {
    if (HIGH_ACE - rank - ranks.length > pool.wilds) break;
    const place = placeOf(pool, suit, rank, places);
    if (place !== undefined) addDownwards(pool, suit, [rank, ...ranks], [place, ...places]);
  }
}

/** The natural for that rank if a card of it is left; an Ace at both ends needs two. */
function placeOf({ holding, left }: Pool, suit: Suit, rank: Rank, places: readonly number[]): number | undefined {
  const place = holding.at[suit * 16 + rank] ?? (rank === HIGH_ACE ? holding.at[suit * 16 + 1] : undefined);
  if (place === undefined) return undefined;
  return (left[place] as number) > (places.includes(place) ? 1 : 0) ? place : undefined;
}

function addRun({ holding, wilds, found }: Pool, suit: Suit, ranks: readonly Rank[], places: readonly number[]): void {
  const room = wildsInRun(holding, ranks);
  const homes = homesIn(holding, places);
  if (room && room.min + homes <= wilds) found.push({ kind: 'run', suit, ranks, places, ...room, homes, apart: false });
}

/** Limits on the number of wilds in a meld. */
type Room = Pick<Group, 'min' | 'max'>;

/** How many wilds may go with naturals at these ranks, between them and beyond their ends, or null if none fit. */
function wildsInRun(holding: SearchHand, ranks: readonly Rank[]): Room | null {
  const { rules, bounds } = holding;
  const count = ranks.length;
  const gaps = (ranks.at(-1) as Rank) - (ranks[0] as Rank) + 1 - count;
  const min = Math.max(gaps, rules.melds.runMin - count);
  const max = Math.min(bounds.most - count, holding.beside.run[count] as number);
  if (min > max) return null;
  if (rules.melds.wildLimit === 'apart') return wildsApart(bounds, ranks, { min, max });
  if (rules.melds.wildLimit !== 'one' || max < 2 || canSplit(bounds, ranks)) return { min, max };
  return min < 2 ? { min, max: 1 } : null;
}

/** The same where no two wilds lie side by side (R45): one in each gap, and one beyond each end. */
function wildsApart({ low, top }: RunBounds, ranks: readonly Rank[], { min, max }: Room): Room | null {
  const first = ranks[0] as Rank;
  const last = ranks.at(-1) as Rank;
  if (ranks.some((rank, i) => rank - (ranks[i - 1] ?? rank) > 2)) return null;
  const most = last - first + 1 - ranks.length + (first > low ? 1 : 0) + (last < top ? 1 : 0);
  return min > most ? null : { min, max: Math.min(max, most) };
}

/** Whether these naturals and two wilds can form a run that counts as two, with a wild in each (R46). */
function canSplit({ low, top }: RunBounds, ranks: readonly Rank[]): boolean {
  const size = ranks.length + 2;
  for (let start = Math.max(low, (ranks.at(-1) as Rank) - size + 1); start <= (ranks[0] as Rank); start++) {
    if (start + size - 1 > top) break;
    const [first, second] = Array.from({ length: size }, (_, i) => i).filter((i) => !ranks.includes(start + i));
    if (canCut(size, first as number, second as number)) return true;
  }
  return false;
}

/** The sizes that melds of wilds alone may have (R49). */
export function sizesOfWilds({ rules, wilds, bounds, setLimit }: SearchHand): readonly number[] {
  const { kinds, setMin, runMin } = rules.melds;
  return Array.from({ length: wilds.length }, (_, i) => i + 1).filter((size) => {
    const asSet = kinds !== 'runs' && size >= setMin && size <= setLimit;
    const asRun = kinds !== 'sets' && size >= runMin && size <= bounds.most;
    const isAlone = (kind: MeldKind): boolean => wildsBeside(rules, kind, 0, size) === size;
    return (asSet && isAlone('set')) || (asRun && isAlone('run'));
  });
}
