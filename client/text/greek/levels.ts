import type { LevelName } from '#protocol';

/** The choice of the bots' levels. */
export const LEVELS = {
  legend: 'Μποτ',
  each: 'Διάλεξε για κάθε μποτ',
  note: 'Το μποτ 1 κάθεται αριστερά σου. Στο «Παίξε τώρα» τα μποτ παίζουν στο μεσαίο από τα επίπεδα που διάλεξαν οι παίκτες.',
} as const;

/** The names of the levels, which agree with "το μποτ". */
export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  beginner: 'Αρχάριο',
  steady: 'Σταθερό',
  sharp: 'Έξυπνο',
  expert: 'Κορυφαίο',
};

/** How the bots of each level play. */
export const LEVEL_HINTS: Readonly<Record<LevelName, string>> = {
  beginner: 'Αρχάριο: κοιτάζει μόνο τα δικά του φύλλα, κατεβάζει αμέσως και κάνει λάθη.',
  steady: 'Σταθερό: θυμάται τα φύλλα που είδε και ζυγίζει κάθε κίνηση.',
  sharp: 'Έξυπνο: υπολογίζει και πού είναι μάλλον τα άλλα φύλλα.',
  expert: 'Κορυφαίο: στο Crazy Rummy όπως το Έξυπνο· σε παιχνίδια όπως το 5000 Rummy δοκιμάζει και συνέχειες.',
};

/** "Μποτ 2", counted from the player's left. */
export const botNumber = (number: number): string => `Μποτ ${number}`;

/** Levels that differ: "Από αριστερά σου: Έξυπνο, Σταθερό, Αρχάριο." */
export const levelsInShort = (levels: readonly LevelName[]): string =>
  `Από αριστερά σου: ${levels.map((level) => LEVEL_LABELS[level]).join(', ')}.`;

/** Several bots of a level, in the middle of a sentence. */
export const LEVEL_BOTS: Readonly<Record<LevelName, string>> = {
  beginner: 'αρχάρια μποτ',
  steady: 'σταθερά μποτ',
  sharp: 'έξυπνα μποτ',
  expert: 'κορυφαία μποτ',
};

/** "Έξυπνο μποτ". */
export const levelBot = (level: LevelName): string => `${LEVEL_LABELS[level]} μποτ`;

/** The mark of a bot's seat: "ΕΞΥΠΝΟ ΜΠΟΤ". */
export const botMark = (level: LevelName): string => levelBot(level).toLocaleUpperCase('el');

/** The mark of a bot's seat, for tight spaces: "ΕΞΥΠΝΟ". */
export const botMarkShort = (level: LevelName): string => LEVEL_LABELS[level].toLocaleUpperCase('el');
