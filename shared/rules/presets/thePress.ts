import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Michael Oxner's Press (1.7): points are doubled after a deal that leaves one player 50 behind everybody. */
export const thePress: RuleSet = {
  ...crazyRummy,
  preset: 'the-press',
  scoring: { ...crazyRummy.scoring, press: 'voluntary' },
};
