import { listed } from '../plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  edit: 'Αλλαγή κανόνων',
  useThese: 'Διάλεξε για αργότερα',
  playNow: 'Παίξε τώρα',
  friends: 'Παίξε με φίλους',
  practise: 'Εξάσκηση',
  play: 'Παίξε με αυτούς τους κανόνες',
  keep: 'Αποθήκευση και κοινοποίηση',
  copyLink: 'Αντιγραφή συνδέσμου',
  copyCode: 'Αντιγραφή κωδικού',
  link: 'Σύνδεσμος:',
  name: 'Όνομα για τους κανόνες',
  save: 'Αποθήκευση',
  saved: 'Αποθηκεύτηκαν στη συσκευή.',
  full: 'Δεν χωράνε άλλοι. Διάγραψε μερικούς από τους αποθηκευμένους κανόνες σου.',
} as const;

/** The page that shows a table before you take a seat. */
export const LOOK = {
  who: 'Ποιοι είναι εδώ',
  free: 'Κενή θέση',
  join: 'Πάρε θέση',
  comeBack: 'Πίσω στη θέση σου',
  watch: 'Παρακολούθησε',
  unwatched: 'Αυτό το τραπέζι δεν δέχεται θεατές.',
  afterDeal: 'Από τον επόμενο γύρο παίρνεις τη θέση ενός μποτ, με τους πόντους του. Ως τότε παρακολουθείς.',
  book: 'Πάρε θέση από τον επόμενο γύρο',
  resting: 'Η παρτίδα είναι σε παύση. Συνεχίζεται όταν γυρίσουν οι παίκτες της.',
} as const;

/** A bot among the players: "Βάσω (μποτ)". */
export const botNamed = (name: string): string => `${name} (μποτ)`;

/** The name of a game before sentences about it: "Biddies." */
export const gameIs = (game: string): string => `${game}.`;

/** "3 ως 6 παίκτες", "4 παίκτες". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} παίκτες` : `${fewest} ως ${most} παίκτες`;

/** "Άλλα ονόματα: Lamsees και Lambz.", "Άλλα ονόματα: Lamsees, Lambz και 12 ακόμα." */
export function otherNames(names: readonly string[], more: number): string {
  const heading = names.length + more === 1 ? 'Άλλο όνομα' : 'Άλλα ονόματα';
  return `${heading}: ${listed(more === 0 ? names : [...names, `${more} ακόμα`])}.`;
}

/** An option as in the standard game: "Κανονικά: Δύο τράπουλες ανακατεμένες μαζί." */
export const inStandardGame = (sentence: string): string => `Κανονικά: ${sentence}`;

/** An option as in the game behind house rules, without an article: "Biddies: Δύο τράπουλες ανακατεμένες μαζί." */
export const inGame = (sentence: string, game: string): string => `${game}: ${sentence}`;

/** "Διαγράφηκε: Παρασκευή." */
export const deleted = (name: string): string => `Διαγράφηκε: ${name}.`;
