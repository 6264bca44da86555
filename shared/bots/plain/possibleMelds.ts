import {
  type Card,
  faceOf,
  mayBeWild,
  openingPoints,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  type Suit,
  setLimit,
  staysWild,
  suitOf,
} from '#engine';
import type { Notes } from './notes.ts';

/** Cards that are alike: naturals, or wilds that may be laid as themselves (R48). */
export interface AlikeCards {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly isWild: boolean;
  readonly cards: readonly Card[];
}

/** A meld that naturals and wilds of a hand could be. */
export interface PossibleMeld {
  readonly kind: Reading['kind'];
  readonly suit: Suit;
  readonly rank: Rank;
  /** For each place the index of the card that is laid as itself, or -1 for any wild. */
  readonly places: readonly number[];
  /** How many of its cards are wild. */
  readonly wilds: number;
  /** How many of its wilds stand for other cards. */
  readonly replacing: number;
  /** Its points in an opening (R154). */
  readonly points: number;
  /** Whether it is a run without wilds (R155). */
  readonly isPure: boolean;
  /** The first of the cards laid as themselves. */
  readonly first: number;
}

/** The cards of a hand, and the melds found of them. */
interface Pool {
  readonly rules: RuleSet;
  readonly alike: readonly AlikeCards[];
  /** Index into `alike` by `suit * 16 + rank`, one more than it; 0 if there is no such card. */
  readonly at: Uint8Array;
  readonly wilds: number;
  readonly found: PossibleMeld[];
}

/** The cards with a suit by what is printed on them: the naturals with the most points first, then the wilds. */
export function alikeIn({ wilds, points }: Notes, cards: readonly Card[]): readonly AlikeCards[] {
  const found = new Map<Card, AlikeCards & { readonly cards: Card[] }>();
  for (const card of cards) {
    if (suitOf(card) < 0) continue;
    const like = found.get(faceOf(card));
    if (like) like.cards.push(card);
    else found.set(faceOf(card), { suit: suitOf(card), rank: rankOf(card), isWild: wilds[card] === 1, cards: [card] });
  }
  const order = ([a, { isWild }]: [Card, AlikeCards]): number => (isWild ? 0 : points(a) + 1);
  return [...found].sort((a, b) => order(b) - order(a) || a[0] - b[0]).map(([, like]) => like);
}

/** Every new meld of these cards and of up to so many wilds in which some card is laid as itself. */
export function possibleMelds(rules: RuleSet, alike: readonly AlikeCards[], wilds: number): readonly PossibleMeld[] {
  const at = new Uint8Array(64);
  for (const [index, { suit, rank }] of alike.entries()) at[suit * 16 + rank] = index + 1;
  const pool: Pool = { rules, alike, at, wilds, found: [] };
  const { kinds } = rules.melds;
  if (kinds !== 'runs') for (let rank = 1; rank <= 13; rank++) addSets(pool, rank);
  const { low, top } = runBounds(rules);
  if (kinds !== 'sets') {
    for (let suit = 0; suit < 4; suit++) for (let rank = low; rank < top; rank++) addRuns(pool, suit, rank, [], 0);
  }
  return pool.found;
}

/** Adds the sets of a rank: every choice of its cards, with every number of wilds that may go with them. */
function addSets(pool: Pool, rank: Rank): void {
  const { rules, alike, at, wilds } = pool;
  const { duplicates, setMin } = rules.melds;
  const like: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const index = (at[suit * 16 + rank] as number) - 1;
    const count = duplicates ? (alike[index]?.cards.length ?? 0) : 1;
    if (index >= 0) for (let one = 0; one < count; one++) like.push(index);
  }
  if (like.length + wilds < setMin) return;
  const limit = Math.min(setLimit(rules), like.length + wilds);
  for (let chosen = 1; chosen < 1 << like.length; chosen++) {
    const places = like.filter((_, bit) => ((chosen >> bit) & 1) === 1);
    for (let size = Math.max(setMin, places.length); size <= Math.min(limit, places.length + wilds); size++) {
      add(pool, { kind: 'set', suit: -1, rank }, [...places, ...Array<number>(size - places.length).fill(-1)]);
    }
  }
}

/** Adds the runs that begin with these places, each further one filled by its own card or by any wild. */
function addRuns(pool: Pool, suit: Suit, rank: Rank, places: readonly number[], count: number): void {
  const { rules, at, wilds } = pool;
  const { top, most } = runBounds(rules);
  const size = places.length;
  if (size >= rules.melds.runMin && count < size) add(pool, { kind: 'run', suit, rank }, places);
  const next = rank + size;
  if (next > top || size >= most) return;
  const printed = next > 13 ? 1 : next;
  const own = (at[suit * 16 + printed] as number) - 1;
  if (own >= 0) addRuns(pool, suit, rank, [...places, own], count);
  if (count < wilds) addRuns(pool, suit, rank, [...places, -1], count + 1);
}

/** Adds a meld unless it needs more wilds than there are or may be in it (R45, R48). */
function add(pool: Pool, meld: Pick<PossibleMeld, 'kind' | 'suit' | 'rank'>, places: readonly number[]): void {
  const { rules, alike, found } = pool;
  let replacing = 0;
  let inPlace = 0;
  const asWild: number[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const like = alike[place];
    if (like) first = Math.min(first, place);
    else replacing++;
    if (like?.isWild) inPlace++;
    if (!like || (like.isWild && staysWild(rules, like.cards[0] as Card))) asWild.push(index);
  }
  const wilds = replacing + inPlace;
  if (wilds > pool.wilds || !mayBeWild(rules, meld.kind, places.length, asWild)) return;
  const points = openingPoints(rules, { ...meld, cards: places });
  found.push({ ...meld, places, wilds, replacing, points, isPure: meld.kind === 'run' && replacing === 0, first });
}
