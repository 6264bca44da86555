import { counted } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** "3 players". */
export const players = (count: number): string => counted(count, 'player', 'players');
