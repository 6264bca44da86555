import type { Card, Ending, Rank } from '#engine';
import type { Person, Terms } from '#text';
import { theRankNames } from '#words/greek/cards';
import type { CardsOf, PointsOf } from '../../data.ts';
import { cardShort } from '../cards.ts';
import { capital, counted } from '../plural.ts';
import { does, person, pointsTaken, subject, subjects, theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The end of a deal: "Άννα: έκλεισε." `out`: the player who did, if somebody did. */
export function dealEnded(ending: Ending, out: Person, terms: Terms): string {
  switch (ending) {
    case 'wentOut':
      return `${wentOut(out, terms)}.`;
    case 'exhausted':
      return `Η στοίβα τελείωσε πριν ${wordsIn(terms).hasGoneOut} κανείς.`;
    case 'capped':
      return 'Ο γύρος δεν προχωρούσε και σταμάτησε.';
    case 'void':
      return 'Κανείς δεν μπορούσε να τελειώσει, άρα δεν γράφονται πόντοι.';
    case 'cancelled':
      return 'Το παιχνίδι ενημερώθηκε και ο γύρος δεν μπορούσε να συνεχιστεί. Δεν γράφονται πόντοι.';
  }
}

/** "Μάνα: Άννα." */
export const dealtBy = (who: Person): string => `Μάνα: ${person(who)}.`;

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Άννα: μοιράζει τον πρώτο γύρο." */
  dealsFirst: (who: Person) => dealsFirst(who),
  /** The first jack chose the dealer (R6): "Άννα: πήρε τον πρώτο βαλέ, τον J♥, και μοιράζει τον πρώτο γύρο." */
  firstJack: (who: Person, jack: Card) =>
    `${does(who, 'πήρες', 'πήρε')} τον πρώτο βαλέ, ${theCard(jack, 'acc')}, και ${who.isYou ? 'μοιράζεις' : 'μοιράζει'} τον πρώτο γύρο.`,
  /** The cards drawn chose the dealer (R6): "Κλήρωση για μάνα: Εσύ K♠ · Άννα 3♣, 2♥. Άννα: μοιράζει τον πρώτο γύρο." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    `Κλήρωση για μάνα: ${draws.map((draw) => cardsOf(draw, ', ')).join(' · ')}. ${dealsFirst(dealer)}`,
  /** "Γύρος 4, μάνα: Άννα." */
  dealt: (deal: number, who: Person) => `Γύρος ${deal}, μάνα: ${person(who)}.`,
  /** Below the heading of the deal: "Μάνα: Άννα." */
  dealtHere: dealtBy,
  dealtOn: 'Το μοίρασμα συνεχίστηκε.',
  /** "Ανοιχτά: Εσύ 7♥, Άννα 4♦." */
  faceUp: (shown: readonly CardsOf[]) => `Ανοιχτά: ${shown.map((cards) => cardsOf(cards, ' ')).join(', ')}.`,
  /** "Το 4♣ είναι δίπλα στη στοίβα." */
  besideStock: (card: Card) => `${capital(theCard(card, 'nom'))} είναι δίπλα στη στοίβα.`,
  /** "Το 9♠ ανοίγει τον σωρό." */
  startsPile: (cards: readonly Card[]) =>
    `${capital(theCards(cards, 'nom'))} ${cards.length === 1 ? 'ανοίγει' : 'ανοίγουν'} τον σωρό.`,
  /** "Άννα: άνοιξε δυάρι και μπορεί να διαλέξει 2 ή 12 φύλλα." */
  choosesSize: (who: Person) =>
    `${does(who, 'άνοιξες δυάρι και μπορείς να διαλέξεις', 'άνοιξε δυάρι και μπορεί να διαλέξει')} 2 ή 12 φύλλα.`,
  /** "Άννα: ορίζει τον μπαλαντέρ του γύρου." */
  namesWild: (who: Person) => `${does(who, 'ορίζεις', 'ορίζει')} τον μπαλαντέρ του γύρου.`,
  /** "Άννα: όρισε μπαλαντέρ τα εξάρια." */
  namedWild: (who: Person, rank: Rank, terms: Terms) =>
    `${does(who, 'όρισες', 'όρισε')} ${wordsIn(terms).wild} ${theRankNames(rank, 'acc')}.`,
  /** "Ο σωρός ανακατεύτηκε και έγινε νέα στοίβα με 20 φύλλα. Το πάνω του φύλλο έμεινε στη θέση του." */
  reshuffled: (count: number, isTopKept: boolean) =>
    `Ο σωρός ανακατεύτηκε και έγινε νέα στοίβα με ${counted(count, 'φύλλο', 'φύλλα')}.${isTopKept ? ' Το πάνω του φύλλο έμεινε στη θέση του.' : ''}`,
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Άννα: έκλεισε με την πρώτη. Όσοι δεν έχουν παίξει παίζουν τώρα μία φορά." */
  lastTurns: (who: Person, terms: Terms) =>
    `${wentOut(who, terms)} με την πρώτη. Όσοι δεν έχουν παίξει παίζουν τώρα μία φορά.`,
  /** The others may lay melds: "Άννα: έκλεισε με την πρώτη. Όσοι δεν έχουν παίξει μπορούν ακόμα να κατεβάσουν …" */
  lastMelds: (who: Person, terms: Terms) =>
    `${wentOut(who, terms)} με την πρώτη. Όσοι δεν έχουν παίξει μπορούν ακόμα να ${wordsIn(terms).theyMayLay} ${wordsIn(terms).meldsAcc}.`,
  dealEnded,
  /** "Άννα: μπορεί να πάρει 2 πόντους για να μετρήσει διπλά ο επόμενος γύρος." */
  pressAsked: (who: Person, count: number) =>
    `${does(who, 'μπορείς να πάρεις', 'μπορεί να πάρει')} ${pointsTaken(count)} για να μετρήσει διπλά ο επόμενος γύρος.`,
  /** "Άννα: πήρε τους πόντους.", "Άννα: δεν πήρε τους πόντους." */
  pressAnswered: (who: Person, isTaken: boolean) =>
    `${isTaken ? does(who, 'πήρες', 'πήρε') : does(who, 'δεν πήρες', 'δεν πήρε')} τους πόντους.`,
  /** "Άννα: παίρνει 2 πόντους. Ο επόμενος γύρος μετράει διπλά."; there are points, a doubled deal, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(({ who, points }) => `${does(who, 'παίρνεις', 'παίρνει')} ${pointsTaken(points)}.`);
    return [...gets, ...(isDoubled ? ['Ο επόμενος γύρος μετράει διπλά.'] : [])].join(' ');
  },
  /** "Κέρδισες την παρτίδα.", "Άννα και εσύ: κερδίσατε την παρτίδα." */
  wonGame(winners: readonly Person[]) {
    const [only] = winners;
    if (only && winners.length === 1) return `${does(only, 'κέρδισες', 'κέρδισε')} την παρτίδα.`;
    const verb = winners.some(({ isYou }) => isYou) ? 'κερδίσατε' : 'κέρδισαν';
    return `${subjects(winners)}: ${verb} την παρτίδα.`;
  },
} as const;

const dealsFirst = (who: Person): string => `${does(who, 'μοιράζεις', 'μοιράζει')} τον πρώτο γύρο.`;

/** "Έκλεισες", "Άννα: έκανε Rummy". */
export const wentOut = (who: Person, terms: Terms): string =>
  does(who, wordsIn(terms).youWentOut, wordsIn(terms).wentOut);

const cardsOf = ({ who, cards }: CardsOf, between: string): string =>
  `${subject(who)} ${cards.map(cardShort).join(between)}`;
