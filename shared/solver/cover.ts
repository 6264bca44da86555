import { bitCount } from '#engine';
import { IMPOSSIBLE_POINTS, type MeldTables, runsWith } from './tables.ts';

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

// Each mask is a separate parameter here and in `cover.ts`: a tuple per choice of a set would make bots a sixth slower.
// Masks are those of holdings, with bit `rank`; the run tables are indexed by `mask >> 1`.

/** How many of the wilds that no natural needs find a place. */
export const absorbed = ({ runMin, setMin }: MeldTables, wilds: number, room: number): number =>
  wilds >= Math.min(runMin, setMin) ? wilds : Math.min(wilds, room);

/**
 * The most points that runs, and sets of a natural pair and one wild, can cover. No rank of `pairs` is held in more
 * than two suits, so a set takes all that is held of its rank.
 * @param pairs the ranks at which sets may lie
 * @param wilds at least one
 */
function coverPairs(
  tables: MeldTables,
  a: number,
  b: number,
  c: number,
  d: number,
  pairs: number,
  wilds: number,
  room: number,
): number {
  if (wilds === 1) return coverOne(tables, a, b, c, d, pairs, room);
  if (wilds === 2) return coverTwo(tables, a, b, c, d, pairs, room);
  let best =
    wilds === 3
      ? coverRunsThree(tables, a >> 1, b >> 1, c >> 1, d >> 1, room)
      : coverRunsMany(tables, a >> 1, b >> 1, c >> 1, d >> 1, wilds, room);
  for (let rest = pairs; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    const off = ~(1 << rank);
    const others = coverPairs(tables, a & off, b & off, c & off, d & off, rest, wilds - 1, room + 1);
    const here = 2 * (tables.points[rank] as number) + tables.wild + others;
    if (here > best) best = here;
  }
  return best;
}

/** The larger of two numbers without a branch: which one it is differs from hand to hand. */
const larger = (x: number, y: number): number => x - ((x - y) & ((x - y) >> 31));

/** With one wild: in the run that gains most, in a set, or idle. The most common case of a hand with wilds. */
function coverOne(tables: MeldTables, a: number, b: number, c: number, d: number, pairs: number, room: number): number {
  const none = tables.runs[0] as Int16Array;
  const one = tables.runs[1] as Int16Array;
  const noneA = none[a >> 1] as number;
  const noneB = none[b >> 1] as number;
  const noneC = none[c >> 1] as number;
  const noneD = none[d >> 1] as number;
  const runs = noneA + noneB + noneC + noneD;
  const inA = (one[a >> 1] as number) - noneA;
  const inB = (one[b >> 1] as number) - noneB;
  const inC = (one[c >> 1] as number) - noneC;
  const inD = (one[d >> 1] as number) - noneD;
  let gain = larger(larger(larger(inA, inB), larger(inC, inD)), room > 0 ? 0 : -tables.wild);
  for (let rest = pairs; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    const bit = 1 << rank;
    const off = ~bit;
    rest ^= bit;
    const others =
      (none[(a & off) >> 1] as number) +
      (none[(b & off) >> 1] as number) +
      (none[(c & off) >> 1] as number) +
      (none[(d & off) >> 1] as number);
    gain = larger(gain, 2 * (tables.points[rank] as number) + others - runs);
  }
  return runs + tables.wild + gain;
}

/** With two wilds: both in one run, one in each of two, or one in a set. */
function coverTwo(tables: MeldTables, a: number, b: number, c: number, d: number, pairs: number, room: number): number {
  const { wild } = tables;
  const none = tables.runs[0] as Int16Array;
  const one = tables.runs[1] as Int16Array;
  const two = tables.runs[2] as Int16Array;
  const noneA = none[a >> 1] as number;
  const noneB = none[b >> 1] as number;
  const noneC = none[c >> 1] as number;
  const noneD = none[d >> 1] as number;
  const runs = noneA + noneB + noneC + noneD;
  const inA = (one[a >> 1] as number) - noneA;
  const inB = (one[b >> 1] as number) - noneB;
  const inC = (one[c >> 1] as number) - noneC;
  const inD = (one[d >> 1] as number) - noneD;
  const first = larger(larger(inA, inB), larger(inC, inD));
  const inTwoSuits = larger(larger(inA + inB, inC + inD), larger(inA, inB) + larger(inC, inD));
  const inOneSuit = larger(
    larger((two[a >> 1] as number) - noneA, (two[b >> 1] as number) - noneB),
    larger((two[c >> 1] as number) - noneC, (two[d >> 1] as number) - noneD),
  );
  const fewer = room > 0 ? first : first - wild;
  const idle = room > 1 ? 0 : (room - 2) * wild;
  let best = larger(larger(inTwoSuits, inOneSuit), larger(fewer, idle));
  for (let rest = pairs; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    rest ^= 1 << rank;
    const pair = 2 * (tables.points[rank] as number);
    // The other wild gains no more than in the best run as it is, or in the next set.
    const next = rest === 0 ? 0 : 2 * (tables.mostUpTo[31 - Math.clz32(rest)] as number);
    if (pair + larger(first, next) <= best) continue;
    const off = ~(1 << rank);
    const here = pair + coverOne(tables, a & off, b & off, c & off, d & off, rest, 1) - runs - wild;
    if (here > best) best = here;
  }
  return runs + wild + wild + best;
}

/** Runs with three wilds, which are a meld of their own if no run gains by them. */
function coverRunsThree(tables: MeldTables, a: number, b: number, c: number, d: number, room: number): number {
  const { wild } = tables;
  const none = tables.runs[0] as Int16Array;
  const one = tables.runs[1] as Int16Array;
  const two = tables.runs[2] as Int16Array;
  const three = tables.runs[3] as Int16Array;
  const noneA = none[a] as number;
  const noneB = none[b] as number;
  const noneC = none[c] as number;
  const noneD = none[d] as number;
  const oneA = (one[a] as number) - noneA;
  const oneB = (one[b] as number) - noneB;
  const oneC = (one[c] as number) - noneC;
  const oneD = (one[d] as number) - noneD;
  const twoA = (two[a] as number) - noneA;
  const twoB = (two[b] as number) - noneB;
  const twoC = (two[c] as number) - noneC;
  const twoD = (two[d] as number) - noneD;
  const oneAB = larger(oneA, oneB);
  const oneCD = larger(oneC, oneD);
  const inOneSuit = larger(
    larger((three[a] as number) - noneA, (three[b] as number) - noneB),
    larger((three[c] as number) - noneC, (three[d] as number) - noneD),
  );
  const inTwoSuits = larger(
    larger(twoA + larger(oneB, oneCD), twoB + larger(oneA, oneCD)),
    larger(twoC + larger(oneD, oneAB), twoD + larger(oneC, oneAB)),
  );
  const inThreeSuits = larger(oneA + oneB + oneCD, oneC + oneD + oneAB);
  const bestTwo = larger(
    larger(larger(twoA, twoB), larger(twoC, twoD)),
    larger(larger(oneA + oneB, oneC + oneD), oneAB + oneCD),
  );
  const fewer = larger(room > 0 ? bestTwo : bestTwo - wild, larger(oneAB, oneCD) - (room > 1 ? 0 : (2 - room) * wild));
  const most = larger(larger(inOneSuit, inTwoSuits), larger(inThreeSuits, fewer));
  return noneA + noneB + noneC + noneD + 3 * wild + larger(most, 0);
}

/** Runs only: the best split of the wilds among the suits. Three or more left over form a meld of their own. */
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
  let best = IMPOSSIBLE_POINTS;
  for (let inA = 0; inA <= wilds; inA++) {
    const ofA = (runs[inA] as Int16Array)[a] as number;
    if (ofA === IMPOSSIBLE_POINTS) continue;
    for (let inB = inA; inB <= wilds; inB++) {
      const ofB = (runs[inB - inA] as Int16Array)[b] as number;
      if (ofB === IMPOSSIBLE_POINTS) continue;
      for (let inC = inB; inC <= wilds; inC++) {
        const ofC = (runs[inC - inB] as Int16Array)[c] as number;
        if (ofC === IMPOSSIBLE_POINTS) continue;
        for (let inD = inC; inD <= wilds; inD++) {
          const ofD = (runs[inD - inC] as Int16Array)[d] as number;
          if (ofD === IMPOSSIBLE_POINTS) continue;
          const here = ofA + ofB + ofC + ofD + wild * (inD + absorbed(tables, wilds - inD, room));
          if (here > best) best = here;
        }
      }
    }
  }
  return best;
}
