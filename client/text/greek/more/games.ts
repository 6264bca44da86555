import type { PaceName } from '#protocol';
import type { Difficulty, GameGroup } from '#rules';
import { PACE_HINTS } from '../paces.ts';
import { counted, formats, listed, plural } from '../plural.ts';

export * from './ruleScreens.ts';

/** The screen where a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Διάλεξε παιχνίδι',
  search: 'Ψάξε με όποιο όνομα',
  own: 'Οι σπιτικοί σου κανόνες',
  noneOwn: 'Εδώ μπαίνουν οι κανόνες που αποθηκεύεις.',
  most: 'Παίζεις πιο συχνά',
  found: 'Αποτελέσματα',
  clear: 'Καθάρισμα αναζήτησης',
  noneFound: 'Κανένα παιχνίδι δεν λέγεται έτσι.',
  showAll: 'Όλα τα παιχνίδια',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'Σπιτικές παραλλαγές',
    oxner: 'Παραλλαγές του Michael Oxner',
    greek: 'Ελληνικά παιχνίδια',
    cousins: 'Συγγενικά παιχνίδια',
  } satisfies Record<GameGroup, string>,
  choose: 'Διάλεξε',
  chosen: 'Επιλεγμένο',
  differs: 'Τι αλλάζει',
  more: 'Περισσότερα',
  allRules: 'Όλοι οι κανόνες',
  change: 'Αλλαγή κανόνων',
  rename: 'Μετονομασία',
  remove: 'Διαγραφή',
  putBack: 'Αναίρεση',
  newName: 'Νέο όνομα',
  nameTaken: 'Έχεις ήδη κανόνες με αυτό το όνομα.',
} as const;

/** The accessible name of a button about named rules: "Διαγραφή: Παρασκευή". */
export const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  `${GAMES_SCREEN[does]}: ${name}`;

/** The form for a pasted rule code or link. */
export const PASTED = {
  heading: 'Κανόνες από φίλους',
  field: 'Σύνδεσμος ή κωδικός με κανόνες',
  show: 'Δείξε',
} as const;

/** The house-rule editor. */
export const EDITOR = {
  heading: 'Σπιτικοί κανόνες',
  how: 'Πάτησε έναν κανόνα για να τον αλλάξεις.',
  search: 'Ψάξε στους κανόνες',
  often: 'Αλλάζουν συχνά',
  noneFound: 'Κανένας κανόνας εδώ δεν ταιριάζει.',
  changes: 'Οι αλλαγές σου',
  noChanges: 'Καμία αλλαγή ακόμα.',
  reset: 'Επαναφορά',
  resetAll: 'Επαναφορά όλων',
  cannot: 'Δεν ταιριάζει με άλλους κανόνες.',
  wayOut: 'Γίνεται αν αλλάξει κι αυτό:',
  wayOutAlone: 'Γίνεται με επαναφορά κανόνων που δεν ισχύουν πια.',
  noWayOut: 'Καμία άλλη αλλαγή δεν θα το έκανε δυνατό.',
  offered: 'Συχνά παίζεται μαζί:',
  addThese: 'Προσθήκη',
  notThese: 'Όχι, ευχαριστώ',
  changeAll: 'Άλλαξέ τα όλα',
  leave: 'Άσ’ το έτσι',
  toSummary: 'Δες τις αλλαγές',
} as const;

/** The accessible name of the button that resets one option: "Επαναφορά: Τράπουλες". */
export const resetOption = (label: string): string => `${EDITOR.reset}: ${label}`;

/** How hard a game is to learn. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: 'Μαθαίνεται εύκολα',
  medium: 'Λίγοι κανόνες παραπάνω',
  hard: 'Πολλοί κανόνες',
};

/** "1 τράπουλα", "2 τράπουλες, 4 τζόκερ" */
export const packsIn = (packs: number, jokers: number): string =>
  [counted(packs, 'τράπουλα', 'τράπουλες'), ...(jokers > 0 ? [`${jokers} τζόκερ`] : [])].join(', ');

/** "7 φύλλα", "6 ως 12 φύλλα" */
export const handOf = (fewest: number, most: number): string =>
  `${fewest === most ? '' : `${fewest} ως `}${most} φύλλα`;

const ALWAYS_WILD = {
  jokers: 'τζόκερ',
  twos: 'δυάρια',
  tens: 'δεκάρια',
  oneEyedJacks: 'μονόφθαλμοι βαλέδες',
} as const;

/**
 * "Μπαλαντέρ: 13 αξίες", "Μπαλαντέρ: η αξία που θα ανοίξει και τζόκερ", "Χωρίς μπαλαντέρ".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
export function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const ranks = typeof changing === 'number' ? counted(changing, 'αξία', 'αξίες') : CHANGING_WILD[changing];
  const all = [...(ranks === '' ? [] : [ranks]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'Χωρίς μπαλαντέρ' : `Μπαλαντέρ: ${listed(all)}`;
}

const CHANGING_WILD = { turned: 'η αξία που θα ανοίξει', named: 'η αξία που ορίζει η μάνα', none: '' } as const;

/** The rule that makes a game another game, in a few words. */
export const SPECIALITIES = {
  contract: 'Συμβόλαιο σε κάθε γύρο',
  setsOnly: 'Μόνο τριάδες',
  runsOnly: 'Μόνο κέντες',
  meldsInHand: 'Συνδυασμοί στο χέρι',
  fewWilds: 'Λίγοι μπαλαντέρ μαζί',
  deepPile: 'Παίρνεις βαθιά στον σωρό',
  useDiscard: 'Παίζεις ό,τι παίρνεις',
  press: 'Ίσως διπλοί πόντοι',
  lastTwo: 'Τέλος με ένα δυάρι',
  noWilds: 'Χωρίς μπαλαντέρ',
} as const;

/** The points that end a game, which some games let players choose: "Ως 5.000 πόντους", "Ως 300–500 πόντους". */
export const toPoints = (least: number, most: number): string =>
  `Ως ${[...new Set([least, most])].map(formats.grouped).join('–')} πόντους`;

/** "43 πόντοι στο χέρι" */
export const handScores = (points: number): string => `${counted(points, 'πόντος', 'πόντοι')} στο χέρι`;

/** "104 φύλλα" */
export const cardsInAll = (count: number): string => counted(count, 'φύλλο', 'φύλλα');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ Είναι κέντα' : '✗ Δεν είναι κέντα');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE = {
  before: 'Έχεις το 8♥',
  off: 'Ο μπαλαντέρ μένει',
  free: 'Ο μπαλαντέρ δικός σου',
  thisTurn: 'Ο μπαλαντέρ δικός σου, παίξε τον τώρα',
  otherMeld: 'Ο μπαλαντέρ πάει σε άλλο συνδυασμό',
  stays: 'Ο μπαλαντέρ αλλάζει θέση στον συνδυασμό',
} as const;

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
export const withoutTurn = (four: number, six: number): string =>
  `Σε 100 γύρους του κανονικού παιχνιδιού, κάποιος δεν προλαβαίνει να παίξει σε ${four} με τέσσερις παίκτες και σε ${six} με έξι.`;

/** "34 διαφορές ακόμα" */
export const moreDifferences = (count: number): string => `${counted(count, 'διαφορά', 'διαφορές')} ακόμα`;

/** "34 διαφορές ακόμα: δες «Όλοι οι κανόνες»." */
export const moreInAllRules = (count: number): string => `${moreDifferences(count)}: δες «${GAMES_SCREEN.allRules}».`;

/** "Τραπέζι KXQTBC" */
export const tableCalled = (code: string): string => `Τραπέζι ${code}`;

/** "Πιασμένες θέσεις: 1 από 4." */
export const seatsTaken = (taken: number, seats: number): string => `Πιασμένες θέσεις: ${taken} από ${seats}.`;

/** "3 διαφορές από το κανονικό παιχνίδι"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'Οι κύριες διαφορές από το κανονικό παιχνίδι';
  return count === 0 ? 'Το κανονικό παιχνίδι' : `${counted(count, 'διαφορά', 'διαφορές')} από το κανονικό παιχνίδι`;
}

/** A table that is looked at: "Biddies. 3 διαφορές από το κανονικό παιχνίδι. Χωρίς ρολόι: …" */
export const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  `${game}. ${differsIn(differences)}. ${PACE_HINTS[pace]}`;

/** The announcement of a change: "Άλλαξε. Δύο τράπουλες ανακατεμένες μαζί." */
export const changedTo = (sentence: string): string => `Άλλαξε. ${sentence}`;

/** The number of games a search found: "Βρέθηκαν 3 παιχνίδια." */
export const gamesFound = (count: number): string => `${found(count)} ${counted(count, 'παιχνίδι', 'παιχνίδια')}.`;

/** The number of rules a search found: "Βρέθηκαν 3 κανόνες." */
export const rulesFound = (count: number): string => `${found(count)} ${counted(count, 'κανόνας', 'κανόνες')}.`;

const found = (count: number): string => plural(count, 'Βρέθηκε', 'Βρέθηκαν');
