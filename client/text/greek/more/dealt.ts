import { formats } from '../plural.ts';
import { plain } from '../table.ts';

/** The part of a review about the cards dealt. */
export const DEALT = {
  heading: 'Τα φύλλα που μοιράστηκαν',
  hint: 'Τι πήρε ο καθένας στο μοίρασμα, και σε παρένθεση το αναμενόμενο: ό,τι δίνει κατά μέσο όρο ένα τίμιο ανακάτεμα.',
  wilds: 'Μπαλαντέρ',
  deadwood: 'Αταίριαστα',
  meaning: 'Αταίριαστα: οι πόντοι που μένουν αν κατέβουν οι καλύτεροι συνδυασμοί των φύλλων που μοιράστηκαν.',
  band: 'Η γραμμή: το άθροισμά σου, πάνω ή κάτω από το αναμενόμενο. Σκιασμένο: ως εκεί φτάνουν 19 στις 20 φορές με τίμιο μοίρασμα.',
} as const;

const tenths = (value: number): string => (value < 0 ? '−' : '') + formats.grouped(Math.abs(value));

/** A sum and the fair share: "7 (6,8)". */
export const withShare = (dealt: number, fair: number): string => `${plain(dealt)} (${tenths(fair)})`;

/** An end of the scale of a chart: "+4,5", "−4,5"; from a hundred on in whole points, "+143". */
export const aboveShare = (difference: number): string => {
  const shown = Math.abs(difference) < 100 ? tenths(difference) : plain(Math.round(difference));
  return `${difference > 0 ? '+' : ''}${shown}`;
};

/**
 * How a player's sum compares with fair deals: "Μπαλαντέρ: 9, με αναμενόμενο το 6,8. Είναι συνηθισμένο: …"
 * @param spread how many standard deviations it is above the fair share
 */
export function dealtWords(figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string {
  const far = Math.abs(spread);
  const than =
    far <= 1
      ? 'Είναι συνηθισμένο: με τίμιο μοίρασμα βγαίνει τόσο κοντά δύο στις τρεις φορές.'
      : far <= 2
        ? `Είναι κάπως ${spread > 0 ? 'πάνω' : 'κάτω'} από το συνηθισμένο, όπως μία στις τρεις φορές με τίμιο μοίρασμα.`
        : `Με τίμιο μοίρασμα βγαίνει ${spread > 0 ? 'λιγότερο' : 'περισσότερο'} 19 στις 20 φορές.`;
  return `${DEALT[figure]}: ${plain(dealt)}, με αναμενόμενο το ${tenths(fair)}. ${than}`;
}
