import type { Card, Rank, Suit } from '#engine';
import type { Terms } from '#text';
import { aRank, thePlaceShort } from '#words/greek/cards';
import type { NoMeldsYet, WildLimit } from '../data.ts';
import { capital, listedOr } from './plural.ts';
import { cardsCount } from './table.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Ανανέωσε τη σελίδα';

/** Why the table is gone for good. */
export const LOST = {
  hadToClose: 'Αυτό το τραπέζι έπρεπε να κλείσει.',
  closed: 'Το τραπέζι έκλεισε ή δεν έχεις πια θέση εκεί.',
} as const;

/** Reasons for a refusal that are more exact than `sentence`, since they name cards and numbers. */
export const NOTICES = {
  ranOutOfTime: (card: Card) => `Σου τελείωσε ο χρόνος: πετάχτηκε ${theCard(card, 'nom')}.`,
  drawFirst: 'Πρώτα τράβα ένα φύλλο.',
  alreadyDrawn: 'Έχεις ήδη τραβήξει φύλλο.',
  hasExtraCard: 'Το έξτρα φύλλο μετράει σαν τραβηγμένο.',
  waitForTaker: 'Περίμενε: μπορεί ακόμα κάποιος άλλος να πάρει το φύλλο.',
  noSwaps: 'Σε αυτό το παιχνίδι δεν γίνονται ανταλλαγές.',
  /** "Ένας συνδυασμός θέλει 3 φύλλα." */
  meldNeeds: (least: number, terms: Terms) => `${capital(wordsIn(terms).aMeld)} θέλει ${cardsCount(least)}.`,
  /** "Μια τριάδα έχει το πολύ 4 φύλλα." */
  setHasAtMost: (most: number, terms: Terms) => `Μια ${wordsIn(terms).set} έχει το πολύ ${cardsCount(most)}.`,
  wildLimit(limit: WildLimit, terms: Terms) {
    const { aMeld, wild } = wordsIn(terms);
    const start = capital(aMeld);
    switch (limit) {
      case 'one':
        return `${start} μπορεί να έχει μόνο έναν ${wild}.`;
      case 'oneOrTwo':
        return `${start} μπορεί να έχει έναν ${wild}, ή δύο αν έχει έξι φύλλα και πάνω.`;
      case 'fewerThanNaturals':
        return `${start} πρέπει να έχει περισσότερα φυσικά φύλλα από ${wild}.`;
      case 'atMostNaturals':
        return `${start} πρέπει να έχει τουλάχιστον τόσα φυσικά φύλλα όσοι και οι ${wild}.`;
    }
  },
  noMeldsYet(why: NoMeldsYet, terms: Terms) {
    const { theMelds, meldsAcc, goOut, toLay, haveLaid } = wordsIn(terms);
    switch (why) {
      case 'untilGoingOut':
        return `Σε αυτό το παιχνίδι ${theMelds} μένουν στο χέρι σου μέχρι να ${goOut}.`;
      case 'firstTurn':
        return `Όποιος παίζει πρώτος στον γύρο δεν μπορεί να ${haveLaid} ${meldsAcc} εκείνη την πρώτη φορά.`;
      case 'untilAllHadTurns':
        return `Δεν μπορείς να ${toLay} ${meldsAcc} πριν παίξουν όλοι από μία φορά.`;
    }
  },
  layTaken(card: Card, terms: Terms) {
    const { lay, newMeldAcc } = wordsIn(terms);
    return `${capital(lay)} ${newMeldAcc} με ${theCard(card, 'acc')} και δύο φυσικά φύλλα από το χέρι σου, ή πάτα «Αναίρεση».`;
  },
  playTaken: (card: Card) => `Παίξε ${theCard(card, 'acc')} ή πάτα «Αναίρεση».`,
  /** A second copy of the card taken is treated as that card (R79). */
  likeTaken: (card: Card) =>
    `Μόλις πήρες ${theCard(card, 'acc')}, οπότε δεν μπορείς να πετάξεις κανένα από τα δύο ίδια φύλλα.`,
  topCardOnly(terms: Terms) {
    const { toLay, ownMeldAcc } = wordsIn(terms);
    return `Πριν ${toLay} ${ownMeldAcc}, μπορείς να πάρεις μόνο το πάνω φύλλο, για να το βάλεις εκεί.`;
  },
  /** "Αυτή η τριάδα θέλει ακόμα έναν ρήγα ή έναν μπαλαντέρ." */
  setNeeds(rank: Rank, terms: Terms) {
    const { set, wild } = wordsIn(terms);
    return `Αυτή η ${set} θέλει ακόμα ${aRank(rank, 'acc')} ή έναν ${wild}.`;
  },
  /** "Αυτή η κέντα συνεχίζει με το 9♥ ή με έναν μπαλαντέρ." */
  runNeeds: (rank: Rank, suit: Suit, terms: Terms) =>
    `Αυτή η κέντα συνεχίζει με ${thePlaceShort(rank, suit, 'acc')} ή με έναν ${wordsIn(terms).wild}.`,
  runEnds: 'Από αυτή την πλευρά η κέντα δεν μεγαλώνει άλλο.',
  /** "Με αυτόν τον μπαλαντέρ αλλάζεις μόνο το 7♥ ή το 7♠." */
  swapNeeds: (faces: readonly Card[], terms: Terms) =>
    `Με αυτόν τον ${wordsIn(terms).wild} αλλάζεις μόνο ${listedOr(faces.map((face) => theCard(face, 'acc')))}.`,
} as const;
