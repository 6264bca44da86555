import type { LevelName } from '#protocol';

/** The choice of the bots' levels. */
export const LEVELS = {
  legend: 'Bots',
  each: 'Choose for each bot',
  note: 'Bot 1 sits on your left. With “Play now”, bots play at the middle level of those that players chose.',
} as const;

/** The names of the levels. */
export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  beginner: 'Beginner',
  steady: 'Steady',
  sharp: 'Sharp',
  expert: 'Expert',
};

/** How the bots of each level play. */
export const LEVEL_HINTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Beginner: looks at its own cards, lays melds at once and makes mistakes.',
  steady: 'Steady: remembers the cards it has seen and weighs each turn.',
  sharp: 'Sharp: also works out where the other cards probably are.',
  expert: 'Expert: in Crazy Rummy like Sharp; in games such as 5000 Rummy it also plays the deal ahead.',
};

/** "Bot 2", counted from the player's left. */
export const botNumber = (number: number): string => `Bot ${number}`;

/** Levels that differ: "From your left: Sharp, Steady, Beginner." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  `From your left: ${levels.map((level) => LEVEL_LABELS[level]).join(', ')}.`;

/** Several bots of a level. */
export const LEVEL_BOTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Beginner bots',
  steady: 'Steady bots',
  sharp: 'Sharp bots',
  expert: 'Expert bots',
};

/** "Sharp bot". */
export const levelBot = (level: LevelName): string => `${LEVEL_LABELS[level]} bot`;

/** The mark of a bot's seat: "SHARP BOT". */
export const botMark = (level: LevelName): string => levelBot(level).toUpperCase();

/** The mark of a bot's seat, for tight spaces: "SHARP". */
export const botMarkShort = (level: LevelName): string => LEVEL_LABELS[level].toUpperCase();
