import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Biddies (1.3): Aces high or low, "up for 2", and the winner is paid every difference in points (4.74). */
export const biddies: RuleSet = {
  ...crazyRummy,
  preset: 'biddies',
  table: { ...crazyRummy.table, minPlayers: 3, maxPlayers: 4, firstDealer: 'firstJack' },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh' },
  goingOut: { ...crazyRummy.goingOut, upFor2: true },
  scoring: { ...crazyRummy.scoring, ace: 10 },
  money: { ...crazyRummy.money, settle: 'winnerOnly', rate: 0, roundTo: 0 },
};
