import type { Refusal } from '#protocol';
import type { Terms } from '#text';
import type { Hint } from '../../game/intents.ts';
import { capital } from './plural.ts';
import { type Words, wordsIn } from './words.ts';

type Said = string | ((words: Words) => string);

/** The sentence for each refusal. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'Αυτό δεν γίνεται τώρα στη σειρά σου.',
  notYourTurn: 'Δεν είναι ακόμα η σειρά σου.',
  notYourCard: 'Δεν έχεις αυτό το φύλλο στο χέρι.',
  pileEmpty: 'Ο σωρός είναι άδειος. Τράβα από τη στοίβα.',
  mustDrawStock: 'Με ένα φύλλο στο χέρι πρέπει να τραβήξεις από τη στοίβα.',
  noSuchMeld: ({ thisMeld }) => `${capital(thisMeld)} δεν υπάρχει πια.`,
  notAMeld: ({ set }) => `Αυτά τα φύλλα δεν κάνουν ούτε ${set} ούτε κέντα.`,
  setFull: ({ set }) => `Αυτή η ${set} είναι γεμάτη.`,
  doesNotFit: 'Αυτό το φύλλο δεν ταιριάζει εκεί.',
  meldFirst: ({ lay, ownMeldAcc }) => `Πρώτα ${lay} ${ownMeldAcc}.`,
  keepOne: 'Πρέπει να κρατήσεις ένα φύλλο για να το πετάξεις.',
  notWild: ({ wild }) => `Ανταλλαγή γίνεται μόνο με ${wild}.`,
  wrongNatural: ({ wild }) => `Με έναν ${wild} αλλάζεις μόνο το φύλλο που αντικαθιστά.`,
  keepDrawn: ({ youGoOut }) => `Άρχισες με ένα φύλλο στο χέρι: δεν πετάς αυτό που τράβηξες, εκτός αν έτσι ${youGoOut}.`,
  nothingToTakeBack: 'Δεν υπάρχει κίνηση για αναίρεση.',
  tooManyPlays: 'Πάρα πολλές κινήσεις και αναιρέσεις. Πέταξε, για να τελειώσει η σειρά σου.',
  tooManyWilds: ({ thisMeld, wild }) => `${capital(thisMeld)} θα είχε πάρα πολλούς ${wild}.`,
  onlyWilds: ({ aMeldAcc, wild }) => `Σε ${aMeldAcc} μόνο από ${wild} κολλάς μόνο ${wild}.`,
  locked: ({ set, wild }) => `Δεν παίρνεις φύλλο από ${set} που κατέβηκε μόνο με ${wild}.`,
  meldsNotYet: ({ toLay, meldsAcc }) => `Δεν μπορείς ακόμα να ${toLay} ${meldsAcc}.`,
  oneMeldATurn: ({ toLay, newMeldAcc }) => `Κάθε φορά που παίζεις μπορείς να ${toLay} μόνο ${newMeldAcc}.`,
  notYourMeld: ({ ownMeldsAcc }) => `Μπορείς να κολλήσεις μόνο σ${ownMeldsAcc}.`,
  contractFirst: 'Πρώτα κατέβασε ολόκληρο το συμβόλαιό σου.',
  wrongContract: 'Έτσι δεν βγαίνει το συμβόλαιο του γύρου.',
  noNewMelds: ({ toLay, newMeldsAcc }) =>
    `Μετά το συμβόλαιο δεν μπορείς να ${toLay} ${newMeldsAcc}, μόνο να κολλήσεις στο τραπέζι.`,
  topCardOnly: 'Τώρα μπορείς να πάρεις μόνο το πάνω φύλλο του σωρού.',
  needTwoNaturals: 'Για να πάρεις αυτό το φύλλο, χρειάζεσαι δύο φυσικά φύλλα που ταιριάζουν μαζί του.',
  mustMeldTaken: 'Παίξε το φύλλο που πήρες από τον σωρό ή πάτα «Αναίρεση».',
  frozen: 'Τα φύλλα που πήρες από τον σωρό δεν παίζονται πριν από την επόμενη σειρά σου.',
  meldOrDiscardDrawn: 'Παίξε το φύλλο που τράβηξες ή πέταξέ το.',
  noGivingBack: 'Δεν μπορείς να πετάξεις το φύλλο που μόλις πήρες.',
  wildStays: ({ theMeldAcc }) => `Μόνο τζόκερ μπορούν να φύγουν από ${theMeldAcc} τους.`,
  reuseWild: ({ wild }) => `Παίξε τον ${wild} που πήρες ή πάτα «Αναίρεση».`,
  wildNeedsPlace: ({ wild, aMeldAcc }) => `Μετακίνησε τον ${wild} σε ${aMeldAcc} όπου ταιριάζει.`,
  oneSwapATurn: ({ wild }) => `Κάθε φορά που παίζεις γίνεται μόνο μία ανταλλαγή με ${wild}.`,
  lastCardPlayable: ({ aMeldAcc }) => `Το τελευταίο σου φύλλο ταιριάζει σε ${aMeldAcc} στο τραπέζι. Κόλλησέ το.`,
  notOutYet: ({ goOut }) => `Δεν μπορείς να ${goOut} την πρώτη φορά που παίζεις.`,
  noLastDiscard: ({ goOut }) => `Για να ${goOut}, ρίξε όλα τα φύλλα σου στο τραπέζι. Το τελευταίο δεν πετιέται.`,
  cardsLeft: 'Έχεις ακόμα φύλλα στο χέρι.',
  notUpForTwo: ({ wild }) => `Για έξοδο με 2, κράτα ένα 2 που δεν είναι ${wild}.`,
  notRummy: ({ meldsAcc }) => `Δεν είναι όλα τα φύλλα σου σε ${meldsAcc}.`,
  rankTaken: ({ wild }) => `Αυτή η αξία έχει ήδη γίνει ${wild}. Διάλεξε άλλη.`,
  notAsked: 'Δεν έχεις κάτι να απαντήσεις τώρα.',
  notCallable: 'Αυτό το φύλλο δεν ταιριάζει πουθενά στο τραπέζι.',
  badMessage: 'Ο διακομιστής δεν το κατάλαβε. Ανανέωσε τη σελίδα.',
  stale: 'Η παρτίδα έχει ήδη προχωρήσει.',
  notSeated: 'Παρακολουθείς. Αυτό το κάνουν μόνο οι παίκτες.',
  notPlaying: 'Δεν παίζεται παρτίδα τώρα.',
  alreadyPlaying: 'Η παρτίδα έχει ήδη αρχίσει.',
  gameOver:
    'Η παρτίδα τελείωσε. Αν οι παίκτες αρχίσουν άλλη, μπορείς ανάμεσα στους γύρους να πάρεις τη θέση ενός μποτ.',
  tableFull: 'Αυτό το τραπέζι είναι γεμάτο.',
  notFull: 'Αυτό το τραπέζι δεν έχει μποτ. Η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις.',
  hostStarts: 'Την παρτίδα την ξεκινάει όποιος άνοιξε το τραπέζι. Αν λείπει, την ξεκινάει η επόμενη θέση.',
  noSpectators: 'Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.',
  nobodyThere: 'Δεν κάθεται άλλος παίκτης σε αυτή τη θέση τώρα.',
  noSuchTable: 'Κανένα τραπέζι δεν έχει αυτόν τον κωδικό. Έλεγξέ τον και δοκίμασε ξανά.',
  badToken: 'Ο διακομιστής δεν αναγνωρίζει πια αυτή τη συσκευή. Ανανέωσε τη σελίδα.',
  noSuchGuest: 'Κανένας παίκτης δεν έχει αυτόν τον κωδικό. Έλεγξέ τον και δοκίμασε ξανά.',
  badName: 'Διάλεξε όνομα με 1 ως 20 συνηθισμένους χαρακτήρες.',
  badRules: 'Η σελίδα δεν μπορεί να διαβάσει τους κανόνες του τραπεζιού. Ανανέωσέ την.',
  badSeats: 'Αυτό το παιχνίδι δεν παίζεται με τόσους παίκτες.',
  oldVersion: 'Υπάρχει νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα.',
  tooFast: 'Πολύ γρήγορα. Περίμενε λίγο και δοκίμασε ξανά.',
  serverFull: 'Ο διακομιστής είναι γεμάτος αυτή τη στιγμή. Δοκίμασε ξανά σε λίγα λεπτά.',
  tooManyTables: 'Υπάρχουν πολλά ανοιχτά τραπέζια από εσένα ή το δίκτυό σου. Άφησε ένα ή δοκίμασε αργότερα.',
  offline: 'Το τραπέζι δεν απαντάει. Έλεγξε τη σύνδεσή σου.',
  lessonWaits: 'Αυτό θα γίνει αργότερα. Κάνε πρώτα ό,τι λέει το μάθημα.',
  noSockets:
    'Ο διακομιστής απαντάει, αλλά κάτι ενδιάμεσα μπλοκάρει τη ζωντανή σύνδεση (WebSockets). Δοκίμασε άλλο δίκτυο ή κάνε εξάσκηση χωρίς σύνδεση.',
  tableClosed: 'Αυτό το τραπέζι έπρεπε να κλείσει. Η καταγραφή της παρτίδας φυλάγεται.',
  newerTable:
    'Σε αυτό το τραπέζι η παρτίδα παίχτηκε τελευταία φορά με νεότερη έκδοση του παιχνιδιού. Φυλάγεται και ανοίγει ξανά μόλις επιστρέψει εκείνη η έκδοση.',
};

/** The sentence for each hint from the page itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Πάτα ένα φύλλο και μετά το σημείο όπου θα πάει.',
  noMeldOrder: ({ meldsAcc }) => `Δεν έγινε η διάταξη σε ${meldsAcc}. Δοκίμασε ξανά όταν έχεις σύνδεση.`,
  selectToDiscard: 'Διάλεξε ένα φύλλο για να το πετάξεις.',
  selectToMeld: ({ set }) => `Διάλεξε πρώτα τα φύλλα για ${set} ή κέντα.`,
  tooFewToMeld: ({ aMeld }) => `${capital(aMeld)} θέλει περισσότερα φύλλα.`,
  fitsNotAll: 'Δεν ταιριάζουν όλα αυτά τα φύλλα εκεί.',
  meldOfItsOwn: ({ newMeldAcc }) => `Αυτά τα φύλλα κάνουν ${newMeldAcc}. Ρίξε τα σε κενό σημείο.`,
  noContractFound: 'Με τα φύλλα σου δεν βγαίνει ακόμα το συμβόλαιο.',
  noRummyFound: ({ meldsAcc }) => `Δεν είναι ακόμα όλα τα φύλλα σου σε ${meldsAcc}.`,
  selectForTwo: 'Διάλεξε το φύλλο που θα πετάξεις, και κράτα το 2.',
  timeRanOut: 'Σου τελείωσε ο χρόνος.',
  notOpened: 'Δεν άνοιξε. Ανανέωσε τη σελίδα και δοκίμασε ξανά.',
  gameForgotten: 'Αυτή η παρτίδα δεν αποθηκεύτηκε. Άρχισε μια νέα.',
};

/** The sentence for a refusal or a hint, in the game's own words: "Αυτή η κατεβασιά δεν υπάρχει πια." */
export function sentence(code: Refusal | Hint, terms: Terms): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(wordsIn(terms));
}
