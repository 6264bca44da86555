import type { LevelName } from '#protocol';

/** The choice of the bots' levels. */
export const LEVELS = {
  legend: 'Robots',
  each: 'Choisir chaque robot',
  note: 'Le robot 1 est à votre gauche. Avec « Jouer », les robots ont le niveau médian de ceux que les joueurs ont choisis.',
} as const;

/** The names of the levels. */
export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  beginner: 'Débutant',
  steady: 'Solide',
  sharp: 'Futé',
  expert: 'Expert',
};

/** How the bots of each level play. */
export const LEVEL_HINTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Débutant : ne regarde que ses cartes, pose aussitôt et fait des erreurs.',
  steady: 'Solide : retient les cartes vues et pèse chaque coup.',
  sharp: 'Futé : devine en plus où se trouvent sans doute les autres cartes.',
  expert: 'Expert : au Crazy Rummy, comme Futé ; à des jeux comme le 5000 Rummy, il simule aussi la suite.',
};

/** "Robot 2", counted from the player's left. */
export const botNumber = (number: number): string => `Robot ${number}`;

/** Levels that differ: "En partant de votre gauche : Futé, Solide, Débutant." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  `En partant de votre gauche : ${levels.map((level) => LEVEL_LABELS[level]).join(', ')}.`;

/** Several bots of a level. */
export const LEVEL_BOTS: Readonly<Record<LevelName, string>> = {
  beginner: 'robots débutants',
  steady: 'robots solides',
  sharp: 'robots futés',
  expert: 'robots experts',
};

/** "robot futé". */
export const levelBot = (level: LevelName): string => `robot ${LEVEL_LABELS[level].toLowerCase()}`;

/** The mark of a bot's seat: "ROBOT FUTÉ". */
export const botMark = (level: LevelName): string => levelBot(level).toUpperCase();

/** The mark of a bot's seat, for tight spaces: "FUTÉ". */
export const botMarkShort = (level: LevelName): string => LEVEL_LABELS[level].toUpperCase();
