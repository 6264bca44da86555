import {
  type Card,
  faceOf,
  mostWilds,
  openingPoints,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  type Suit,
  setLimit,
  suitOf,
} from '#engine';

/** Naturals that are alike. */
export interface AlikeCards {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

/** A meld that naturals and wilds of a hand could be. */
export interface PossibleMeld {
  readonly kind: Reading['kind'];
  readonly suit: Suit;
  readonly rank: Rank;
  /** For each place the index of its natural, or -1 for a wild. */
  readonly places: readonly number[];
  readonly wilds: number;
  /** Its points in an opening (R154). */
  readonly points: number;
  /** Whether it is a run without wilds (R155). */
  readonly isPure: boolean;
  /** The first of its naturals. */
  readonly first: number;
}

/** Naturals and wilds, and the melds found of them. */
interface Pool {
  readonly rules: RuleSet;
  readonly naturals: readonly AlikeCards[];
  /** Index into `naturals` by `suit * 16 + rank`, one more than it; 0 if there is no such card. */
  readonly at: Uint8Array;
  readonly wilds: number;
  readonly found: PossibleMeld[];
}

/** Naturals without their number of packs, those with the most points in a meld first. */
export function naturalsIn(cards: readonly Card[], value: (card: Card) => number): readonly AlikeCards[] {
  const found = new Map<Card, AlikeCards & { readonly cards: Card[] }>();
  for (const card of cards) {
    const like = found.get(faceOf(card));
    if (like) like.cards.push(card);
    else found.set(faceOf(card), { suit: suitOf(card), rank: rankOf(card), cards: [card] });
  }
  return [...found].sort(([a], [b]) => value(b) - value(a) || a - b).map(([, like]) => like);
}

/** Every new meld of these naturals and of up to so many wilds, but for melds of wilds alone. */
export function possibleMelds(rules: RuleSet, naturals: readonly AlikeCards[], wilds: number): readonly PossibleMeld[] {
  const at = new Uint8Array(64);
  for (const [index, { suit, rank }] of naturals.entries()) if (suit >= 0) at[suit * 16 + rank] = index + 1;
  const pool: Pool = { rules, naturals, at, wilds, found: [] };
  const { kinds } = rules.melds;
  if (kinds !== 'runs') for (let rank = 1; rank <= 13; rank++) addSets(pool, rank);
  const { low, top } = runBounds(rules);
  if (kinds !== 'sets') {
    for (let suit = 0; suit < 4; suit++) for (let rank = low; rank < top; rank++) addRuns(pool, suit, rank, [], 0);
  }
  return pool.found;
}

/** Adds the sets of a rank: every choice of its naturals, with every number of wilds that may go with them. */
function addSets(pool: Pool, rank: Rank): void {
  const { rules, naturals, at, wilds } = pool;
  const { duplicates, setMin } = rules.melds;
  const like: number[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const index = (at[suit * 16 + rank] as number) - 1;
    const count = duplicates ? (naturals[index]?.cards.length ?? 0) : 1;
    if (index >= 0) for (let one = 0; one < count; one++) like.push(index);
  }
  if (like.length + wilds < setMin) return;
  const limit = Math.min(setLimit(rules), like.length + wilds);
  for (let chosen = 1; chosen < 1 << like.length; chosen++) {
    const places = like.filter((_, bit) => ((chosen >> bit) & 1) === 1);
    for (let size = Math.max(setMin, places.length); size <= Math.min(limit, places.length + wilds); size++) {
      const count = size - places.length;
      if (count <= mostWilds(rules, size)) add(pool, 'set', -1, rank, [...places, ...Array<number>(count).fill(-1)]);
    }
  }
}

/** Adds the runs that begin with these places, each further one filled by its natural or by a wild. */
function addRuns(pool: Pool, suit: Suit, rank: Rank, places: readonly number[], count: number): void {
  const { rules, at, wilds } = pool;
  const { top, most } = runBounds(rules);
  const size = places.length;
  if (size >= rules.melds.runMin && count < size && count <= mostWilds(rules, size))
    add(pool, 'run', suit, rank, places);
  const next = rank + size;
  if (next > top || size >= most) return;
  const printed = next > 13 ? 1 : next;
  const natural = (at[suit * 16 + printed] as number) - 1;
  if (natural >= 0) addRuns(pool, suit, rank, [...places, natural], count);
  if (count < wilds) addRuns(pool, suit, rank, [...places, -1], count + 1);
}

function add({ rules, found }: Pool, kind: Reading['kind'], suit: Suit, rank: Rank, places: readonly number[]): void {
  let wilds = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place < 0) wilds++;
    else first = Math.min(first, place);
  }
  const points = openingPoints(rules, { kind, suit, rank, cards: places });
  found.push({ kind, suit, rank, places, wilds, points, isPure: kind === 'run' && wilds === 0, first });
}
