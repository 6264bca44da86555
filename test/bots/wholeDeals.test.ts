import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BotThink, LEVELS, type Level, think, thinkAs } from '#bots';
import type { RuleSet } from '#engine';
import { PRESET_IDS } from '#rules';
import { anyRulesAndSeats } from '../support/arbitrary/rules.ts';
import { preset } from '../support/play/deals.ts';
import { wholeDeal } from './playDeal.ts';

/** How a deal ended, and how often plays were taken back. Throws if an action is refused. */
function outcome(rules: RuleSet, seats: number, seed: number, bot: BotThink = think) {
  const { steps, end } = wholeDeal(rules, seats, seed, bot);
  return {
    ending: end.results[0]?.ending,
    takenBack: steps.filter(({ action }) => action.type === 'takeBack').length,
  };
}

/** A bot of another of these levels in each seat. */
const mixed =
  (levels: readonly Level[]): BotThink =>
  (view, random) =>
    thinkAs[levels[Number(view.viewer) % levels.length] ?? 'steady'](view, random);

/** Expert plays hundreds of deals for each decision: too slow for a hundred deals. */
const QUICK = LEVELS.filter((level) => level !== 'expert');

describe('bots play a deal to its end with legal actions only', () => {
  it.each(PRESET_IDS)('of %s, at its smallest and largest table, and take nothing back', (id) => {
    const rules = preset(id);
    const { minPlayers, maxPlayers } = rules.table;
    const outcomes = [1, 2, 3].flatMap((seed) => [outcome(rules, minPlayers, seed), outcome(rules, maxPlayers, seed)]);
    expect(outcomes.map(({ takenBack }) => takenBack)).toEqual([0, 0, 0, 0, 0, 0]);
    const endings = outcomes.map(({ ending }) => ending);
    expect(endings).toContain('wentOut');
    expect(endings).not.toContain('capped');
  });

  it.each(PRESET_IDS)('of %s, with all levels at the table', (id) => {
    const rules = preset(id);
    expect(outcome(rules, Math.min(4, rules.table.maxPlayers), 1, mixed(LEVELS)).ending).not.toBe('capped');
  });

  it('by any house rules, and rarely take anything back', () => {
    let takenBack = 0;
    fc.assert(
      fc.property(anyRulesAndSeats, fc.nat(1_000_000), ({ rules, seats }, seed) => {
        const one = outcome(rules, seats, seed, mixed(QUICK));
        expect(['wentOut', 'exhausted', 'capped', 'void']).toContain(one.ending);
        takenBack += one.takenBack;
      }),
      { numRuns: 100 },
    );
    expect(takenBack).toBeLessThan(10);
  });
});
