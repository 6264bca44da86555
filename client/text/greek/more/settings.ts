import { formats } from '../plural.ts';

/** The settings, group by group. Those that the home screen has as well are in `screens.ts`. */
export const ALL_SETTINGS = {
  browsersLanguage: 'Όπως στον browser',
  looks: 'Εμφάνιση',
  felt: 'Τσόχα',
  felts: { green: 'Πράσινη', blue: 'Μπλε', wine: 'Μπορντό', slate: 'Γκρίζα', plum: 'Μοβ', sand: 'Μπεζ' },
  face: 'Όψη φύλλων',
  faces: { classic: 'Κλασική', large: 'Μεγάλη', fourColour: 'Χρωματιστή', minimal: 'Λιτή' },
  letters: 'Γράμματα στα φύλλα',
  cardSize: 'Μέγεθος φύλλων',
  cardSizes: { small: 'Μικρό', normal: 'Κανονικό', large: 'Μεγάλο' },
  cardBack: 'Πλάτη φύλλων',
  // Not "Φύλλα" for the leaves, which would be the cards.
  cardBacks: {
    lattice: 'Πλέγμα',
    waves: 'Κύματα',
    leaves: 'Φυλλωσιά',
    plain: 'Απλή',
    rays: 'Ακτίνες',
    tiles: 'Πλακάκια',
  },
  table: 'Τραπέζι',
  theme: 'Μέρα ή νύχτα',
  themeNames: { auto: 'Όπως η συσκευή', dark: 'Νύχτα', light: 'Μέρα' },
  bots: 'Μποτ στην εξάσκηση',
  botSpeeds: { normal: 'Κανονικά', fast: 'Γρήγορα' },
  speed: 'Εφέ κίνησης',
  speeds: { off: 'Χωρίς', fast: 'Γρήγορα', normal: 'Κανονικά', slow: 'Αργά' },
  leftHanded: 'Για αριστερόχειρες',
  leftHandedHint: 'Στοίβα, σωρός και κουμπιά αριστερά',
  sound: 'Ήχος',
  sounds: 'Ήχοι',
  volume: 'Ένταση',
  hear: 'Άκου έναν ήχο',
  exampleSounds: { yourTurn: 'Σειρά σου', place: 'Ένα φύλλο', swap: 'Ανταλλαγή', dealWon: 'Νίκη σε γύρο' },
  vibrates: 'Δόνηση',
  vibratesHint: 'Όταν σηκώνεις φύλλο, κάνεις ανταλλαγή ή κλείνεις',
  playing: 'Παίξιμο',
  taps: 'Με πάτημα',
  drags: 'Με σύρσιμο',
  warns: 'Προειδοποίηση για ρίσκα',
  warnsHint: 'Όταν πετάς μπαλαντέρ ή φύλλο που μπορεί να κολλήσει ο επόμενος',
  hints: 'Κουμπί υπόδειξης',
  hintsHint: 'Προτείνει μια κίνηση όταν το ζητάς',
  phrases: 'Κουβέντα στο τραπέζι',
  phrasesHint: 'Σύντομες φράσεις των άλλων και κουμπί για να απαντάς',
  letterKeys: 'Πλήκτρα με γράμματα',
  letterKeysHint: 'D τραβάει, M κατεβάζει, X πετάει, ? τα δείχνει όλα',
  turn: 'Όταν είναι η σειρά σου',
  notifies: 'Ειδοποίηση',
  notifiesHint: 'Όταν το παιχνίδι είναι στο παρασκήνιο',
  noAlerts: {
    unsupported: 'Αυτός ο browser δεν έχει ειδοποιήσεις.',
    denied: 'Οι ειδοποιήσεις είναι κλειστές για αυτή τη σελίδα. Άνοιξέ τες στις ρυθμίσεις του browser.',
  },
} as const;

/** The value of the volume slider, shown and read out: "60%". */
export const volumeOf = (volume: number): string => formats.percent(volume / 100);

/** The page as search engines and link previews describe it, and what it says in a browser without scripts. */
export const ABOUT = {
  description: 'Παίξε Crazy Rummy στον browser σου, με φίλους ή με μποτ.',
  noScripts: 'Το Crazy Rummy χρειάζεται JavaScript.',
} as const;
