import { counted, formats } from '../plural.ts';
import { points } from '../table.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Παρτίδα της ημέρας',
  what: 'Τρεις γύροι απέναντι σε τρία έξυπνα μποτ, χωρίς υποδείξεις.',
  same: 'Σήμερα όλοι παίρνουν τα ίδια φύλλα.',
  once: 'Την παίζεις μία φορά. Αν σταματήσεις, το τραπέζι σου περιμένει ως αύριο. Αν φύγεις από το τραπέζι, δεν μπορείς να ξαναρχίσεις.',
  play: 'Παίξε τη σημερινή',
  result: 'Το αποτέλεσμά σου',
  counting: 'Υπολογίζεται το αποτέλεσμά σου…',
  standing: 'Κατάταξη της ημέρας',
  nobody: 'Κανείς δεν την τελείωσε ακόμα.',
  columns: { rank: 'Θέση', name: 'Όνομα', place: 'Τραπέζι', points: 'Πόντοι' },
  placeHint: 'Τραπέζι: η θέση ανάμεσα στους τέσσερις του ίδιου τραπεζιού. Ψηλά είναι όσοι έχουν λιγότερους πόντους.',
  honest: 'Με ένα δεύτερο προφίλ μπορεί κανείς να δει πρώτα τα φύλλα: αυτή η κατάταξη είναι για το κέφι.',
  gone: 'Τη σημερινή παρτίδα την έχεις ήδη παίξει ή έφυγες από το τραπέζι της.',
  offline: 'Ο διακομιστής δεν απαντάει.',
  again: 'Δοκίμασε ξανά',
  loading: 'Φορτώνει…',
  share: 'Κοινοποίηση',
  shareText: 'Το αποτέλεσμά σου ως κείμενο',
  calendar: 'Οι μέρες σου',
  noStreak: 'Προς το παρόν καμία μέρα στη σειρά.',
  streakRule:
    'Κάτω από κάθε μέρα: οι πόντοι σου. Παύλα: την έχασες. Η μέρα πάει από μεσάνυχτα ως μεσάνυχτα UTC. Ως τότε η σημερινή μετράει ακόμα.',
  states: {
    shared: 'Κοινοποιήθηκε.',
    copied: 'Αντιγράφηκε.',
    selected: 'Επιλέχτηκε: αντίγραψέ το τώρα με το μενού ή το πληκτρολόγιο της συσκευής σου.',
    cancelled: '',
    failed: '',
  },
  marks: { missed: '–', today: '?' },
  dayStates: { missed: 'την έχασες', today: 'σήμερα, δεν έπαιξες ακόμα' },
  beside: {
    heading: 'Σειρά με σειρά',
    what: 'Οι κινήσεις σου δίπλα σε όσες έκανε όποιος πήγε καλύτερα από τους άλλους, με τα ίδια φύλλα.',
    show: 'Δείξε και τις δύο παρτίδες',
    shared: 'Την καλύτερη παρτίδα μιας μέρας τη βλέπουν όσοι τελείωσαν την παρτίδα εκείνης της μέρας.',
    you: 'Εσύ',
    turn: 'Σειρά',
    noTurns: 'Κανείς από τους δύο δεν έπαιξε.',
    nobody: 'Κανείς άλλος δεν την τελείωσε ακόμα.',
    notYet: 'Ο διακομιστής αποθηκεύει ακόμα την παρτίδα σου. Δοκίμασε ξανά σε λίγο.',
    damaged: 'Αυτές οι παρτίδες δεν διαβάζονται.',
  },
  reminder: {
    heading: 'Υπενθύμιση',
    what: 'Είναι ένα αρχείο για το ημερολόγιο της συσκευής σου, με μία καταχώριση κάθε μέρα. Άνοιξέ το και το ημερολόγιο θα σου το θυμίζει. Αυτή η σελίδα δεν στέλνει τίποτα.',
    time: 'Ώρα',
    save: 'Αποθήκευση του αρχείου',
    stop: 'Για να σταματήσει, σβήσε την καταχώριση από το ημερολόγιό σου.',
    title: 'Crazy Rummy: παρτίδα της ημέρας',
  },
} as const;

/** "Η επόμενη παρτίδα έρχεται σε 21 ώρες."; `wait` in ms. */
export const nextDeal = (wait: number): string => `Η επόμενη παρτίδα έρχεται ${formats.ahead(wait)}.`;

/** "23 Νοεμβρίου" */
export const dayInShort = (day: string): string => formats.day(Date.parse(day));

/** "2η θέση από 4 στο τραπέζι σου, 61 πόντοι"; the place is null if it counts no more. */
export const ownResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${position}η θέση από ${seats} στο τραπέζι σου, `}${points(scored)}`;

/** `ownResult` as a player tells it to others: "2η θέση από 4 στο τραπέζι μου, 61 πόντοι". */
export const sharedResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${position}η θέση από ${seats} στο τραπέζι μου, `}${points(scored)}`;

/** The first line of a result to share; `day` is the day in UTC, such as `2026-11-23`. */
export const sharedHeading = (day: string): string =>
  `Crazy Rummy, παρτίδα της ημέρας, ${formats.date(Date.parse(day))}`;

/** "3η θέση από 12 ως τώρα" */
export const rankLine = ({ rank }: { readonly rank: number }, count: number): string =>
  `${rank}η θέση από ${count} ως τώρα`;

/** "5 μέρες στη σειρά" */
export const inARow = (days: number): string => `${counted(days, 'μέρα', 'μέρες')} στη σειρά`;

/** Home, once it is played: "61 πόντοι · 3η θέση από 12 · 5 μέρες στη σειρά"; no days in a row if they are null. */
export const playedToday = (scored: number, rank: number, count: number, days: number | null): string =>
  [points(scored), `${rank}η θέση από ${count}`, ...(days === null ? [] : [inARow(days)])].join(' · ');

/** Home, before it is played: "Δεν έπαιξες ακόμα · 5 μέρες στη σειρά". */
export const notPlayedToday = (days: number | null): string =>
  `Δεν έπαιξες ακόμα · ${days === null ? 'τα ίδια φύλλα για όλους' : inARow(days)}`;

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Χωρίς όνομα';

/** The heading of a deal: "Γύρος 2". */
export const dealHeading = (deal: number): string => `Γύρος ${deal}`;

/** The weekday of a day: "Δευ". */
export const weekday = (day: string): string => formats.weekday(Date.parse(day));
