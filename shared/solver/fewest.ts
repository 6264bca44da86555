import type { Holding } from './holding.ts';
import { NEVER, runsWith, type Tables } from './tables.ts';

/** Points of all the cards. */
export const pointsOf = ({ sum, wild }: Tables, { suits, wilds }: Holding): number =>
  (sum[suits[0] >> 1] as number) +
  (sum[suits[1] >> 1] as number) +
  (sum[suits[2] >> 1] as number) +
  (sum[suits[3] >> 1] as number) +
  wild * wilds;

/**
 * The fewest points that can stay in hand when whatever can be melded is melded, cards on the table aside.
 * @param room how many further wilds can be got rid of elsewhere, as on melds that lie on the table
 */
export function fewestPoints(tables: Tables, holding: Holding, room = 0): number {
  const { suits, wilds } = holding;
  return pointsOf(tables, holding) - mostCovered(tables, suits[0], suits[1], suits[2], suits[3], wilds, room);
}

/** The most points that melds can take in, of one mask per suit and some wilds. */
export function mostCovered(
  tables: Tables,
  a: number,
  b: number,
  c: number,
  d: number,
  wilds: number,
  room: number,
): number {
  runsWith(tables, wilds);
  // Only sets tie the suits together, so only ranks that could be a set are branched on. A single natural with two
  // wilds is as well off in a run.
  if (wilds === 0) return coverNatural(tables, a, b, c, d, (a & b & (c | d)) | (c & d & (a | b)));
  const pairs = (a & b) | (c & d) | ((a | b) & (c | d));
  return coverWild(tables, a, b, c, d, pairs, wilds, room);
}

function coverNatural(tables: Tables, a: number, b: number, c: number, d: number, triples: number): number {
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

/** Choices of a set among suits: pairs, triples and all four, as nibbles with their sizes. */
const SET_CHOICES = [3, 5, 6, 9, 10, 12, 7, 11, 13, 14, 15];
const SET_SIZES = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4];

/** The most points covered once each rank of `pairs` has been decided on: no set, or which suits and how many wilds. */
export function coverWild(
  tables: Tables,
  a: number,
  b: number,
  c: number,
  d: number,
  pairs: number,
  wilds: number,
  room: number,
): number {
  if (pairs === 0) return coverRuns(tables, a >> 1, b >> 1, c >> 1, d >> 1, wilds, room);
  const bit = pairs & -pairs;
  const rest = pairs ^ bit;
  let best = coverWild(tables, a, b, c, d, rest, wilds, room);
  const rank = 31 - Math.clz32(bit);
  const points = tables.points[rank] as number;
  const held =
    ((a & bit) >> rank) | (((b & bit) >> rank) << 1) | (((c & bit) >> rank) << 2) | (((d & bit) >> rank) << 3);
  for (let i = 0; i < SET_CHOICES.length; i++) {
    const choice = SET_CHOICES[i] as number;
    if ((choice & held) !== choice) continue;
    const size = SET_SIZES[i] as number;
    const clear = (n: number): number => (choice & n ? ~bit : -1);
    for (let spent = Math.max(0, tables.setMin - size); spent <= wilds && size + spent <= tables.setMax; spent++) {
      const gained = points * size + tables.wild * spent;
      const here =
        gained + coverWild(tables, a & clear(1), b & clear(2), c & clear(4), d & clear(8), rest, wilds - spent, room);
      if (here > best) best = here;
    }
  }
  return best;
}

/** Runs alone: how best to share the wilds among the suits, with three or more left over being a meld of their own. */
function coverRuns(tables: Tables, a: number, b: number, c: number, d: number, wilds: number, room: number): number {
  const { runs, wild } = tables;
  let best = NEVER;
  for (let inA = 0; inA <= wilds; inA++) {
    const ofA = runs[inA]?.[a] as number;
    if (ofA === NEVER) continue;
    for (let inB = inA; inB <= wilds; inB++) {
      const ofB = runs[inB - inA]?.[b] as number;
      if (ofB === NEVER) continue;
      for (let inC = inB; inC <= wilds; inC++) {
        const ofC = runs[inC - inB]?.[c] as number;
        if (ofC === NEVER) continue;
        for (let inD = inC; inD <= wilds; inD++) {
          const ofD = runs[inD - inC]?.[d] as number;
          if (ofD === NEVER) continue;
          const here = ofA + ofB + ofC + ofD + wild * (inD + absorbed(tables, wilds - inD, room));
          if (here > best) best = here;
        }
      }
    }
  }
  return best;
}

/** How many of the wilds that no natural needed find a place. */
export const absorbed = ({ runMin, setMin }: Tables, wilds: number, room: number): number =>
  wilds >= Math.min(runMin, setMin) ? wilds : Math.min(wilds, room);
