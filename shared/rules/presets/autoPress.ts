import type { RuleSet } from '#engine';
import { thePress } from './thePress.ts';

/** Michael Oxner's Auto-Press (1.7): after the first deal the highest total is moved so that the Press is on. */
export const autoPressRules: RuleSet = {
  ...thePress,
  preset: 'auto-press',
  table: { ...thePress.table, minPlayers: 4 },
  scoring: { ...thePress.scoring, autoPress: true },
};
