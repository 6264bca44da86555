import { cardsOf, type Random, randomFrom, shuffle } from '#engine';
import { crazyRummy } from '#rules';
import { compareCounts, type Deviation } from './chiSquare.ts';
import { type ChanceOfDeal, evenChanceOf } from './evenDeals.ts';

const SEATS = 4;
const PACK = cardsOf(crazyRummy, SEATS);
const PURPOSES = ['deal', 'reshuffle 1', 'reshuffle 2', 'dealer', 'size 0 of 1 2 3'];

/** Makes the random numbers of a secret, its shares and a purpose. */
export type Streams = (chance: ChanceOfDeal, purpose: string) => Random;

const OURS: Streams = ({ secret, shares }, purpose) => randomFrom(secret, shares, purpose);

/**
 * Looks for randomness shared by two tables, two deals, or two purposes in a deal: each table has a secret of its own,
 * and the shares are the same at all of them, as from people who send the same ones everywhere.
 * @returns the streams that two of them begin with, if any
 */
export function sharedStreams(tables: number, seed: number, streams: Streams = OURS): readonly string[] {
  const { shares } = evenChanceOf(seed, 2 ** SEATS - 1);
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (let table = 0; table < tables; table++) {
    const { secret } = evenChanceOf(seed, table);
    for (const purpose of PURPOSES) {
      const random = streams({ secret, shares }, purpose);
      const name = `table ${table}, ${purpose}`;
      const begin = Array.from({ length: 4 }, () => random.below(2 ** 32)).join(' ');
      const other = seen.get(begin);
      if (other !== undefined) shared.push(`${name} and ${other}`);
      seen.set(begin, name);
    }
  }
  return shared;
}

/** At this many places or more, two orders are counted together: rarer than once in 3,000. */
const MANY = 6;

/**
 * Compares the orders of the cards at neighbouring tables with the same shares: at how many places both have the same
 * card. Two orders made independently agree at `k` places with a chance of 1 / (e · k!).
 */
export function agreements(tables: number, seed: number, streams: Streams = OURS): Deviation {
  const { shares } = evenChanceOf(seed, 2 ** SEATS - 1);
  const orderAt = (table: number) =>
    shuffle(streams({ secret: evenChanceOf(seed, table).secret, shares }, 'deal'), PACK);
  const counts = new Uint32Array(MANY + 1);
  let last = orderAt(0);
  for (let table = 1; table < tables; table++) {
    const order = orderAt(table);
    const same = Math.min(MANY, order.filter((card, place) => card === last[place]).length);
    counts[same] = (counts[same] as number) + 1;
    last = order;
  }
  const chances = Array.from({ length: MANY }, (_, k) => Math.exp(-1) / factorial(k));
  return compareCounts('agreement of two tables', counts, [...chances, 1 - chances.reduce((a, b) => a + b)]);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
