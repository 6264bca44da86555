import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import { suitOfCard, theRankNames } from '#words/greek/cards';
import type { ExtraId } from '../../../game/types.ts';
import { rankNames, readingShort } from '../cards.ts';
import { extra } from '../mirror.ts';
import { cardsCount } from '../table.ts';
import { pointsTaken, theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** The callout of a hint. */
export const HINT = {
  name: 'Υπόδειξη',
  show: 'Δείξε μου',
  next: 'Επόμενη',
  best: 'Καλύτερη',
  thanks: 'Ευχαριστώ',
  noOther: 'Καμία άλλη δεν είναι τόσο καλή.',
  nothing: 'Δεν είναι ακόμα η σειρά σου.',
  dealOver: 'Ο γύρος τελείωσε.',
} as const;

/** The kind of move to look for. */
export const MOVES = {
  lookAtPile: 'Δες τον σωρό.',
  /** There is no discard pile yet. */
  startWithDraw: 'Τράβα πρώτα ένα φύλλο.',
  drawStock: 'Τράβα από τη στοίβα.',
  /** "Μπορείς να κατεβάσεις τριάδα με ρηγάδες.", "Μπορείς να κατεβάσεις κέντα κούπα." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) =>
    kind === 'set'
      ? `Μπορείς να κατεβάσεις ${wordsIn(terms).set} με ${rankNames(rank, 'acc')}.`
      : `Μπορείς να κατεβάσεις κέντα ${suitOfCard(suit)}.`,
  layOff: (terms: Terms) => `Ένα φύλλο σου κολλάει σε ${wordsIn(terms).aMeldAcc} στο τραπέζι.`,
  swap: (terms: Terms) => `Μπορείς να αλλάξεις ένα φύλλο με έναν ${wordsIn(terms).wild} στο τραπέζι.`,
  takeBack: 'Πρώτα πρέπει να αναιρέσεις κάτι.',
  discard: 'Πέταξε ένα φύλλο.',
  discardLast: 'Πέταξε το τελευταίο σου φύλλο.',
  holdBack: 'Μην κατεβάσεις τίποτα ακόμα: πέταξε ένα φύλλο.',
  contract: 'Με τα φύλλα σου βγαίνει το συμβόλαιο.',
  goOut: (terms: Terms) => `Μπορείς να ${wordsIn(terms).goOut}.`,
  float: 'Έπαιξες όλα τα φύλλα σου: μείνε στον αέρα.',
  endTurn: 'Δεν έχεις κάτι άλλο: τελείωσε τη σειρά σου.',
  goRummy: 'Δες όλα τα φύλλα σου: μπορείς να κάνεις Rummy.',
  upForTwo: 'Μπορείς να τελειώσεις τον γύρο με το 2 σου.',
  decline: 'Άσε τον σωρό.',
  recall: 'Μπορείς να πάρεις πίσω το φύλλο που πέταξες.',
  chooseSize: (cards: number) => `Πάρε ${cardsCount(cards)}.`,
  nameWild: (terms: Terms) => `Όρισε ως ${wordsIn(terms).wild} μια αξία που έχεις στο χέρι.`,
  claim: 'Το φύλλο που σου προσφέρεται θα σε βοηθούσε.',
  pass: 'Άσε αυτό το φύλλο.',
  takePoints: 'Πάρε τους πόντους.',
  leavePoints: 'Μην πάρεις τους πόντους.',
} as const;

/** The exact move and how to make it. */
export const EXACT_MOVES = {
  drawStock: 'Πάτα τη στοίβα.',
  takeTop: (card: Card) => `Πάρε ${theCard(card, 'acc')} από τον σωρό: ταιριάζει με τα φύλλα σου.`,
  takeSeveral: (count: number, deepest: Card) =>
    `Πάρε ${cardsCount(count)} από τον σωρό, μέχρι και ${theCard(deepest, 'acc')}.`,
  meld: (meld: Reading, _terms: Terms) => `Κατέβασε ${readingShort(meld)}. Τα φύλλα είναι επιλεγμένα: πάτα «Κατέβασε».`,
  layOff: (card: Card, meld: Reading | null) =>
    `Κόλλησε ${theCard(card, 'acc')}${meld ? ` σε ${readingShort(meld)}` : ''}. Το φύλλο είναι επιλεγμένο: πάτα τη θέση που ανάβει.`,
  swap: (natural: Card, wild: Card) =>
    `Επιλέχτηκε ${theCard(natural, 'nom')}. Πάτα τον ${namedWild(wild, 'common')} για την ανταλλαγή.`,
  takeBack: 'Πάτα «Αναίρεση».',
  discard: (card: Card) => `Πέταξε ${theCard(card, 'acc')}. Το φύλλο είναι επιλεγμένο: πάτα «Πέταξε».`,
  /** "Πάτα «Κλείσε»." */
  press: (button: ExtraId, terms: Terms) => `Πάτα «${extra(button, terms)}».`,
  /** "K-K-K, 5-6-7 ♥. Πάτα «Βρες το»." */
  layAll: (melds: readonly Reading[], button: ExtraId, terms: Terms) =>
    `${melds.map(readingShort).join(', ')}. Πάτα «${extra(button, terms)}».`,
  upForTwo: (card: Card, terms: Terms) =>
    `Επιλέχτηκε ${theCard(card, 'nom')} για πέταμα. Πάτα «${extra('upForTwo', terms)}».`,
  chooseSize: (cards: number) => `Απάντησε: ${cardsCount(cards)}.`,
  nameWild: (rank: Rank) => `Όρισε ${theRankNames(rank, 'acc')}.`,
  claim: (cards: readonly Card[]) => `Πες ναι για ${theCards(cards, 'acc')}.`,
  no: 'Απάντησε όχι.',
  yes: 'Απάντησε ναι.',
} as const;

const RANKS = ['Καλύτερη κίνηση', 'Δεύτερη καλύτερη', 'Τρίτη καλύτερη', 'Τέταρτη καλύτερη'];

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = {
  nearly: 'Σχεδόν το ίδιο καλή.',
  /** "Δεύτερη καλύτερη, χειρότερη κατά περίπου 2 πόντους." */
  worse: (number: number, points: number) =>
    `${RANKS[number] ?? 'Επόμενη καλύτερη'}, χειρότερη κατά περίπου ${pointsTaken(points)}.`,
} as const;
