import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleSet } from '#engine';
import { PRESET_IDS } from '#rules';
import { anyRulesAndSeats } from '../support/arbitraryRules.ts';
import { preset } from '../support/deals.ts';
import { wholeDeal } from './playDeal.ts';

/** Plays deals to their ends (a refused action throws) and says what each came to; nothing is ever taken back. */
function endingsOf(rules: RuleSet, seats: number, seeds: readonly number[]): string[] {
  return seeds.map((seed) => {
    const { steps, end } = wholeDeal(rules, seats, seed);
    expect(steps.filter(({ action }) => action.type === 'takeBack')).toEqual([]);
    return end.results[0]?.ending as string;
  });
}

describe('bots play a deal to its end, each action legal and none taken back', () => {
  it.each(PRESET_IDS)('of %s, at its smallest and its largest table', (id) => {
    const { minPlayers, maxPlayers } = preset(id).table;
    const endings = [...endingsOf(preset(id), minPlayers, [1, 2, 3]), ...endingsOf(preset(id), maxPlayers, [4, 5, 6])];
    expect(endings).toContain('wentOut');
    expect(endings).not.toContain('capped');
  });

  it('of any rules a house might agree on', () => {
    fc.assert(
      fc.property(anyRulesAndSeats, fc.nat(1_000_000), ({ rules, seats }, seed) => {
        expect(['wentOut', 'exhausted', 'capped', 'void']).toContain(endingsOf(rules, seats, [seed])[0]);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
