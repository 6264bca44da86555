import type { Card, Rank, Reading } from '#engine';
import { theRankNames } from '#words/greek/cards';
import { cardShort, readingShort } from '../cards.ts';
import { capital, listedOr } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';

/** The texts of the first-game guide that do not depend on the cards. */
export const GUIDE = {
  name: 'Οδηγός',
  gotIt: 'Κατάλαβα',
  leave: 'Τέλος οδηγού',
  count:
    'Ο γύρος τελείωσε. Τα φύλλα που σου έμειναν μετράνε εναντίον σου, οι μπαλαντέρ 25 ο καθένας. Δες τους πόντους που φεύγουν για τα σύνολα.',
  lastCard:
    'Σου έμεινε ένα φύλλο, γι’ αυτό τράβα από τη στοίβα. Μετά κόλλησε το ένα και πέταξε το άλλο. Ή κράτα το καινούργιο και πέταξε το παλιό.',
  goOut:
    'Σου έμεινε ένα φύλλο: πέταξέ το για να κλείσεις. Έτσι τελειώνει ο γύρος, και οι άλλοι μετράνε τα φύλλα που κρατάνε.',
  discard: 'Δεν έχεις άλλα να κατεβάσεις; Πάτα ένα φύλλο που δεν χρειάζεσαι. Μόλις το πετάξεις, τελειώνει η σειρά σου.',
  pressDiscard: 'Πάτα «Πέταξε». Καλύτερα να φεύγουν τα μεγάλα φύλλα: αυτά μετράνε πιο πολύ εναντίον σου.',
  closing: 'Αυτός ήταν ο πρώτος σου γύρος. Τώρα ξέρεις πώς παίζεται.',
  closingWords:
    'Στο τέλος όλων των γύρων κερδίζει το μικρότερο σύνολο. Για όλους τους κανόνες, πάτα επάνω την ταμπέλα με τον μπαλαντέρ του γύρου.',
  notSeen: 'Όσα δεν έτυχαν ακόμα:',
  playOn: 'Συνέχισε',
} as const;

/** One sentence on each topic that a first deal may not reach. */
export const TOPIC_TEXT = {
  meld: 'Τρία ή τέσσερα φύλλα ίδιας αξίας, ή τρία και πάνω ίδιου χρώματος στη σειρά: πάτα τα και μετά πάτα «Κατέβασε».',
  layOff:
    'Μόλις κατεβάσεις έναν συνδυασμό, μπορείς να κολλάς φύλλα σε όποιον συνδυασμό θέλεις: πάτα το φύλλο και μετά τη θέση που ανάβει.',
  swap: 'Αν έχεις το φύλλο που αντικαθιστά ένας μπαλαντέρ στο τραπέζι, μπορείς να το αλλάξεις με τον μπαλαντέρ: πάτα και τα δύο.',
  lastCard: 'Με ένα φύλλο στο χέρι πρέπει να τραβήξεις από τη στοίβα. Το τελευταίο σου φύλλο πάντα το πετάς.',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Αυτά τα ${cardsCount(cards)} είναι δικά σου. Παίξε τα όλα πριν προλάβουν οι άλλοι, σε τριάδες (τρία ή τέσσερα φύλλα ίδιας αξίας) και κέντες (τρία και πάνω ίδιου χρώματος στη σειρά).`;

/** The rank that is wild in this deal, and how many of these cards the player holds. */
export function wildStep(rank: Rank, held: number): string {
  const own = held === 0 ? '' : held === 1 ? ' Έχεις έναν.' : ` Έχεις ${held}.`;
  return `${capital(theRankNames(rank))} είναι μπαλαντέρ σε αυτόν τον γύρο: ένας μπαλαντέρ αντικαθιστά όποιο φύλλο χρειάζεσαι.${own} Στον επόμενο γύρο θα είναι άλλη αξία.`;
}

/** Where to draw from. `top` is the top card of the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'Είναι η σειρά σου. Πρώτα πάντα τραβάς ένα φύλλο: πάτα τη στοίβα.'
    : `Είναι η σειρά σου. Πρώτα πάντα τραβάς ένα φύλλο: πάτα τη στοίβα ή, αν σου κάνει ${theCard(top, 'nom')}, τον σωρό.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Έχεις ${aMeld(meld)}${wilds > 0 ? ', με τη βοήθεια μπαλαντέρ' : ''}. Πάτα τα φύλλα ένα ένα.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `Να ${aMeld(meld)}. Πάτα «Κατέβασε» ή σύρε τα φύλλα στο τραπέζι.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `${capital(theCard(card, 'nom'))} από το χέρι σου κολλάει σε αυτή την ${meld.kind === 'set' ? 'τριάδα' : 'κέντα'}. Πάτα το φύλλο και μετά τη θέση που ανάβει. Κάθε φύλλο που φεύγει βοηθάει.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Το πιο ωραίο του παιχνιδιού: έχεις το φύλλο που αντικαθιστά ο μπαλαντέρ ${cardShort(wild)}, ${theCard(natural, 'acc')}. Πάτα και τα δύο για να τα αλλάξεις, και ο μπαλαντέρ είναι δικός σου.`;

/** Shown when a wild is on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Εδώ ${theCard(wild, 'nom')} είναι μπαλαντέρ και αντικαθιστά ${listedOr(faces.map((face) => theCard(face, 'acc')))}, όπως φαίνεται επάνω. Μόλις κατεβάσεις έναν συνδυασμό, μπορείς να αλλάξεις εκείνο το φύλλο με τον μπαλαντέρ.`;

/** Shown when another player has laid a meld and this player none. */
export const othersMeldStep = (meld: Reading): string =>
  `Στο τραπέζι είναι ${aMeld(meld)}. Οι συνδυασμοί είναι όλων: μόλις κατεβάσεις έναν δικό σου, κολλάς σε όποιον θέλεις. Η κουκκίδα δείχνει φύλλο που έπεσε μετά την τελευταία σου σειρά.`;

/** "μια κέντα, 5-6-7 ♥", "μια τριάδα, K-K-K": the nominative and the accusative. */
const aMeld = (meld: Reading): string => `μια ${meld.kind === 'set' ? 'τριάδα' : 'κέντα'}, ${readingShort(meld)}`;
