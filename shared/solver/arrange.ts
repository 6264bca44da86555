import { bitCount, type Rank, type Suit } from '#engine';
import { absorbed, coverWild, mostCovered } from './fewest.ts';
import { lowestRank, type SuitMasks } from './holding.ts';
import { eachRunFromLowest, type MeldTables, NEVER, runsWith } from './tables.ts';

/** A meld before it is settled which wild lies where: its naturals, and how many wilds go with them. */
export type Shape =
  /** `ranks` in one suit, bit `rank` each; wilds fill the gaps, the others lie at the ends. */
  | { readonly kind: 'run'; readonly suit: Suit; readonly ranks: number; readonly wilds: number }
  /** `suits` of one rank, bit `suit` each. */
  | { readonly kind: 'set'; readonly rank: Rank; readonly suits: number; readonly wilds: number }
  | { readonly kind: 'wilds'; readonly wilds: number };

/** Melds that leave the fewest points in hand, and what then stays there. */
export interface CheapestMelds {
  readonly shapes: readonly Shape[];
  /** Wilds no meld of the hand needed, got rid of elsewhere (see `room`). */
  readonly spare: number;
  /** What stays in hand. */
  readonly left: SuitMasks;
}

type Masks = [number, number, number, number];

/** A cheapest arrangement of a hand: follows the sums of `mostCovered` back to the choices they came from. */
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

type SetShape = Extract<Shape, { kind: 'set' }>;

/** Where the way to a goal is looked for: the rank to decide on, those after it, and what there is to use. */
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
  throw new Error('a cheapest arrangement cannot be followed back to its sets');
}

/** Adds the runs that come to `goal` and takes their cards out of the masks; the answer is the wilds they spend. */
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
  if (!shares) throw new Error('a cheapest arrangement cannot be followed back to its runs');
  return shares;
}

/** Takes the best runs with exactly `wilds` wilds out of a mask (bit 0 = Ace); the answer is what no run took. */
function unrun(tables: MeldTables, suit: Suit, mask: number, wilds: number, shapes: Shape[]): number {
  if (mask === 0) return 0;
  const runs = tables.runs;
  const goal = runs[wilds]?.[mask] as number;
  const low = mask & -mask;
  if ((runs[wilds]?.[mask ^ low] as number) === goal) return low | unrun(tables, suit, mask ^ low, wilds, shapes);
  let best: { taken: number; spent: number } | null = null;
  eachRunFromLowest(tables, mask, wilds, (taken, spent, gained) => {
    if ((runs[wilds - spent]?.[mask & ~taken] ?? NEVER) + gained === goal) best ??= { taken, spent };
  });
  if (!best) throw new Error('a cheapest arrangement cannot be followed back to a run');
  const { taken, spent } = best as { taken: number; spent: number };
  shapes.push({ kind: 'run', suit, ranks: taken << 1, wilds: spent });
  return unrun(tables, suit, mask & ~taken, wilds - spent, shapes);
}
