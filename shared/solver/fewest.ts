import { bitCount } from '#engine';
import type { SuitMasks } from './holding.ts';
import { type MeldTables, NEVER, runsWith } from './tables.ts';

/** The points of all the cards. */
export const pointsOf = ({ sum, wild }: MeldTables, { suits, wilds }: SuitMasks): number =>
  (sum[suits[0] >> 1] as number) +
  (sum[suits[1] >> 1] as number) +
  (sum[suits[2] >> 1] as number) +
  (sum[suits[3] >> 1] as number) +
  wild * wilds;

/**
 * The fewest points that can stay in hand after melding, ignoring the table.
 * @param room how many more wilds can be laid elsewhere, such as on melds on the table
 */
export function fewestPoints(tables: MeldTables, holding: SuitMasks, room = 0): number {
  const { suits, wilds } = holding;
  return pointsOf(tables, holding) - mostCovered(tables, suits[0], suits[1], suits[2], suits[3], wilds, room);
}

/** The fewest points after one card has been discarded as well; 0 for an empty hand. */
export function fewestAfterDiscard(tables: MeldTables, holding: SuitMasks, room: number): number {
  const [a, b, c, d] = holding.suits;
  const { wilds } = holding;
  const all = pointsOf(tables, holding);
  let best = wilds > 0 ? all - tables.wild - mostCovered(tables, a, b, c, d, wilds - 1, room) : all;
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = holding.suits[suit] as number; mask !== 0; mask &= mask - 1) {
      const off = ~(mask & -mask);
      const withoutA = suit === 0 ? a & off : a;
      const withoutB = suit === 1 ? b & off : b;
      const withoutC = suit === 2 ? c & off : c;
      const withoutD = suit === 3 ? d & off : d;
      const covered = mostCovered(tables, withoutA, withoutB, withoutC, withoutD, wilds, room);
      const points = all - (tables.points[31 - Math.clz32(~off)] as number) - covered;
      if (points < best) best = points;
    }
  }
  return best;
}

/**
 * The most points that melds can take from four suit masks and some wilds.
 *
 * Here and in the functions it calls, each mask is a separate parameter: a tuple per choice of a set would make bots a
 * sixth slower.
 */
export function mostCovered(
  tables: MeldTables,
  a: number,
  b: number,
  c: number,
  d: number,
  wilds: number,
  room: number,
): number {
  if (tables.runs.length <= wilds) runsWith(tables, wilds);
  // Only sets link the suits, so only ranks that could form a set are branched on. A single natural with two wilds
  // does as well in a run.
  if (wilds === 0) return coverNatural(tables, a, b, c, d, (a & b & (c | d)) | (c & d & (a | b)));
  const pairs = (a & b) | (c & d) | ((a | b) & (c | d));
  return coverWild(tables, a, b, c, d, pairs, wilds, room);
}

function coverNatural(tables: MeldTables, a: number, b: number, c: number, d: number, triples: number): number {
  if (triples === 0) {
    const runs = tables.runs[0] as Int16Array;
    return (runs[a >> 1] as number) + (runs[b >> 1] as number) + (runs[c >> 1] as number) + (runs[d >> 1] as number);
  }
  const bit = triples & -triples;
  const rest = triples ^ bit;
  const three = 3 * (tables.points[31 - Math.clz32(bit)] as number);
  const off = ~bit;
  let best = coverNatural(tables, a, b, c, d, rest);
  let here: number;
  const withA = a & bit;
  const withB = b & bit;
  const withC = c & bit;
  const withD = d & bit;
  if (withB && withC && withD) {
    here = three + coverNatural(tables, a, b & off, c & off, d & off, rest);
    if (here > best) best = here;
  }
  if (withA && withC && withD) {
    here = three + coverNatural(tables, a & off, b, c & off, d & off, rest);
    if (here > best) best = here;
  }
  if (withA && withB && withD) {
    here = three + coverNatural(tables, a & off, b & off, c, d & off, rest);
    if (here > best) best = here;
  }
  if (withA && withB && withC) {
    here = three + coverNatural(tables, a & off, b & off, c & off, d, rest);
    if (here > best) best = here;
    if (withD && tables.setMax >= 4) {
      here = three + three / 3 + coverNatural(tables, a & off, b & off, c & off, d & off, rest);
      if (here > best) best = here;
    }
  }
  return best;
}

/** For each nibble of suits held in a rank, the choices of two or more of them. */
const SET_CHOICES = Array.from({ length: 16 }, (_, held) =>
  [3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15].filter((choice) => (choice & held) === choice),
);
const SIZES = Array.from({ length: 16 }, (_, suits) => bitCount(suits));

/** The most points covered, deciding each rank of `pairs`: no set, or which suits and how many wilds. */
export function coverWild(
  tables: MeldTables,
  a: number,
  b: number,
  c: number,
  d: number,
  pairs: number,
  wilds: number,
  room: number,
): number {
  if (wilds === 0) return coverNatural(tables, a, b, c, d, pairs & ((a & b & (c | d)) | (c & d & (a | b))));
  if (pairs === 0) return coverRuns(tables, a >> 1, b >> 1, c >> 1, d >> 1, wilds, room);
  const bit = pairs & -pairs;
  const rest = pairs ^ bit;
  let best = coverWild(tables, a, b, c, d, rest, wilds, room);
  const rank = 31 - Math.clz32(bit);
  const points = tables.points[rank] as number;
  const held = ((a >> rank) & 1) | (((b >> rank) & 1) << 1) | (((c >> rank) & 1) << 2) | (((d >> rank) & 1) << 3);
  const choices = SET_CHOICES[held] as number[];
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i] as number;
    const size = SIZES[choice] as number;
    const withoutA = choice & 1 ? a ^ bit : a;
    const withoutB = choice & 2 ? b ^ bit : b;
    const withoutC = choice & 4 ? c ^ bit : c;
    const withoutD = choice & 8 ? d ^ bit : d;
    const most = Math.min(wilds, tables.setMax - size);
    for (let spent = size < tables.setMin ? tables.setMin - size : 0; spent <= most; spent++) {
      const others = coverWild(tables, withoutA, withoutB, withoutC, withoutD, rest, wilds - spent, room);
      const here = points * size + tables.wild * spent + others;
      if (here > best) best = here;
    }
  }
  return best;
}

/** Runs only: the best split of the wilds among the suits. Three or more left over form a meld of their own. */
function coverRuns(
  tables: MeldTables,
  a: number,
  b: number,
  c: number,
  d: number,
  wilds: number,
  room: number,
): number {
  return wilds === 1 ? coverRunsOne(tables, a, b, c, d, room) : coverRunsMany(tables, a, b, c, d, wilds, room);
}

/** With one wild: give it to the suit that gains most, or to none. The most common case of a hand with wilds. */
function coverRunsOne(tables: MeldTables, a: number, b: number, c: number, d: number, room: number): number {
  const none = tables.runs[0] as Int16Array;
  const one = tables.runs[1] as Int16Array;
  const noneA = none[a] as number;
  const noneB = none[b] as number;
  const noneC = none[c] as number;
  const noneD = none[d] as number;
  let gain = (one[a] as number) - noneA;
  if ((one[b] as number) - noneB > gain) gain = (one[b] as number) - noneB;
  if ((one[c] as number) - noneC > gain) gain = (one[c] as number) - noneC;
  if ((one[d] as number) - noneD > gain) gain = (one[d] as number) - noneD;
  gain += tables.wild;
  const idle = absorbed(tables, 1, room) * tables.wild;
  return noneA + noneB + noneC + noneD + (gain > idle ? gain : idle);
}

function coverRunsMany(
  tables: MeldTables,
  a: number,
  b: number,
  c: number,
  d: number,
  wilds: number,
  room: number,
): number {
  const { runs, wild } = tables;
  let best = NEVER;
  for (let inA = 0; inA <= wilds; inA++) {
    const ofA = (runs[inA] as Int16Array)[a] as number;
    if (ofA === NEVER) continue;
    for (let inB = inA; inB <= wilds; inB++) {
      const ofB = (runs[inB - inA] as Int16Array)[b] as number;
      if (ofB === NEVER) continue;
      for (let inC = inB; inC <= wilds; inC++) {
        const ofC = (runs[inC - inB] as Int16Array)[c] as number;
        if (ofC === NEVER) continue;
        for (let inD = inC; inD <= wilds; inD++) {
          const ofD = (runs[inD - inC] as Int16Array)[d] as number;
          if (ofD === NEVER) continue;
          const here = ofA + ofB + ofC + ofD + wild * (inD + absorbed(tables, wilds - inD, room));
          if (here > best) best = here;
        }
      }
    }
  }
  return best;
}

/** How many of the wilds that no natural needs find a place. */
export const absorbed = ({ runMin, setMin }: MeldTables, wilds: number, room: number): number =>
  wilds >= Math.min(runMin, setMin) ? wilds : Math.min(wilds, room);
