import { beforeAll, describe, expect, it } from 'vitest';
import { coverageLines, rarerThan } from './anyRules/coverage.ts';
import { LAW_NAMES } from './anyRules/laws.ts';
import { neverMet, PLAYED_ON, playAll, type Run } from './anyRules/playAll.ts';

/** A sample of every option; `npm run laws` plays many times as many deals. */
const DEALS = 250;
const LEAST = 5;
const SEED = 2311;

describe(`over ${DEALS} deals by any rules`, () => {
  let run: Run;

  beforeAll(() => {
    run = playAll(DEALS, LEAST, SEED);
    console.log(coverageLines(run.coverage).join('\n'));
  });

  it.each([PLAYED_ON, ...LAW_NAMES])('%s', (name) => {
    expect(run.broken.get(name)).toBeUndefined();
  });

  it(`every value of every option is in play in ${LEAST} deals or more`, () => {
    expect(run.coverage.deals).toBeGreaterThanOrEqual(DEALS);
    expect(rarerThan(run.coverage.values, LEAST)).toEqual([]);
  });

  it('everything that can be done is done, everything that can happen happens, every refusal is met', () => {
    expect(neverMet(run.coverage)).toEqual([]);
  });
});
