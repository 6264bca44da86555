import { plural } from './plural.ts';

/** The screen on which players gather. */
export const WAITING = {
  heading: 'Ιδιωτικό τραπέζι',
  gathering: 'Ψάχνουμε παίκτες…',
  invite: 'Στείλε στους φίλους σου τον σύνδεσμο ή τον κωδικό.',
  code: 'Κωδικός',
  copy: 'Αντιγραφή συνδέσμου',
  share: 'Κοινοποίηση',
  shared: 'Παίξε μαζί μου Crazy Rummy.',
  notShared: 'Η κοινοποίηση δεν έγινε. Αντίγραψε τον σύνδεσμο.',
  copied: 'Αντιγράφηκε',
  notCopied: 'Η αντιγραφή δεν έγινε. Επίλεξε το κείμενο και αντίγραψέ το.',
  qr: 'Κωδικός QR',
  scan: 'Σάρωσε και μπες',
  qrWords: 'Κωδικός QR με τον σύνδεσμο για αυτό το τραπέζι',
  start: 'Έναρξη με μποτ',
  startFull: 'Έναρξη',
  empty: 'Περιμένουμε παίκτη…',
  noBots: 'Η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις.',
  filling: 'Σε λίγο θα μπουν μποτ στις κενές θέσεις.',
  watching: 'Παρακολουθείς. Οι παίκτες αρχίζουν όποτε θέλουν.',
  leave: 'Φύγε από το τραπέζι',
} as const;

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Την παρτίδα την ξεκινάει: Άννα". */
export const startedBy = (name: string): string => `Την παρτίδα την ξεκινάει: ${name}`;

/** How many players of a private table are there: "2 από 4 είναι εδώ. Μποτ μπορούν να πάρουν τις άλλες 2 θέσεις." */
export function gathered(here: number, seats: number, bots: boolean): string {
  const missing = seats - here;
  if (missing === 0) return 'Όλοι είναι εδώ.';
  const rest = bots
    ? plural(missing, 'Ένα μποτ μπορεί να πάρει την άλλη θέση.', `Μποτ μπορούν να πάρουν τις άλλες ${missing} θέσεις.`)
    : plural(missing, 'Λείπει ακόμα 1 παίκτης.', `Λείπουν ακόμα ${missing} παίκτες.`);
  return `${here} από ${seats} είναι εδώ. ${rest}`;
}

/** Rated games, at the table. */
export const RATED = {
  waiting:
    'Αν το «Παίξε τώρα» έφερε εδώ δύο ή περισσότερα άτομα από διαφορετικά δίκτυα, η παρτίδα έχει βαθμολογία γι’ αυτά και δεν έχει υποδείξεις.',
  mark: 'Με βαθμολογία.',
  running: 'Παρτίδα με βαθμολογία: χωρίς υποδείξεις, και αν φύγεις παίρνεις την τελευταία θέση.',
  leaving: 'Παρτίδα με βαθμολογία: θα πάρεις την τελευταία θέση.',
} as const;

/** Panels over the table and the buttons that open and close them. */
export const PANELS = {
  scores: 'Σκορ',
  log: 'Ροή της παρτίδας',
  rules: 'Πώς παίζουμε εδώ',
  keys: 'Πλήκτρα και ανάγνωση οθόνης',
  leave: 'Μενού',
  tally: 'Μέτρημα',
  // "Κλείσιμο" alone is going out.
  close: 'Κλείσιμο παραθύρου',
  notNow: 'Όχι τώρα',
  next: 'Επόμενος γύρος',
  review: 'Ανάλυση',
  replay: 'Επανάληψη',
  share: 'Κοινοποίηση σκορ',
  check: 'Ήταν τίμια η μοιρασιά;',
  showTable: 'Δες το τραπέζι',
  showTally: 'Μέτρημα και επόμενος γύρος',
  showFinal: 'Τελική κατάταξη',
  rematch: 'Ρεβάνς',
  daily: 'Στην παρτίδα της ημέρας',
  home: 'Αρχική',
  goHome: 'Στην αρχική',
  goHomeHint: 'Η θέση σου κρατιέται δέκα λεπτά',
  leaveTable: 'Φύγε από το τραπέζι',
  leaveHint: 'Αφήνεις τη θέση σου',
  leaveKeptHint: 'Μπορείς να συνεχίσεις την παρτίδα αργότερα',
  total: 'Σύνολο',
  player: 'Παίκτης',
  why: 'Γιατί;',
  nothingYet: 'Δεν έχει γίνει τίποτα ακόμα.',
  joint: 'Κοινή νίκη',
  final: 'Τελική κατάταξη',
} as const;

/** Buttons on the table that teach. */
export const LEARNING = {
  rules: 'Κανόνες του τραπεζιού',
  hint: 'Υπόδειξη',
  nextHint: 'Επόμενη υπόδειξη',
  hintsOff: 'Οι υποδείξεις είναι κλειστές σε αυτό το τραπέζι.',
} as const;

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = {
  title: 'Ρυθμίσεις',
  open: 'Ρυθμίσεις',
  here: 'Αποθηκεύονται σε αυτή τη συσκευή.',
  // "Χρώμα" is a suit.
  fourColours: 'Τετράχρωμα φύλλα',
  fourColoursHint: 'Σπαθιά πράσινα, καρό μπλε',
  bigCards: 'Μεγάλα φύλλα',
  mute: 'Χωρίς ήχο',
  unmute: 'Με ήχο',
} as const;

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'Σειρά σου', body: 'Το τραπέζι σε περιμένει.' } as const;

/** The banner and the dialog for a broken connection. */
export const CONNECTION = {
  reconnecting: 'Επανασύνδεση…',
  lost: 'Χάθηκε η σύνδεση με το τραπέζι.',
  elsewhere: 'Τώρα παίζεις εδώ από άλλη καρτέλα ή άλλη συσκευή.',
  playHere: 'Παίξε από εδώ',
  /** Nobody came to a private table. */
  nobodyCame:
    'Για 15 λεπτά δεν ήρθε κανείς άλλος και το τραπέζι έκλεισε. Ο κωδικός και ο σύνδεσμός του το ανοίγουν ξανά.',
  openAgain: 'Άνοιξέ το ξανά',
  home: 'Στην αρχική',
} as const;

/** The viewer's own name among those of others: "Άννα (εσύ)". */
export const ownName = (name: string): string => `${name} (εσύ)`;

/** The button that leaves a screen. */
export const back = (): string => 'Πίσω';

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = {
  take: 'Πάρε θέση',
  nextDeal: 'Από τον επόμενο γύρο',
  nextGame: 'Από την επόμενη παρτίδα',
  booked: 'Κρατημένη θέση',
  giveUp: 'Πάτησε για να την αφήσεις',
} as const;
