import type { Saying } from '#protocol';
import type { Person } from '#text';
import { personName } from './table.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT: Readonly<Record<Saying, string>> = {
  hello: 'Γεια!',
  goodLuck: 'Καλή τύχη!',
  wellPlayed: 'Ωραία έπαιξες!',
  niceSwap: 'Ωραία αλλαγή!',
  thanks: 'Ευχαριστώ!',
  sorry: 'Συγγνώμη!',
  oops: 'Ωχ!',
  oneMoment: 'Μισό λεπτό',
  takeYourTime: 'Με την ησυχία σου',
  yourTurn: 'Σειρά σου!',
  goodGame: 'Ωραία παρτίδα!',
  another: 'Πάμε άλλη μία;',
  smile: 'Χαμόγελο',
  laugh: 'Γέλιο',
  surprise: 'Πω πω',
  sad: 'Λύπη',
  thumbsUp: 'Μπράβο',
  heart: 'Καρδιά',
};

/** A phrase as read out: "Νίκος: Ωραία έπαιξες!", "Εσύ: Χαμόγελο." */
export const saysAloud = (who: Person, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${personName(who)}: ${words}${/[!;]$/.test(words) ? '' : '.'}`;
};

/** The button that opens the phrases, and the title of their panel. */
export const SAY_SOMETHING = 'Πες κάτι';

/** The accessible name of the button over a player's seat: "Πληροφορίες: Άννα". */
export const aboutPlayer = (name: string): string => `Πληροφορίες: ${name}`;
