// `npm run laws -- --deals 20000 --seed 7`: the laws over more games by any rules than every test run plays.
import { parseArgs } from 'node:util';
import { coverageLines, rarerThan } from './coverage.ts';
import { playAll } from './playAll.ts';

/** Deals in which each value of each option is in play. */
const LEAST = 20;

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const { coverage, broken } = playAll(Number(values.deals), LEAST, Number(values.seed));
console.log(coverageLines(coverage).join('\n'));
for (const [law, where] of broken) console.error(`\n${law}: ${where}`);
process.exitCode = broken.size === 0 && rarerThan(coverage.values, LEAST).length === 0 ? 0 : 1;
