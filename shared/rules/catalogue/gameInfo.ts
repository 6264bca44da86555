import type { Terms } from '#text';
import type { PresetId } from '../presets/index.ts';

/** The groups in the list of games to choose from. */
export const GAME_GROUPS = ['crazyRummy', 'houses', 'oxner', 'greek', 'cousins'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** How hard a game is to learn. */
export type Difficulty = 'easy' | 'medium' | 'hard';

/** The catalogue entry of a game. Its name and what is told about it are the languages' (`words/`). */
export interface GameInfo {
  /** Also its English name, as far as letters and digits go: it is found by it in every language. */
  readonly id: PresetId;
  readonly group: GameGroup;
  readonly difficulty: Difficulty;
  readonly terms: Terms;
  /** The number of deals that its name tells in every language, if it tells one. */
  readonly dealsInName?: number;
}
