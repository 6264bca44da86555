import type { PresetId } from '../presets/index.ts';
import type { GameWords } from '../words/gameWords.ts';

/** The parts of the list in which a game is chosen. */
export const GAME_GROUPS = ['crazyRummy', 'houses', 'oxner', 'greek', 'cousins'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** What is told about a game before it is played. */
export interface GameInfo {
  readonly id: PresetId;
  readonly group: GameGroup;
  readonly name: string;
  /** Other names it goes by (R150). A name may belong to several games (§4.62). */
  readonly alsoCalled: readonly string[];
  /** Where it is played, or who thought of it. */
  readonly origin: string;
  /** What sets it apart, in one sentence. */
  readonly about: string;
  readonly words: GameWords;
}
