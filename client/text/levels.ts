import type { LevelName } from '#protocol';
import { fixed, say } from './say.ts';

/** The choice of the bots' levels. */
const LEVELS = fixed('levels');

/** The names of the levels. */
const LEVEL_LABELS = fixed('levelNames');

/** How the bots of each level play. */
const LEVEL_HINTS = fixed('levelHints');

/** "Bot 2", counted from the player's left. */
const botNumber = (number: number): string => say('levels-botNumber', { number });

/** Levels that differ: "From your left: Sharp, Steady, Beginner." */
const levelsInShort = (levels: readonly LevelName[]): string =>
  say('levels-inShort', { levels: levels.map((level) => LEVEL_LABELS[level]) });

/** A bot of a level on its own: "Sharp bot". */
const levelBot = (level: LevelName): string => say('levels-botAlone', { level });

/** A bot of a level in a sentence or in brackets: German has "schlauer Bot" there, and "Schlauer Bot" alone. */
export const levelBotWithin = (level: LevelName): string => say('levels-botWithin', { level });

/** A bot by its name and level: "Clara (Sharp bot)". */
export const levelBotNamed = (name: string, level: LevelName): string => say('levels-botNamed', { name, level });

/** The mark of a bot's seat: "SHARP BOT". */
const botMark = (level: LevelName): string => say('levels-mark', { level });

/** The mark of a bot's seat, for tight spaces: "SHARP". */
const botMarkShort = (level: LevelName): string => say('levels-markShort', { name: LEVEL_LABELS[level] });

/** The texts about the levels of bots. */
export const levelsText = {
  ...{ LEVELS, LEVEL_LABELS, LEVEL_HINTS, botNumber, levelsInShort, levelBot, levelBotWithin, levelBotNamed },
  ...{ botMark, botMarkShort },
};
