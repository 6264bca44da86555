import { bitCount, type Rank, type Suit } from '#engine';
import { coverWild, mostCovered } from './cover.ts';
import { absorbed } from './coverPairs.ts';
import { lowestRank, type SuitMasks } from './holding.ts';
import { eachRunFromLowest, type MeldTables, NEVER, runsWith } from './tables.ts';

/** A meld without its layout: the naturals, and how many wilds go with them. */
export type Shape =
  /** `ranks` of one suit, one bit per rank. Wilds fill the gaps; the rest lie at the ends. */
  | { readonly kind: 'run'; readonly suit: Suit; readonly ranks: number; readonly wilds: number }
  /** `suits` of one rank, one bit per suit. */
  | { readonly kind: 'set'; readonly rank: Rank; readonly suits: number; readonly wilds: number }
  | { readonly kind: 'wilds'; readonly wilds: number };

/** Melds that leave the fewest points in hand, and the cards left. */
export interface CheapestMelds {
  readonly shapes: readonly Shape[];
  /** Wilds that no meld of the hand needs, laid off elsewhere (see `room`). */
  readonly spare: number;
  /** The cards that stay in hand. */
  readonly left: SuitMasks;
}

type Masks = [number, number, number, number];

/** A cheapest arrangement of a hand, found by tracing the sums of `mostCovered` back to the choices behind them. */
export function cheapestMelds(tables: MeldTables, { suits, wilds }: SuitMasks, room = 0): CheapestMelds {
  const masks: Masks = [...suits];
  const shapes: Shape[] = [];
  let wildsLeft = wilds;
  let goal = mostCovered(tables, ...masks, wilds, room);
  if (goal === 0) return { shapes, spare: 0, left: { suits, wilds } };
  let pairs = (suits[0] & suits[1]) | (suits[2] & suits[3]) | ((suits[0] | suits[1]) & (suits[2] | suits[3]));
  while (pairs !== 0) {
    const bit = pairs & -pairs;
    pairs ^= bit;
    // Without wilds two naturals are no set.
    if (wildsLeft === 0 && !isTriple(masks, bit)) continue;
    if (coverWild(tables, ...masks, pairs, wildsLeft, room) === goal) continue;
    const set = findSet(tables, { masks, bit, rest: pairs, wilds: wildsLeft, room, goal });
    shapes.push(set);
    goal -= (tables.points[set.rank] as number) * bitCount(set.suits) + tables.wild * set.wilds;
    wildsLeft -= set.wilds;
    for (let suit = 0; suit < 4; suit++) if (set.suits & (1 << suit)) masks[suit] = (masks[suit] as number) & ~bit;
  }
  wildsLeft -= addRuns(tables, masks, wildsLeft, room, goal, shapes);
  const spare = absorbed(tables, wildsLeft, room);
  if (wildsLeft >= Math.min(tables.runMin, tables.setMin)) {
    shapes.push({ kind: 'wilds', wilds: wildsLeft });
    return { shapes, spare: 0, left: { suits: masks, wilds: 0 } };
  }
  return { shapes, spare, left: { suits: masks, wilds: wildsLeft - spare } };
}

/** Whether at least three suits hold the rank. */
const isTriple = ([a, b, c, d]: Masks, bit: number): boolean => (((a & b & (c | d)) | (c & d & (a | b))) & bit) !== 0;

type SetShape = Extract<Shape, { kind: 'set' }>;

/** A step of the trace-back: the rank to decide on, the ranks after it, and the cards and wilds available. */
interface SetSearch {
  readonly masks: Masks;
  readonly bit: number;
  readonly rest: number;
  readonly wilds: number;
  readonly room: number;
  readonly goal: number;
}

function findSet(tables: MeldTables, { masks, bit, rest, wilds, room, goal }: SetSearch): SetShape {
  const rank = lowestRank(bit);
  const points = tables.points[rank] as number;
  for (let suits = 1; suits < 16; suits++) {
    if (masks.some((mask, suit) => suits & (1 << suit) && !(mask & bit))) continue;
    const after = masks.map((mask, suit) => (suits & (1 << suit) ? mask & ~bit : mask)) as Masks;
    const size = bitCount(suits);
    for (let spent = Math.max(0, tables.setMin - size); spent <= wilds && size + spent <= tables.setMax; spent++) {
      const gained = points * size + tables.wild * spent;
      if (gained + coverWild(tables, ...after, rest, wilds - spent, room) === goal) {
        return { kind: 'set', rank, suits, wilds: spent };
      }
    }
  }
  throw new Error('cannot trace a cheapest arrangement back to its sets');
}

const NO_SHARES = [0, 0, 0, 0];

/** Adds the runs worth `goal` and removes their cards from the masks. Returns the number of wilds spent. */
function addRuns(tables: MeldTables, masks: Masks, wilds: number, room: number, goal: number, shapes: Shape[]): number {
  const shares = shareWilds(tables, masks, wilds, room, goal);
  let spent = 0;
  for (let suit = 0; suit < 4; suit++) {
    const share = shares[suit] as number;
    spent += share;
    masks[suit] = unrun(tables, suit, (masks[suit] as number) >> 1, share, shapes) << 1;
  }
  return spent;
}

function shareWilds(tables: MeldTables, masks: Masks, wilds: number, room: number, goal: number): number[] {
  if (wilds === 0) return NO_SHARES;
  const runs = runsWith(tables, wilds);
  const find = (suit: number, left: number, sum: number): number[] | null => {
    if (suit === 4) return sum + tables.wild * (wilds - left + absorbed(tables, left, room)) === goal ? [] : null;
    for (let share = 0; share <= left; share++) {
      const gained = runs[share]?.[(masks[suit] as number) >> 1] as number;
      const others = gained === NEVER ? null : find(suit + 1, left - share, sum + gained);
      if (others) return [share, ...others];
    }
    return null;
  };
  const shares = find(0, wilds, 0);
  if (!shares) throw new Error('cannot trace a cheapest arrangement back to its runs');
  return shares;
}

/** Takes the best runs with exactly `wilds` wilds out of a mask (bit 0 = Ace). Returns the mask of cards not used. */
function unrun(tables: MeldTables, suit: Suit, mask: number, wilds: number, shapes: Shape[]): number {
  if (mask === 0) return 0;
  const runs = tables.runs;
  const goal = runs[wilds]?.[mask] as number;
  if (goal === 0 && wilds === 0) return mask;
  const low = mask & -mask;
  if ((runs[wilds]?.[mask ^ low] as number) === goal) return low | unrun(tables, suit, mask ^ low, wilds, shapes);
  let best: { taken: number; spent: number } | null = null;
  eachRunFromLowest(tables, mask, wilds, (taken, spent, gained) => {
    if ((runs[wilds - spent]?.[mask & ~taken] ?? NEVER) + gained === goal) best ??= { taken, spent };
  });
  if (!best) throw new Error('cannot trace a cheapest arrangement back to a run');
  const { taken, spent } = best as { taken: number; spent: number };
  shapes.push({ kind: 'run', suit, ranks: taken << 1, wilds: spent });
  return unrun(tables, suit, mask & ~taken, wilds - spent, shapes);
}
