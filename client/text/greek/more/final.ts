import { counted, listed } from '../plural.ts';
import { plain, points } from '../table.ts';
import { place } from './tally.ts';

/** The mark beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'πάμε';

/** The viewer's own place, above the winner: "2η θέση από 4". */
export const ownPlace = (position: number, players: number): string => `${place(position)} θέση από ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'Παρτίδα με βαθμολογία: μετράει για όσους την ξεκίνησαν, εκτός αν έφταιξε ο διακομιστής.',
  toBoard: 'Φύγε για την κατάταξη',
} as const;

/** The offer to install the game, after a finished one; the quoted words are those of Greek iPhones. */
export const INSTALL = {
  heading: 'Παίξε από την αρχική οθόνη',
  hint: 'Ανοίγει σαν εφαρμογή, σε πλήρη οθόνη, και χωρίς δίκτυο.',
  share: 'Πάτα «Κοινή χρήση» στη γραμμή του browser',
  add: 'και μετά «Προσθήκη στην οθόνη Αφετηρίας»',
  install: 'Εγκατάσταση',
  decline: 'Όχι, ευχαριστώ',
} as const;

/** The player's bests. */
export const BESTS = {
  heading: 'Τα ρεκόρ σου',
  hint: 'Σε παρτίδες σε αυτή τη συσκευή, μαζί με την εξάσκηση.',
  /** The best total in games of so many deals: "Το καλύτερό σου σε 3 γύρους". */
  points: (deals: number): string => `Το καλύτερό σου σε ${counted(deals, 'γύρο', 'γύρους')}`,
  swaps: 'Το ρεκόρ σου σε ανταλλαγές',
  streak: 'Οι περισσότερες συνεχόμενες νίκες σου',
  out: 'Το πιο γρήγορο κλείσιμό σου',
} as const;

/** The values of the bests; that of going out is a turn: "σειρά 2". */
export const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number): string => `σειρά ${value}`,
} as const;

/** "Το καλύτερό σου σε 3 γύρους: 42 πόντοι, πριν 51 πόντοι". */
export const beaten = (name: string, value: string, before: string): string => `${name}: ${value}, πριν ${before}`;

/** "Οι περισσότερες συνεχόμενες νίκες σου: πάλι 3". */
export const equalled = (name: string, value: string): string => `${name}: πάλι ${value}`;

/** "Έπαιξες με: Ben και Clara." */
export const playedWith = (names: readonly string[]): string => `Έπαιξες με: ${listed(names)}.`;

/** Opens another table for the people of a private one. */
export const INVITE_AGAIN = {
  button: 'Πρόσκληση ξανά',
  hint: 'Νέο ιδιωτικό τραπέζι με τους ίδιους κανόνες, και ο σύνδεσμός του για κοινοποίηση.',
} as const;
