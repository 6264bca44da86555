import type { Card } from '#engine';
import type { ProofFault, ProofProblem, ProofVerdict } from '#record';
import type { Person } from '#text';
import { cardName } from '../cards.ts';
import { capital, counted, listed } from '../plural.ts';
import { person } from '../told.ts';

/** The fixed texts of the check of a deal. */
export const CHECK = {
  working: 'Ελέγχεται ο γύρος…',
  again: 'Δοκίμασε ξανά',
  marks: { holds: 'Ταιριάζει', fails: 'Δεν ταιριάζει', open: 'Δεν ελέγχεται' },
  steps: {
    promise: 'Η δέσμευση πριν από τον γύρο',
    shares: 'Το μερίδιο του καθενός',
    cards: 'Τα φύλλα',
    play: 'Μετά το μοίρασμα',
  },
  yours: 'δικό σου',
  none: 'δεν δόθηκε',
  pile: 'Πρώτο φύλλο του σωρού',
  indicator: 'Δείχνει τον μπαλαντέρ',
  save: 'Λήψη αποδεικτικού',
  saveHint:
    'Αρχείο κειμένου που ελέγχεται από τον καθένα χωρίς αυτόν τον διακομιστή: npm run verify -- ΑΡΧΕΙΟ, στον πηγαίο κώδικα του παιχνιδιού.',
  figures: 'Όλοι οι αριθμοί',
  figureNames: { commitment: 'Δέσμευση (SHA-256)', secret: 'Μυστικό', game: 'Παρτίδα', table: 'Τραπέζι' },
  how: 'Πώς γίνεται',
  howParts: [
    'Πριν από κάθε γύρο το τραπέζι διαλέγει έναν μυστικό αριθμό και δημοσιεύει το αποτύπωμά του, από το οποίο κανείς δεν μπορεί να βρει το μυστικό. Αν άλλαζε μετά το μυστικό, θα άλλαζε και το αποτύπωμα.',
    'Ύστερα η συσκευή κάθε παίκτη προσθέτει έναν δικό της τυχαίο αριθμό, το μερίδιο. Μόνο όταν δημοσιευτούν όλα τα μερίδια μοιράζονται τα φύλλα, με μια σειρά που υπολογίζεται από το μυστικό και όλα τα μερίδια μαζί.',
    'Μετά τον γύρο το τραπέζι δείχνει το μυστικό. Η συσκευή σου θυμάται όσα είδε και τα υπολογίζει όλα ξανά.',
  ],
  limits: 'Τι δεν δείχνει ο έλεγχος',
  limitParts: [
    'Ποιος είδε τα φύλλα. Ο διακομιστής τα ξέρει όλα και θα μπορούσε να τα πει σε έναν φίλο.',
    'Αν ο διακομιστής συνεργάζεται με κάποιον παίκτη εδώ: εκείνος θα μπορούσε να διαλέξει το μερίδιό του τελευταίος, αφού δοκιμάσει πολλά.',
    'Γιατί λείπει ένα μερίδιο. Ο διακομιστής θα μπορούσε να αφήσει μερίδια απέξω, σαν να άργησαν, κι έτσι να διαλέξει ανάμεσα σε λίγες σειρές: δύο για ένα μερίδιο, τέσσερις για δύο, και ούτω καθεξής. Αν λείπει το μερίδιο μιας συσκευής, η ίδια το λέει.',
    'Τίποτα απολύτως, αν κανείς δεν έδωσε μερίδιο, όπως όταν παίζεις μόνο με μποτ.',
    'Αν αυτή η σελίδα είναι τίμια: έρχεται από τον ίδιο διακομιστή. Πάρε το αποδεικτικό για να το ελέγξεις αλλού.',
  ],
  problems: {
    unseen: 'Αυτή η συσκευή δεν ήταν στο τραπέζι πριν από τον γύρο, άρα δεν ξέρει ποια ήταν η δέσμευση.',
    missing: 'Το τραπέζι δεν έχει πια αυτόν τον γύρο.',
    old: 'Αυτός ο διακομιστής δεν δείχνει ακόμα τους γύρους του.',
    busy: 'Δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
    offline: 'Το τραπέζι δεν απαντάει τώρα.',
    failed: 'Ο έλεγχος δεν ολοκληρώθηκε.',
  },
} as const;

/** "Έλεγχος του γύρου 7". */
export const checkTitle = (deal: number): string => `Έλεγχος του γύρου ${deal}`;

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
export function verdictWords(verdict: ProofVerdict, isTables: boolean, times: number): string {
  if (verdict === 'doctored') return 'Κάτι δεν ταιριάζει. Δες τα βήματα με ✗.';
  if (isTables)
    return 'Όλα ταιριάζουν, αλλά κανείς δεν έδωσε μερίδιο: τη σειρά των φύλλων τη διάλεξε μόνο του το τραπέζι.';
  if (verdict === 'consistent' && times > 1)
    return `Όλα ταιριάζουν, αλλά το τραπέζι άρχισε αυτόν τον γύρο ${times} φορές. Μπορεί να διάλεξε ανάμεσα σε τόσες σειρές των φύλλων.`;
  if (verdict === 'consistent') {
    return 'Δεν βρέθηκε καμία αντίφαση, αλλά η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια: το τραπέζι μπορεί να τον έγραψε μετά τον γύρο.';
  }
  return 'Όλα ταιριάζουν. Το τραπέζι δεν μπορούσε να διαλέξει αυτά τα φύλλα. Τι δεν δείχνει ο έλεγχος, το γράφει πιο κάτω.';
}

/** The result for a record that cannot be read. */
export const faultWords = ({ line }: ProofFault): string =>
  `Η καταγραφή αυτού του γύρου είναι χαλασμένη στη γραμμή ${line}. Δεν αποδεικνύει τίποτα.`;

/** Cards for a screen reader: "Άννα: εφτά κούπα και ρήγας σπαθί.", or the cards alone: "Εφτά κούπα." */
export function cardsOfWords(whose: string | null, cards: readonly Card[]): string {
  const said = listed(cards.map((card) => cardName(card)));
  return `${whose === null ? capital(said) : `${whose}: ${said}`}.`;
}

/** "Στοίβα, πρώτο το επόμενο φύλλο (23 φύλλα)". */
export const stockName = (count: number): string =>
  `Στοίβα, πρώτο το επόμενο φύλλο (${counted(count, 'φύλλο', 'φύλλα')})`;

/** A step that fits, or cannot be checked, as a sentence. */
export const HELD = {
  whole: 'Κάθε φύλλο ήταν πάντα σε ένα μόνο μέρος.',
  promise: 'Το μυστικό που φαίνεται τώρα είναι αυτό της δέσμευσης.',
  seen: 'Η συσκευή σου είδε τη δέσμευση πριν από τον γύρο, και είναι ακόμα η ίδια.',
  sharesMissed: 'Η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια που δημοσιεύτηκε πριν από τον γύρο.',
  shares: 'Χρησιμοποιήθηκαν τα μερίδια που δημοσιεύτηκαν πριν από τον γύρο.',
  ownShare: 'Ανάμεσά τους είναι και το δικό σου, όπως το έδωσες.',
  noShare: 'Η συσκευή σου δεν έδωσε μερίδιο.',
  noSeat: 'Δεν είχες θέση.',
  nobodyGave: 'Κανείς δεν έδωσε μερίδιο.',
  everybodyGave: 'Όλοι έδωσαν μερίδιο.',
  handMissed: 'Η συσκευή σου δεν είδε τα πρώτα σου φύλλα.',
  hand: 'Τα φύλλα που σου μοιράστηκαν είναι αυτά που είδες.',
  notShuffled: 'Τίποτα δεν ανακατεύτηκε αργότερα.',
} as const;

/** "2 μερίδια από 4. Χωρίς μερίδιο: Άννα και εσύ." */
export const someGave = (count: number, of: number, without: readonly Person[]): string =>
  `${counted(count, 'μερίδιο', 'μερίδια')} από ${of}. Χωρίς μερίδιο: ${names(without)}.`;

/** "Το μυστικό και τα μερίδια δίνουν ακριβώς αυτά τα 52 φύλλα, με αυτή τη σειρά." */
export const deckHeld = (cards: number): string =>
  `Το μυστικό και τα μερίδια δίνουν ακριβώς αυτά τα ${cards} φύλλα, με αυτή τη σειρά.`;

/** "Και ό,τι ανακατεύτηκε αργότερα (2×) προκύπτει από αυτά." */
export const shuffledLater = (times: number): string =>
  `Και ό,τι ανακατεύτηκε αργότερα (${times}×) προκύπτει από αυτά.`;

/** "Καθεμία από τις 37 κινήσεις έφερε ό,τι λένε οι κανόνες." */
export const playHeld = (actions: number): string =>
  actions === 1
    ? 'Η μοναδική κίνηση έφερε ό,τι λένε οι κανόνες.'
    : `Καθεμία από τις ${actions} κινήσεις έφερε ό,τι λένε οι κανόνες.`;

/** The problems whose sentences name players. */
type FailedWith = 'late' | 'dropped' | 'changed' | 'otherHands';

/** The table had begun as many deals before this one, and never dealt them. */
export const begunAgain = (count: number): string =>
  `Αμέσως πριν από αυτόν τον γύρο, το τραπέζι πήρε το μερίδιό σου για ${counted(count, 'γύρο', 'γύρους')} και δεν μοίρασε κανέναν, απ’ όσο είδε η συσκευή σου. Ίσως φταίει ο διακομιστής ή η σύνδεσή σου, αλλά ίσως και το τραπέζι να είδε τα φύλλα και να ξανάρχισε.`;

/** A step that does not fit because of these players: "Κάποιο μερίδιο αλλοιώθηκε: Άννα." */
export const FAILED_WITH: Readonly<Record<FailedWith, (people: readonly Person[]) => string>> = {
  late: (people) => `Χρησιμοποιήθηκε μερίδιο που δεν είχε δημοσιευτεί πριν από τον γύρο: ${names(people)}.`,
  dropped: (people) => `Ένα μερίδιο δημοσιεύτηκε πριν από τον γύρο και μετά δεν χρησιμοποιήθηκε: ${names(people)}.`,
  changed: (people) => `Κάποιο μερίδιο αλλοιώθηκε: ${names(people)}.`,
  otherHands: (people) => `Το μυστικό και τα μερίδια δίνουν άλλα φύλλα στο χέρι: ${names(people)}.`,
};

/** A step that does not fit, by its problem. */
export const FAILED: Readonly<Record<Exclude<ProofProblem, FailedWith | 'begunAgain'>, string>> = {
  noDeal: 'Η καταγραφή δεν αρχίζει με μοίρασμα.',
  twoDeals: 'Η καταγραφή έχει και δεύτερο μοίρασμα.',
  unfinished: 'Η καταγραφή τελειώνει πριν τελειώσει ο γύρος.',
  goesOn: 'Μετά το τέλος του γύρου ακολουθεί και κάτι άλλο.',
  impossible: 'Αυτό δεν μπορεί να έγινε: ένα φύλλο είναι σε δύο μέρη ή λείπει.',
  otherNumber: 'Η καταγραφή είναι άλλου γύρου.',
  otherChance: 'Η καταγραφή έχει δύο διαφορετικά μυστικά ή δύο καταλόγους με μερίδια.',
  notPromised: 'Το μυστικό που φαίνεται τώρα δεν είναι αυτό της δέσμευσης.',
  notSeen: 'Η συσκευή σου δεν το είδε αυτό.',
  otherTable: 'Αυτός είναι γύρος άλλου τραπεζιού.',
  otherGame: 'Αυτός είναι γύρος άλλης παρτίδας.',
  otherDeal: 'Αυτός δεν είναι ο γύρος που είδε η συσκευή σου.',
  otherSeats: 'Αυτό το τραπέζι δεν έχει τόσες θέσεις όσες είδε η συσκευή σου.',
  otherCommitment: 'Η δέσμευση άλλαξε μετά τον γύρο.',
  wrongCount: 'Ο κατάλογος με τα μερίδια δεν έχει μία γραμμή για κάθε θέση.',
  notPublished: 'Η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια.',
  otherList: 'Ο κατάλογος με τα μερίδια δεν είναι αυτός που είδε η συσκευή σου πριν από τον γύρο.',
  noneGiven: 'Η συσκευή σου δεν έδωσε μερίδιο.',
  leftOut: 'Η συσκευή σου έδωσε μερίδιο, αλλά το τραπέζι το άφησε απέξω.',
  notMine: 'Χρησιμοποιήθηκε μερίδιο για σένα, αλλά η συσκευή σου δεν έδωσε κανένα.',
  nobody: 'Κανείς δεν έδωσε μερίδιο.',
  cannotBeDealt: 'Με αυτούς τους κανόνες δεν γίνεται μοίρασμα εδώ.',
  otherStock: 'Το μυστικό και τα μερίδια δίνουν άλλη στοίβα.',
  otherPile: 'Το μυστικό και τα μερίδια δίνουν άλλο πρώτο φύλλο στον σωρό.',
  otherIndicator: 'Το μυστικό και τα μερίδια δίνουν άλλο φύλλο που δείχνει τον μπαλαντέρ του γύρου.',
  otherWild: 'Το μυστικό και τα μερίδια δίνουν άλλο μπαλαντέρ του γύρου.',
  otherFaceUp: 'Το μυστικό και τα μερίδια δίνουν άλλα ανοιχτά φύλλα στο μοίρασμα.',
  otherTurn: 'Σύμφωνα με τους κανόνες αρχίζει άλλος παίκτης.',
  otherHand: 'Τα φύλλα σου στην καταγραφή δεν είναι αυτά που είδες.',
  otherShuffle: 'Η στοίβα ανακατεύτηκε με άλλη σειρά από αυτή που δίνουν το μυστικό και τα μερίδια.',
  otherRest: 'Τα υπόλοιπα του γύρου δεν είναι αυτά που δίνουν το μυστικό και τα μερίδια.',
  refused: 'Οι κανόνες δεν το επιτρέπουν αυτό.',
  otherEvents: 'Αυτό έφερε κάτι άλλο από ό,τι λένε οι κανόνες.',
};

/** A bot's hand that a person took over in mid-deal. `after`: the number of the action before that. */
export const tookHand = (who: Person, seat: number, after: number): string =>
  `Ένα μποτ (θέση ${seat}) αντικαταστάθηκε από: ${who.name}, ${after === 0 ? 'πριν από την πρώτη κίνηση' : `μετά την κίνηση ${after}`}.`;

/** A change of the share that the reader's own device gave. */
export const OWN_CHANGED = 'Το μερίδιό σου αλλοιώθηκε.';

/** The action that a finding is about: "Κίνηση 5: discard 7H". `action`: a line of the record, if it has it. */
export const atAction = (index: number, action: string): string => `Κίνηση ${index}: ${action}`;

/** "Άννα και εσύ": the reader comes last. */
const names = (people: readonly Person[]): string =>
  listed([...people.filter(({ isYou }) => !isYou), ...people.filter(({ isYou }) => isYou)].map(person));
