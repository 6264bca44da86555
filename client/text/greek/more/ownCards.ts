import { counted, listed } from '../plural.ts';

/** The cards dealt to a player over all their games. A hand as it was dealt is a "μοιρασιά". */
export const OWN_CARDS = {
  heading: 'Τα φύλλα σου',
  hint: 'Παίρνουν τα μποτ καλύτερα φύλλα; Μέτρα τους μπαλαντέρ και τα αταίριαστα που μοιράστηκαν σε όλους στα τραπέζια σου.',
  rows: { own: 'Εσύ', people: 'Άλλοι άνθρωποι', bots: 'Μποτ' },
  player: 'Σε ποιον',
  hands: 'Μοιρασιές',
  shares: 'Σε παρένθεση το αναμενόμενο: ό,τι δίνει κατά μέσο όρο ένα τίμιο ανακάτεμα.',
  failed: 'Τα φύλλα δεν μετρήθηκαν.',
  none: 'Οι παρτίδες αυτές δεν έχουν μοιρασιές για μέτρημα.',
} as const;

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
export function countButton(counted: number, next: number): string {
  if (counted > 0) return 'Μέτρα και παλιότερες παρτίδες';
  return next === 1 ? 'Μέτρα την τελευταία παρτίδα' : `Μέτρα τις τελευταίες ${next} παρτίδες`;
}

/** "Μέτρημα: 3 από 20 παρτίδες" */
export const countingWords = (done: number, all: number): string =>
  all === 0 ? 'Μέτρημα…' : `Μέτρημα: ${done} από ${games(all)}`;

/** "Στο μέτρημα: 20 παρτίδες, 203 δικές σου μοιρασιές." */
export const countedWords = (count: number, hands: number): string =>
  `Στο μέτρημα: ${games(count)}, ${counted(hands, 'δική σου μοιρασιά', 'δικές σου μοιρασιές')}.`;

/** The parts that are in no sum, as a sentence; empty if there are none. */
export function leftOutWords(odds: number, absent: number, unread: number): string {
  const deals = (count: number): string => counted(count, 'γύρος', 'γύροι');
  const parts = [
    odds > 0 ? `${deals(odds)} με πιθανότητες που εξαρτώνται από τα φύλλα που μοιράστηκαν` : '',
    absent > 0 ? `${deals(absent)} όπου δεν ήσουν από την αρχή ως το τέλος` : '',
    unread > 0 ? `${games(unread)} χωρίς καταγραφή` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `Εκτός μετρήματος: ${listed(parts)}.` : '';
}

const games = (count: number): string => counted(count, 'παρτίδα', 'παρτίδες');
