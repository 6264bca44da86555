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
