// `npm run laws -- --deals 20000 --hands 100000 --seed 7`: the laws over more games by any rules than every test run
// plays, and the solver over more hands.
import { parseArgs } from 'node:util';
import { wrongHands } from '../../solver/triedHands.ts';
import { coverageLines, rarerThan } from './coverage.ts';
import { playAll } from './playAll.ts';

/** Deals in which each value of each option is in play. */
const LEAST = 20;

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '20000' },
    hands: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const wrong = wrongHands(Number(values.hands), Number(values.seed));
console.log(`${values.hands} hands tried, ${wrong.length} wrong`);
for (const hand of wrong) console.error(hand);
const { coverage, broken } = playAll(Number(values.deals), LEAST, Number(values.seed));
console.log(coverageLines(coverage).join('\n'));
for (const [law, where] of broken) console.error(`\n${law}: ${where}`);
process.exitCode = wrong.length === 0 && broken.size === 0 && rarerThan(coverage.values, LEAST).length === 0 ? 0 : 1;
