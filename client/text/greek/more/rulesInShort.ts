import type { Terms } from '#text';
import type { MeldSizes } from '../../data.ts';
import { capital } from '../plural.ts';
import { wordsIn } from '../words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'Με λίγα λόγια';

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = {
  /** The aim, by what the points are for. */
  aimPenalties: 'Παίξε όλα σου τα φύλλα πριν από τους άλλους: όσα τους μένουν μετράνε εναντίον τους.',
  aimHands: 'Παίξε όλα σου τα φύλλα πριν από τους άλλους: όσα τους μένουν μετράνε υπέρ σου.',
  aimMelds: (terms: Terms) =>
    `Ρίξε στο τραπέζι όσο πιο πολλούς πόντους μπορείς με ${wordsIn(terms).meldsAcc}, και τελείωσε τα φύλλα σου πριν από τους άλλους.`,
  /** "Στη σειρά σου τραβάς ένα φύλλο, κατεβάζεις, αν θέλεις, συνδυασμούς και πετάς ένα φύλλο." */
  turn: (terms: Terms) =>
    `Στη σειρά σου τραβάς ένα φύλλο, ${wordsIn(terms).youLay}, αν θέλεις, ${wordsIn(terms).meldsAcc} και πετάς ένα φύλλο.`,
  turnWithoutMelds: 'Στη σειρά σου τραβάς ένα φύλλο και πετάς ένα.',
  lastDiscard: 'Και το τελευταίο σου φύλλο πρέπει να το πετάξεις.',
  onlySets: (sizes: MeldSizes, terms: Terms) =>
    `${capital(wordsIn(terms).theMelds)} είναι ${wordsIn(terms).sets}: ${ofRank(sizes)}.`,
  onlyRuns: (sizes: MeldSizes, terms: Terms) => `${capital(wordsIn(terms).theMelds)} είναι κέντες: ${inRow(sizes)}.`,
  /** "Τριάδα: 3 ή 4 φύλλα ίδιας αξίας. Κέντα: 3 ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος." */
  setsAndRuns: (sizes: MeldSizes, terms: Terms) =>
    `${capital(wordsIn(terms).set)}: ${ofRank(sizes)}. Κέντα: ${inRow(sizes)}.`,
  wilds: (terms: Terms) => `Ο ${wordsIn(terms).wild} μπαίνει στη θέση όποιου άλλου φύλλου θέλεις.`,
  wildRank: (terms: Terms) =>
    `Σε κάθε γύρο τα φύλλα μιας αξίας είναι ${wordsIn(terms).wild}: μπαίνουν στη θέση όποιου άλλου φύλλου θέλεις.`,
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) =>
    `Κατέβασε πρώτα το συμβόλαιο του γύρου. Μετά μπορείς να κολλάς φύλλα ${added(toAny, terms)}.`,
  addAfterMeld: (toAny: boolean, terms: Terms) =>
    `Αφού ${wordsIn(terms).toLay} ${wordsIn(terms).aMeldAcc}, μπορείς να κολλάς φύλλα ${added(toAny, terms)}.`,
  add: (toAny: boolean, terms: Terms) => `Μπορείς να κολλάς φύλλα ${added(toAny, terms)}.`,
  swapAndTake: (terms: Terms) => `${swapped(terms)} πάρε τον ${wordsIn(terms).wild}.`,
  /** The wild stays on the table. */
  swapAndMove: (terms: Terms) => `${swapped(terms)} μετακίνησε τον ${wordsIn(terms).wild}.`,
  lowestWins: 'Κερδίζει το μικρότερο σύνολο.',
  highestWins: 'Κερδίζει το μεγαλύτερο σύνολο.',
} as const;

const swapped = (terms: Terms): string =>
  `Αν έχεις το φύλλο που αντικαθιστά ένας ${wordsIn(terms).wild} στο τραπέζι, βάλε το στη θέση του και`;

const ofRank = ({ setMin, setMax }: MeldSizes): string =>
  `${setMin} ή ${setMax === setMin + 1 ? setMax : 'περισσότερα'} φύλλα ίδιας αξίας`;
const inRow = ({ runMin }: MeldSizes): string => `${runMin} ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος`;

/** "στους συνδυασμούς όλων": everybody's; "στους δικούς σου συνδυασμούς". */
function added(toAny: boolean, terms: Terms): string {
  const { ownMeldsAcc, theMeldsAcc } = wordsIn(terms);
  return toAny ? `σ${theMeldsAcc} όλων` : `σ${ownMeldsAcc}`;
}
