import type { LevelName } from '#protocol';

/** The choice of the bots' levels. */
export const LEVELS = {
  legend: 'Bots',
  each: 'Jeden Bot einzeln wählen',
  note: 'Bot 1 sitzt links von dir. Bei „Losspielen“ spielen Bots auf der mittleren der Stufen, die die Spieler gewählt haben.',
} as const;

/** The names of the levels. */
export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  beginner: 'Anfänger',
  steady: 'Solide',
  sharp: 'Schlau',
  expert: 'Profi',
};

/** How the bots of each level play. */
export const LEVEL_HINTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Anfänger: sieht nur die eigenen Karten an, legt Figuren sofort aus und macht Fehler.',
  steady: 'Solide: merkt sich die gesehenen Karten und wägt jeden Zug ab.',
  sharp: 'Schlau: überlegt auch, wo die anderen Karten wohl sind.',
  expert: 'Profi: in Crazy Rummy wie Schlau; in Spielen wie 5000 Rummy spielt er die Runde auch voraus.',
};

/** "Bot 2", counted from the player's left. */
export const botNumber = (number: number): string => `Bot ${number}`;

/** Levels that differ: "Von links: Schlau, Solide, Anfänger." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  `Von links: ${levels.map((level) => LEVEL_LABELS[level]).join(', ')}.`;

/** Several bots of a level, in the middle of a sentence. */
export const LEVEL_BOTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Anfänger-Bots',
  steady: 'solide Bots',
  sharp: 'schlaue Bots',
  expert: 'Profi-Bots',
};

const LEVEL_BOT: Readonly<Record<LevelName, string>> = {
  beginner: 'Anfänger-Bot',
  steady: 'Solider Bot',
  sharp: 'Schlauer Bot',
  expert: 'Profi-Bot',
};

/** "Schlauer Bot". */
export const levelBot = (level: LevelName): string => LEVEL_BOT[level];

/** The mark of a bot's seat: "SCHLAUER BOT". */
export const botMark = (level: LevelName): string => levelBot(level).toUpperCase();

/** The mark of a bot's seat, for tight spaces: "SCHLAU". */
export const botMarkShort = (level: LevelName): string => LEVEL_LABELS[level].toUpperCase();
