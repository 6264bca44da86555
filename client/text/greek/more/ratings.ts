import { counted, formats, listed } from '../plural.ts';
import { plain, signed } from '../table.ts';

/** The fixed texts of the leaderboard. */
export const RATINGS = {
  heading: 'Κατάταξη',
  families: 'Παιχνίδια',
  season: 'Σεζόν',
  columns: { rank: 'Θέση', name: 'Όνομα', points: 'Βαθμοί', games: 'Παρτίδες' },
  own: 'Εσύ',
  nobody: 'Κανείς δεν έχει ακόμα βαθμολογία εδώ: κάνε την αρχή.',
  nobodyThen: 'Σε αυτή τη σεζόν δεν είχε κανείς βαθμολογία εδώ.',
  bots: 'Μποτ',
  botsHint: 'Μποτ σε παρτίδες με βαθμολογία, στην ίδια κλίμακα. Δεν παίρνουν θέση.',
  botColumns: { level: 'Μποτ', points: 'Βαθμοί', games: 'Παρτίδες' },
  how: 'Πώς βγαίνει η βαθμολογία',
  offline: 'Ο διακομιστής δεν απαντάει.',
  tooFast: 'Πολύ γρήγορα. Δοκίμασε ξανά σε ένα λεπτό.',
  again: 'Δοκίμασε ξανά',
  loading: 'Φορτώνει…',
  ratings: 'Βαθμολογίες',
  toBoard: 'Κατάταξη',
  hidden: 'Οι βαθμολογίες σου θα φανούν εδώ μόλις παίξεις αρκετά παιχνίδια με βαθμολογία.',
} as const;

const QUARTERS = {
  1: 'Ιανουάριος ως Μάρτιος',
  2: 'Απρίλιος ως Ιούνιος',
  3: 'Ιούλιος ως Σεπτέμβριος',
  4: 'Οκτώβριος ως Δεκέμβριος',
} as const;

/** "Οκτώβριος ως Δεκέμβριος 2026" */
export const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => `${QUARTERS[quarter]} ${year}`;

/** "Λήγει σε 34 ημέρες"; `wait` in ms. */
export const untilWords = (wait: number): string => `Λήγει ${formats.ahead(wait)}`;

const games = (count: number): string => counted(count, 'παρτίδα', 'παρτίδες');
const ratedGames = (count: number): string => `${games(count)} με βαθμολογία`;
const people = (count: number): string => counted(count, 'άλλο άτομο', 'διαφορετικά άτομα');

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
export const toGetOn = (fewest: number, opponents: number): string =>
  `Διάλεξε «Παίξε τώρα»: η παρτίδα έχει βαθμολογία για τα άτομα που φέρνει έτσι μαζί, αν είναι δύο ή περισσότερα και από διαφορετικά δίκτυα. Μετά από ${ratedGames(fewest)} απέναντι σε ${people(opponents)} μπαίνεις στη λίστα.`;

/** "Οι 100 καλύτεροι από 342 παίκτες" */
export const bestOf = (shown: number, players: number): string =>
  shown === 1
    ? `Η 1η θέση από ${counted(players, 'παίκτη', 'παίκτες')}`
    : `Οι ${shown} καλύτεροι από ${counted(players, 'παίκτη', 'παίκτες')}`;

/** "3η θέση από 42, βαθμολογία 1583, 12 παρτίδες" */
export const standing = (rank: number, players: number, points: number, count: number): string =>
  `${rank}η θέση από ${players}, βαθμολογία ${points}, ${games(count)}`;

/** The line of somebody without a rated game. */
export const noRatedGame = (isCurrent: boolean): string =>
  isCurrent ? 'Ακόμα καμία παρτίδα με βαθμολογία αυτή τη σεζόν' : 'Καμία παρτίδα με βαθμολογία σε αυτή τη σεζόν';

/** "4 παρτίδες με βαθμολογία απέναντι σε 2 διαφορετικά άτομα: δεν φτάνουν …"; in a season that is over. */
export const tooFew = (count: number, opponents: number): string =>
  `${ratedGames(count)} απέναντι σε ${people(opponents)}: ${count === 1 ? 'δεν φτάνει' : 'δεν φτάνουν'} για βαθμολογία`;

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missing = (count: number, opponents: number): readonly string[] => [
  ...(count > 0 ? [games(count)] : []),
  ...(opponents > 0 ? [counted(opponents, 'νέο άτομο', 'νέα άτομα')] : []),
];

/** "Κρυφή μέχρι να παίξεις αρκετά: ακόμα 6 παρτίδες και 3 νέα άτομα"; one of the two may be 0. */
export const hiddenUntil = (count: number, opponents: number): string =>
  `Κρυφή μέχρι να παίξεις αρκετά: ακόμα ${listed(missing(count, opponents))}`;

/** The change of a rating by a game: "Βαθμολογία +12, τώρα 1512". */
export const wonBy = (won: number, points: number): string =>
  won === 0 ? `Βαθμολογία ${plain(points)}, χωρίς αλλαγή` : `Βαθμολογία ${signed(won)}, τώρα ${plain(points)}`;

/** "Προσωρινή, τη βλέπεις μόνο εσύ: ακόμα 3 παρτίδες"; one of the two may be 0. */
export const provisional = (count: number, opponents: number): string =>
  `Προσωρινή, τη βλέπεις μόνο εσύ: ακόμα ${listed(missing(count, opponents))}`;

/** A rating on a player's page: "3η θέση, βαθμολογία 1583, 12 παρτίδες" */
export const rated = (rank: number, points: number, count: number): string =>
  `${rank}η θέση, βαθμολογία ${points}, ${games(count)}`;

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
export const explained = (fewest: number, opponents: number): readonly string[] => [
  'Μια παρτίδα χωρίς σπιτικούς κανόνες έχει βαθμολογία για τα άτομα που έφερε μαζί το «Παίξε τώρα», αν είναι δύο ή περισσότερα. Δεν έχει για όποιον ήρθε με κωδικό ή σύνδεσμο, και άτομα του ίδιου δικτύου δεν συγκρίνονται. Δεν έχει υποδείξεις. Κάθε κατηγορία παιχνιδιών έχει δικές της βαθμολογίες.',
  'Όλοι αρχίζουν από το 1500. Συγκρίνεσαι με τα άλλα άτομα του τραπεζιού: τα περισσότερα τα κερδίζεις όταν είσαι πάνω από δυνατούς παίκτες. Τα μποτ δεν δίνουν και δεν παίρνουν τίποτα.',
  'Όποιος φεύγει από μια παρτίδα παίρνει την τελευταία θέση. Πόντους δίνουν μόνο οι γύροι που έπαιξαν και οι δύο: λιγότεροι από τρεις μετράνε λιγότερο, και χωρίς κανέναν δεν δίνονται πόντοι. Αν πέσει ο διακομιστής, η παρτίδα δεν μετράει για κανέναν.',
  `Η βαθμολογία φαίνεται μετά από ${ratedGames(fewest)} μέσα στη σεζόν, απέναντι σε ${people(opponents)}.`,
  'Μια σεζόν κρατάει ένα τρίμηνο. Στην καινούργια, κάθε βαθμολογία πλησιάζει κατά ένα τέταρτο το 1500.',
  'Από την τέταρτη παρτίδα της ημέρας και μετά, το ίδιο άτομο μετράει όλο και λιγότερο, και κανείς δεν ανεβαίνει πολύ κερδίζοντας αρχάριους. Όποιος έχει πολλούς λογαριασμούς και πολλή υπομονή μπορεί παρ’ όλα αυτά να ανεβάσει έναν από αυτούς.',
];
