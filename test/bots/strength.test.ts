import { expect, it } from 'vitest';
import { think } from '#bots';
import { PRESET_IDS, type PresetId } from '#rules';
import { playGames, randomBot } from '../../server/cli/simulateGames.ts';
import { contested, isOurs, NO_CONTEST } from '../../server/cli/simulateReport.ts';
import { playDuel } from '../league/playDuel.ts';
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

/** The games in which one bot among random players is measured at every table, and the fewest deals played at each. */
const COUSINS: readonly PresetId[] = [
  'koum-kan',
  'remigio',
  'rummy-500',
  'three-thirteen',
  'kaluki',
  'kaluki-51',
  'romme',
  'rami',
];
const DEALS = 20;
const BETTER_SHARE = 0.9;

it.each(COUSINS)(
  'in %s one bot does better than the mean of random players in nine deals of ten, at any table',
  (id) => {
    const rules = preset(id);
    for (let seats = rules.table.minPlayers; seats <= rules.table.maxPlayers; seats++) {
      const duel = { preset: id, rules, seats, levels: ['steady', 'random'], seed: 1, mode: 'deals' } as const;
      let better = 0;
      let count = 0;
      const deals = Math.max(Math.ceil(DEALS / seats), rules.wilds.schedule.length);
      for (let index = 1; index <= deals; index++) {
        for (const { seat, points } of playDuel(duel, index).rotations) {
          // A void deal has no points.
          if (points.every((one) => one === 0)) continue;
          const own = points[seat] as number;
          const others = (points.reduce((sum, one) => sum + one, 0) - own) / (seats - 1);
          if (rules.scoring.best === 'low' ? own < others : own > others) better++;
          count++;
        }
      }
      expect(better / count, `${seats} seats`).toBeGreaterThanOrEqual(BETTER_SHARE);
    }
  },
);
