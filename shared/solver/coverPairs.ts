import { type MeldTables, NEVER } from './tables.ts';

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
export function coverPairs(
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
