import { bitCount } from '#engine';
import { coverPairs } from './coverPairs.ts';
import { type MeldTables, runsWith } from './tables.ts';

/** The most points that melds can take from four suit masks and some wilds. */
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

/**
 * The most points covered with sets at ranks of `pairs` only. Each set has just the wilds it needs; the place left in
 * it counts as room, which wilds that nothing else needs fill in the end.
 */
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
  const triples = pairs & ((a & b & (c | d)) | (c & d & (a | b)));
  if (wilds === 0) return coverNatural(tables, a, b, c, d, triples);
  if (triples === 0) return coverPairs(tables, a, b, c, d, pairs, wilds, room);
  const rank = 31 - Math.clz32(triples);
  const bit = 1 << rank;
  const rest = pairs ^ bit;
  let best = coverWild(tables, a, b, c, d, rest, wilds, room);
  const points = tables.points[rank] as number;
  const held = ((a >> rank) & 1) | (((b >> rank) & 1) << 1) | (((c >> rank) & 1) << 2) | (((d >> rank) & 1) << 3);
  const choices = SET_CHOICES[held] as number[];
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i] as number;
    const size = SIZES[choice] as number;
    const spent = size < tables.setMin ? tables.setMin - size : 0;
    const spare = tables.setMax - size - spent;
    if (spent > wilds || spare < 0) continue;
    const withoutA = choice & 1 ? a ^ bit : a;
    const withoutB = choice & 2 ? b ^ bit : b;
    const withoutC = choice & 4 ? c ^ bit : c;
    const withoutD = choice & 8 ? d ^ bit : d;
    const others = coverWild(tables, withoutA, withoutB, withoutC, withoutD, rest, wilds - spent, room + spare);
    const here = points * size + tables.wild * spent + others;
    if (here > best) best = here;
  }
  return best;
}
