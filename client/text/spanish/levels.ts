import type { LevelName } from '#protocol';

/** The choice of the bots' levels. */
export const LEVELS = {
  legend: 'Bots',
  each: 'Elegir para cada bot',
  note: 'El bot 1 está a tu izquierda. En «Jugar ya», los bots juegan al nivel medio de los que eligieron los jugadores.',
} as const;

/** The names of the levels. */
export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  beginner: 'Novato',
  steady: 'Constante',
  sharp: 'Sagaz',
  expert: 'Experto',
};

/** How the bots of each level play. */
export const LEVEL_HINTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Novato: solo mira sus cartas, baja todo enseguida y comete errores.',
  steady: 'Constante: recuerda las cartas que ha visto y piensa cada turno.',
  sharp: 'Sagaz: además deduce dónde pueden estar las demás cartas.',
  expert: 'Experto: en Crazy Rummy, como Sagaz; en juegos como 5000 Rummy, imagina además cómo seguiría la mano.',
};

/** "Bot 2", counted from the player's left. */
export const botNumber = (number: number): string => `Bot ${number}`;

/** Levels that differ: "Desde tu izquierda: Sagaz, Firme, Novato." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  `Desde tu izquierda: ${levels.map((level) => LEVEL_LABELS[level]).join(', ')}.`;

/** Several bots of a level. */
export const LEVEL_BOTS: Readonly<Record<LevelName, string>> = {
  beginner: 'bots novatos',
  steady: 'bots constantes',
  sharp: 'bots sagaces',
  expert: 'bots expertos',
};

/** "Bot sagaz". */
export const levelBot = (level: LevelName): string => `Bot ${LEVEL_LABELS[level].toLowerCase()}`;

/** The mark of a bot's seat: "BOT SAGAZ". */
export const botMark = (level: LevelName): string => levelBot(level).toLocaleUpperCase('es');

/** The mark of a bot's seat, for tight spaces: "SAGAZ". */
export const botMarkShort = (level: LevelName): string => LEVEL_LABELS[level].toLocaleUpperCase('es');
