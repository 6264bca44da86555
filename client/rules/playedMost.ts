import type { GameInfo } from '#rules';

/** How often the player has opened a table for each named game, by its id. */
export type Plays = Readonly<Record<string, number>>;

/** How many games are listed as played most. */
const FEW = 3;

/** The games played most on this device, the most played first; games never played are left out. */
export const playedMost = (games: readonly GameInfo[], plays: Plays): readonly GameInfo[] =>
  games
    .filter(({ id }) => (plays[id] ?? 0) > 0)
    .sort((one, other) => (plays[other.id] ?? 0) - (plays[one.id] ?? 0))
    .slice(0, FEW);
