// `npm run laws -- --deals 20000 --hands 100000 --shuffles 1000000 --seed 7`: the laws over more games by any rules
// than every test run plays, the solver over more hands, and how even more deals are.
import { parseArgs } from 'node:util';
import { wrongHands } from '../../solver/triedHands.ts';
import { deviations, uneven } from '../evenDeals/evenDeals.ts';
import { agreements, sharedStreams } from '../evenDeals/streams.ts';
import { coverageLines, rarerThan } from './coverage.ts';
import { playAll } from './playAll.ts';

/** Deals in which each value of each option is in play. */
const LEAST = 20;

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '20000' },
    hands: { type: 'string', default: '100000' },
    shuffles: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});
const wrong = wrongHands(Number(values.hands), Number(values.seed));
console.log(`${values.hands} hands tried, ${wrong.length} wrong`);
for (const hand of wrong) console.error(hand);
const unfair = evenness(Number(values.shuffles), Number(values.seed));
const { coverage, broken } = playAll(Number(values.deals), LEAST, Number(values.seed));
console.log(coverageLines(coverage).join('\n'));
for (const [law, where] of broken) console.error(`\n${law}: ${where}`);
const isWell = wrong.length === 0 && unfair === 0;
process.exitCode = isWell && broken.size === 0 && rarerThan(coverage.values, LEAST).length === 0 ? 0 : 1;

/** Prints how far the cards of this many deals are from even chances, and returns how much of it is too far. */
function evenness(deals: number, seed: number): number {
  const all = [...deviations(deals, seed), agreements(deals, seed)];
  const shared = sharedStreams(Math.ceil(deals / 20), seed);
  console.log(`${deals} deals, deviations from even chances (beyond 4 is too far):`);
  for (const { name, z } of all) console.log(`  ${name}: ${z.toFixed(2)}`);
  for (const streams of shared) console.error(`the same randomness: ${streams}`);
  return uneven(all).length + shared.length;
}
