import { expect, it } from 'vitest';
import { think } from '#bots';
import { PRESET_IDS } from '#rules';
import { playGames, randomBot } from '../../server/cli/simulateGames.ts';
import { contested, isOurs, NO_CONTEST } from '../../server/cli/simulateReport.ts';
import { preset } from '../support/play/deals.ts';

/** How many times more often than chance a bot must have the best points of a deal. */
const BETTER = 1.25;

it.each(PRESET_IDS)('bots have the best points in a deal of %s far more often than random players', (id) => {
  const rules = preset(id);
  let contest = NO_CONTEST;
  for (const players of [rules.table.minPlayers, rules.table.maxPlayers]) {
    const botFor = (seat: number, deal: number) => (isOurs(seat, deal) ? think : randomBot);
    const games = playGames({ rules, players, seed: 1, botFor }, rules.game.end === 'target' ? 3 : 1);
    for (const { results } of games) for (const result of results) contest = contested(contest, rules, result);
  }
  expect(contest.deals).toBeGreaterThan(5);
  expect(contest.won / contest.due).toBeGreaterThan(BETTER);
});
