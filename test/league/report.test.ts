import { describe, expect, it } from 'vitest';
import { preset } from '../support/play/deals.ts';
import type { Duel } from './duel.ts';
import { type Output, showProgress } from './progress.ts';
import { leagueJson, leagueTable } from './report.ts';
import type { Summary } from './summary.ts';

const duel: Duel = { mode: 'deals', rules: preset('crazy-rummy'), seats: 4, levels: ['steady', 'random'], seed: 1 };
const deals: Summary = {
  duel,
  count: 300,
  gain: { value: 12.5, low: -10, high: 20 },
  better: 0.976,
  points: [6.25, 18.75],
  times: [
    { decisions: 900, median: 0.5, max: 18.25 },
    { decisions: 2700, median: 0.03, max: 5 },
  ],
};
const games: Summary = {
  ...deals,
  duel: { ...duel, mode: 'games' },
  first: { value: 0.36, low: 0.3, high: 0.42 },
};

describe('the report of a league', () => {
  it('is a table with a row per duel', () => {
    expect(leagueTable([deals]).split('\n')).toEqual([
      '|                                    | deals |                    gain | better % |     points |             ms (longest) |',
      '| ---------------------------------- | ----: | ----------------------: | -------: | ---------: | -----------------------: |',
      '| crazy-rummy, steady against random |   300 | 12.50 (-10.00 to 20.00) |     97.6 | 6.3 : 18.8 | 0.50 (18.3) : 0.03 (5.0) |',
    ]);
  });

  it('has the share of first places in games', () => {
    const [head, , row] = leagueTable([games]).split('\n');
    expect(head).toMatch(/^\| +\| games \| +first % \| +gain \|/);
    expect(row).toContain('| 36.0 (30.0 to 42.0) |');
  });

  it('is JSON with the figures of each duel', () => {
    const { duel: _, ...figures } = deals;
    expect(JSON.parse(leagueJson([deals]))).toEqual([
      { preset: 'crazy-rummy', mode: 'deals', seats: 4, levels: ['steady', 'random'], seed: 1, ...figures },
    ]);
  });
});

describe('progress', () => {
  /** The text written while ten of twenty deals are done, five of them before, one every `ms` milliseconds. */
  function written(output: Pick<Output, 'isTTY' | 'columns'>, ms: number): string[] {
    const lines: string[] = [];
    let time = 0;
    const progress = showProgress('deals', 20, 5, { ...output, write: (text) => lines.push(text) }, () => time);
    for (let deal = 0; deal < 5; deal++) {
      time += ms;
      progress.step(() => '12.50 (10.00 to 15.00)');
    }
    progress.end();
    return lines;
  }

  it('rewrites the line of a terminal and removes it at the end', () => {
    const lines = written({ isTTY: true, columns: 90 }, 100);
    expect(lines.map((line) => line.trim())).toEqual([
      '7 of 20 deals, 10 a second, 1 min left; 12.50 (10.00 to 15.00)',
      '9 of 20 deals, 10 a second, 1 min left; 12.50 (10.00 to 15.00)',
      '',
    ]);
    for (const line of lines) expect(line).toMatch(/^\r.{89}\r?$/);
  });

  it('elsewhere writes a line now and then', () => {
    expect(written({}, 5000)).toEqual(['8 of 20 deals, 0.20 a second, 1 min left; 12.50 (10.00 to 15.00)\n']);
    expect(written({}, 100)).toEqual([]);
  });
});
