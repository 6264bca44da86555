import type { Card, Rank, Reading } from '#engine';
import { theRankNames } from '#words/greek/cards';
import type { Person } from '../../data.ts';
import { cardShort, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { does, theCard } from '../told.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = {
  name: 'Μάθημα',
  gotIt: 'Κατάλαβα',
  watch: 'Δείξε μου',
  skip: 'Χωρίς μάθημα',
  draw: 'Είναι η σειρά σου. Πρώτα πάντα τραβάς ένα φύλλο: πάτα τη στοίβα με τα κλειστά φύλλα.',
  pressDiscard: 'Πάτα «Πέταξε» ή σύρε το φύλλο στον σωρό.',
  goOut:
    'Σου έμεινε ένα φύλλο: πέταξέ το για να κλείσεις. Έτσι τελειώνει ο γύρος, και οι άλλοι μετράνε τα φύλλα που κρατάνε.',
  count:
    'Μπράβο! Κέρδισες τον γύρο. Οι άλλοι μετράνε τα φύλλα τους, 10 οι φιγούρες και 25 οι μπαλαντέρ. Κερδίζουν οι λιγότεροι πόντοι. Τώρα τρεις γύροι από το 0: πρώτα μπαλαντέρ είναι οι άσοι, μετά άλλα φύλλα.',
  playOn: 'Παίξε τρεις γύρους',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Αυτά τα ${cardsCount(cards)} είναι δικά σου. Παίξε τα όλα πριν προλάβουν οι άλλοι, σε τριάδες (τρία ή τέσσερα ίδιας αξίας, όπως 8-8-8) και κέντες (τρία και πάνω ίδιου χρώματος στη σειρά). Όσα σου μείνουν μετράνε εναντίον σου.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Έχεις ${aMeld(meld)}${meld.kind === 'set' && wilds > 0 ? ': ο μπαλαντέρ αντικαθιστά όποιο χρώμα λείπει' : ''}. Πάτα τα φύλλα ένα ένα και μετά «Κατέβασε».`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Να ${aMeld(meld)}. Πάτα «Κατέβασε» ή σύρε τα φύλλα στο τραπέζι.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `${capital(theCard(card, 'nom'))} από το χέρι σου κολλάει στην ${meld.kind === 'set' ? 'τριάδα' : 'κέντα'} ${readingShort(meld)}. Πάτα το φύλλο και μετά τη θέση που ανάβει. Κάθε φύλλο που φεύγει βοηθάει.`;

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string =>
  `${capital(theCard(card, 'nom'))} δεν χρειάζεται εδώ. Πάτα το φύλλο ξανά για να μείνει στο χέρι σου.`;

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  `${does(who, 'κατέβασες', 'κατέβασε')} ${aMeld(meld)}. Τριάδες και κέντες λέγονται συνδυασμοί, και όσοι είναι στο τραπέζι είναι όλων: μόλις κατεβάσεις κι εσύ, μπορείς να κολλάς εκεί.`;

/** The card to discard. */
export const discardStep = (card: Card): string =>
  `Δεν έχεις άλλα να κατεβάσεις; Πετάς ένα φύλλο και τελειώνει η σειρά σου. Πάτα ${theCard(card, 'acc')} και μετά «Πέταξε»: καλύτερα να φεύγουν τα μεγάλα φύλλα.`;

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string =>
  `${capital(theRankNames(rank))} είναι μπαλαντέρ σε αυτόν τον γύρο: αντικαθιστούν όποιο φύλλο χρειάζεσαι. Εδώ ${theCard(wild, 'nom')} αντικαθιστά ${theCard(face, 'acc')}, όπως γράφει πάνω του.`;

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string =>
  `Τώρα κοίτα καλά. ${does(who, 'έχεις', 'έχει')} ${theCard(natural, 'acc')}, το φύλλο που αντικαθιστά ο μπαλαντέρ.`;

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string =>
  `Αυτή είναι η ανταλλαγή: ${theCard(natural, 'nom')} μπήκε στη θέση του μπαλαντέρ. ${does(who, 'έχεις', 'έχει')} τον μπαλαντέρ και τον ξαναπαίζει.`;

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string =>
  `Αντί για τη στοίβα, μπορείς να πάρεις το πάνω φύλλο του σωρού. ${capital(theCard(card, 'nom'))} ταιριάζει με ${theCard(held, 'acc')} που κρατάς: πάτα τον σωρό.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Σειρά σου! Αφού τραβήξεις, και αν έχεις ήδη κατεβάσει, μπορείς να κάνεις ανταλλαγή. Έχεις ${theCard(natural, 'acc')}, που αντικαθιστά ο μπαλαντέρ ${cardShort(wild)}: πάτα το φύλλο σου και μετά τον μπαλαντέρ. Γίνεται δικός σου, τον παίζεις ή τον κρατάς.`;

/** "μια κέντα, 5-6-7 ♥", "μια τριάδα, K-K-K": the nominative and the accusative. */
const aMeld = (meld: Reading): string => `μια ${meld.kind === 'set' ? 'τριάδα' : 'κέντα'}, ${readingShort(meld)}`;
