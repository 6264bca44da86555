import type { RecordFault, RecordProblem } from '#record';
import { plain } from '../table.ts';

/** The fixed texts of a replay. */
export const REPLAY = {
  title: 'Επανάληψη',
  open: 'Άνοιγμα παρτίδας',
  intro:
    'Δες ξανά μια παρτίδα που τελείωσε: άνοιξε την καταγραφή της, επικόλλησέ την ή σύρε το αρχείο οπουδήποτε στη σελίδα.',
  choose: 'Διάλεξε αρχείο',
  paste: 'Ή επικόλλησε το κείμενο μιας καταγραφής',
  pasteHint: 'Αρχίζει με «crazy-rummy record».',
  show: 'Άνοιγμα',
  loading: 'Ανοίγει η παρτίδα…',
  again: 'Δοκίμασε ξανά',
  drop: 'Άφησε εδώ την καταγραφή',
  controls: 'Αναπαραγωγή',
  play: 'Ξεκίνα',
  pause: 'Παύση',
  forward: 'Μία κίνηση μπροστά',
  back: 'Μία κίνηση πίσω',
  nextDeal: 'Επόμενος γύρος',
  lastDeal: 'Αρχή του γύρου',
  scrubber: 'Σημείο της παρτίδας',
  speed: 'Ταχύτητα',
  eyes: 'Οπτική',
  all: 'Όλα τα χέρια',
  moment: 'Μετάβαση',
  deal: 'Γύρος',
  turn: 'Σειρά',
  go: 'Πάμε',
  link: 'Αντιγραφή συνδέσμου σειράς',
  save: 'Αποθήκευση σε αρχείο',
  result: 'Δες το αποτέλεσμα',
  // Not "Κλείσιμο", which is going out.
  close: 'Πίσω',
  marks: 'Στη γραμμή χρόνου',
  marksKey: 'Σημάδι πάνω: συνδυασμός. Κάτω: ανταλλαγή. Σημάδι που κόβει τη γραμμή: κάποιος έκλεισε.',
  keys: 'Πλήκτρα',
  problems: {
    noSuchGame: 'Αυτή η παρτίδα δεν υπάρχει ή δεν είναι δημόσια.',
    notYet: 'Ο διακομιστής αποθηκεύει ακόμα αυτή την παρτίδα. Δοκίμασε ξανά σε λίγο.',
    offline: 'Η παρτίδα δεν μπορεί να φορτώσει τώρα.',
    tooFast: 'Άνοιξες πολλές παρτίδες σε λίγη ώρα. Περίμενε ένα λεπτό.',
    notText: 'Αυτό δεν είναι αρχείο κειμένου.',
    missing: 'Η καταγραφή αυτής της παρτίδας δεν υπάρχει πια στη συσκευή.',
  },
} as const;

/** The keys of a replay and what they do. */
export const REPLAY_KEYS: readonly (readonly [string, string])[] = [
  ['Διάστημα', 'Αναπαραγωγή ή παύση'],
  ['← →', 'Μία κίνηση πίσω ή μπροστά'],
  ['[ ]', 'Έναν γύρο πίσω ή μπροστά'],
  ['Home, End', 'Αρχή και τέλος της παρτίδας'],
  ['S', 'Σκορ'],
  ['Esc', 'Έξοδος από την επανάληψη'],
];

/** "Παίκτης 2", for a record without names. */
export const playerName = (seat: number): string => `Παίκτης ${seat + 1}`;

/** "1×", "0,5×". */
export const speedName = (speed: number): string => `${plain(speed)}×`;

/** "Γύρος 7, σειρά 4"; before the first turn of a deal only the deal. */
export function momentName(deal: number, turn: number): string {
  if (deal === 0) return 'Πριν από τον πρώτο γύρο';
  return turn === 0 ? `Γύρος ${deal}` : `Γύρος ${deal}, σειρά ${turn}`;
}

/** The title of the page: "Επανάληψη – Crazy Rummy". */
export const replayOf = (game: string): string => `Επανάληψη – ${game}`;

/** The moment that a jump led to, for a screen reader: "Γύρος 7, σειρά 4. Σειρά: Άννα." */
export const jumpedTo = (deal: number, turn: number, step: string): string => `${momentName(deal, turn)}. ${step}.`;

/** "Οπτική: Άννα. Βλέπεις μόνο όσα έβλεπε." */
export const seenBy = (name: string | null): string =>
  name === null ? 'Βλέπεις όλα τα χέρια.' : `Οπτική: ${name}. Βλέπεις μόνο όσα έβλεπε.`;

/** A record that begins with a later deal. */
export const beginsLate = (deal: number): string =>
  `Η καταγραφή αρχίζει με τον γύρο ${deal}. Τα σύνολα μετράνε από εκεί.`;

/** A record that stops before the end of the game, and where. */
export const noEnd = (deal: number, turn: number): string =>
  `Η καταγραφή σταματά πριν από το τέλος της παρτίδας (${momentName(deal, turn).toLowerCase()}).`;

/** A record whose steps do not follow from the rules: "Χωρίς επιβεβαίωση: από την κίνηση 5 και μετά (γύρος 2, …". */
export const doubtful = (action: number, deal: number, turn: number): string =>
  `Χωρίς επιβεβαίωση: από την κίνηση ${action} και μετά (${momentName(deal, turn).toLowerCase()}) αυτό δεν βγαίνει από τους κανόνες. Η καταγραφή άλλαξε ή είναι από έκδοση με άλλους κανόνες.`;

/** A stored game whose record cannot be opened, and why. */
export const damaged = (reason: string): string =>
  `Η καταγραφή αυτής της παρτίδας στον διακομιστή έχει χαλάσει. ${reason}`;

/** Why a record cannot be opened, and where it is wrong. */
export const recordFault = ({ line, problem }: RecordFault): string => FAULTS[problem](line);

const FAULTS: Readonly<Record<RecordProblem, (line: number) => string>> = {
  tooLong: (line) =>
    line > 1
      ? `Η καταγραφή είναι πολύ μεγάλη από τη γραμμή ${line} και μετά.`
      : 'Αυτό είναι πολύ μεγάλο για καταγραφή.',
  notARecord: () => 'Αυτό δεν είναι καταγραφή παρτίδας: δεν αρχίζει με «crazy-rummy record».',
  olderVersion: () => 'Αυτό είναι από παλιά έκδοση του παιχνιδιού και δεν ανοίγει πια.',
  newerVersion: () => 'Αυτό το έγραψε νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα για να την πάρεις.',
  unknownRules: (line) => `Γραμμή ${line}: κανένα παιχνίδι δεν έχει αυτούς τους κανόνες.`,
  wrongSeats: (line) => `Γραμμή ${line}: με αυτούς τους κανόνες κανένα τραπέζι δεν έχει τόσες θέσεις.`,
  unknownActor: (line) => `Γραμμή ${line}: κανείς στο τραπέζι δεν μπορούσε να παίξει εδώ.`,
  unknownAction: (line) => `Γραμμή ${line}: αυτό δεν είναι κίνηση του παιχνιδιού.`,
  unknownEvents: (line) => `Γραμμή ${line}: δεν διαβάζεται τι έγινε εδώ.`,
};

/** A record with an event that cannot have happened: "Η κίνηση 37 δεν γίνεται να έχει παιχτεί." */
export const impossible = (action: number): string =>
  `Η καταγραφή δεν στέκει: η κίνηση ${action} δεν γίνεται να έχει παιχτεί. Δεν εμφανίζεται τίποτα από αυτήν.`;

/** A record without a deal. */
export const EMPTY = 'Σε αυτή την παρτίδα δεν μοιράστηκαν φύλλα.';
