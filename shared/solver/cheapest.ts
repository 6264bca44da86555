import {
  bitCount,
  type Card,
  cardOf,
  isWild,
  KING,
  type Rank,
  type Reading,
  type RuleSet,
  rankOf,
  type Suit,
} from '#engine';
import { absorbed, coverWild, mostCovered } from './cover.ts';
import { fewestPoints, pointsOf } from './fewest.ts';
import { lowestRank, type SuitMasks, suitMasksOf, toggled, withWilds } from './suitMasks.ts';
import { eachRunFromLowest, IMPOSSIBLE_POINTS, type MeldTables, runsWith, tablesFor } from './tables.ts';

/** Melds to lay, and the points of the cards left in hand. */
export interface Cheapest {
  readonly points: number;
  readonly melds: readonly Reading[];
}

/**
 * Finds the melds that leave the fewest points in hand (R45 to R51), ignoring the table.
 * @param keep how many cards must stay in hand at any cost: 1 if the turn must end with a discard (R96, E15)
 * @example cheapest(cards("5H 6H 9C KD"), rules, 9) // 5H 6H 9C is a run; the king stays: 10 points
 */
export function cheapest(cards: readonly Card[], rules: RuleSet, wildRank: Rank, keep: 0 | 1 = 0): Cheapest {
  const tables = tablesFor(rules, wildRank);
  const all = suitMasksOf(cards, rules, wildRank);
  const laid = keep === 1 && cards.length > 0 && fewestPoints(tables, all) === 0 ? withoutCheapest(tables, all) : all;
  const { shapes, left } = cheapestMelds(tables, laid);
  const wilds = cards.filter((card) => isWild(rules, wildRank, card));
  return {
    points: pointsOf(tables, left) + pointsOf(tables, all) - pointsOf(tables, laid),
    melds: shapes.map((shape) => layOut(shape, wilds, () => 0)),
  };
}

/** The holding without the card that costs least to keep. */
function withoutCheapest(tables: MeldTables, holding: SuitMasks): SuitMasks {
  const cost = (rest: SuitMasks): number =>
    fewestPoints(tables, rest) + pointsOf(tables, holding) - pointsOf(tables, rest);
  return oneFewer(holding).reduce((best, rest) => (cost(rest) < cost(best) ? rest : best));
}

/** All holdings with one card fewer. Wilds are interchangeable. */
export function oneFewer(holding: SuitMasks): SuitMasks[] {
  const found = holding.wilds > 0 ? [withWilds(holding, holding.wilds - 1)] : [];
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = holding.suits[suit] as number; mask !== 0; mask &= mask - 1) {
      found.push(toggled(holding, suit, 1 << lowestRank(mask)));
    }
  }
  return found;
}

/** A meld without its layout: the naturals, and how many wilds go with them. */
export type Shape =
  /** `ranks` of one suit, one bit per rank. Wilds fill the gaps; the rest lie at the ends. */
  | { readonly kind: 'run'; readonly suit: Suit; readonly ranks: number; readonly wilds: number }
  /** `suits` of one rank, one bit per suit. */
  | { readonly kind: 'set'; readonly rank: Rank; readonly suits: number; readonly wilds: number }
  | { readonly kind: 'wilds'; readonly wilds: number };

/** Melds that leave the fewest points in hand, and the cards left. */
interface CheapestMelds {
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
      const others = gained === IMPOSSIBLE_POINTS ? null : find(suit + 1, left - share, sum + gained);
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
    if ((runs[wilds - spent]?.[mask & ~taken] ?? IMPOSSIBLE_POINTS) + gained === goal) best ??= { taken, spent };
  });
  if (!best) throw new Error('cannot trace a cheapest arrangement back to a run');
  const { taken, spent } = best as { taken: number; spent: number };
  shapes.push({ kind: 'run', suit, ranks: taken << 1, wilds: spent });
  return unrun(tables, suit, mask & ~taken, wilds - spent, shapes);
}

/** The cost of having a wild stand for a card, since others could swap that card for it. */
export type Exposure = (suit: Suit, rank: Rank) => number;

/**
 * Turns a shape into a meld with a place for each card, taking wilds out of `wilds`. Wilds beyond the gaps of a run go
 * to whichever end is least exposed.
 */
export function layOut(shape: Shape, wilds: Card[], exposure: Exposure): Reading {
  if (shape.kind === 'run') return layRun(shape.suit, shape.ranks, shape.wilds, wilds, exposure);
  const helpers = wilds.splice(0, shape.wilds);
  if (shape.kind === 'set') {
    const naturals = [0, 1, 2, 3].filter((suit) => shape.suits & (1 << suit)).map((suit) => cardOf(suit, shape.rank));
    return { kind: 'set', suit: -1, rank: shape.rank, cards: [...naturals, ...helpers] };
  }
  // In a set of their own rank, no wild can be claimed.
  const rank = rankOf(helpers[0] as Card);
  if (helpers.length <= 4) return { kind: 'set', suit: -1, rank, cards: helpers };
  return { kind: 'run', suit: 0, rank: 1, cards: helpers };
}

function layRun(suit: Suit, ranks: number, spent: number, wilds: Card[], exposure: Exposure): Reading {
  let low = lowestRank(ranks);
  let high = 31 - Math.clz32(ranks);
  const gaps = high - low + 1 - bitCount(ranks);
  for (let ends = spent - gaps; ends > 0; ends--) {
    const canFall = low > 1;
    const canRise = high < KING;
    if (canFall && (!canRise || exposure(suit, low - 1) < exposure(suit, high + 1))) low--;
    else high++;
  }
  const cards: Card[] = [];
  for (let rank = low; rank <= high; rank++) cards.push(ranks & (1 << rank) ? cardOf(suit, rank) : -1);
  const holes = cards.flatMap((card, i) => (card < 0 ? [i] : []));
  for (const hole of holes) {
    const own = wilds.indexOf(cardOf(suit, low + hole));
    if (own >= 0) cards[hole] = wilds.splice(own, 1)[0] as Card;
  }
  for (const hole of holes) if ((cards[hole] as Card) < 0) cards[hole] = wilds.shift() as Card;
  return { kind: 'run', suit, rank: low, cards };
}
