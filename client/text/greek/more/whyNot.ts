import type { Terms } from '#text';
import type { WhyFact } from '../../../game/whyNot.ts';
import { readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The panel that explains a refusal. */
export const WHY = {
  title: 'Γιατί όχι;',
  allRules: 'Όλοι οι κανόνες του τραπεζιού',
} as const;

/** One sentence about the cards that were refused: "Το 9♥ δεν ταιριάζει τώρα σε κανέναν συνδυασμό στο τραπέζι." */
export function whyFact(fact: WhyFact, terms: Terms): string {
  const { aMeldAcc, meld, noMeldAcc, otherMeldAcc, wild } = wordsIn(terms);
  switch (fact.tells) {
    case 'without':
      return `Χωρίς ${theCard(fact.card, 'acc')} κάνουν ${aMeldAcc}: ${readingShort(fact.reading)}.`;
    case 'with':
      return `Βάλε μαζί ${theCard(fact.card, 'acc')}${fact.held ? ' από το χέρι σου' : ''}${fact.wild ? ` ή έναν ${wild}` : ''} και κάνουν ${aMeldAcc}: ${readingShort(fact.reading)}.`;
    case 'farFromMeld':
      return `Με ένα μόνο φύλλο ακόμα δεν γίνονται ${meld}: δεν έχουν ίδια αξία, ούτε είναι κοντινά φύλλα του ίδιου χρώματος.`;
    case 'couldLay':
      return `Τώρα μπορείς: έχεις ${readingShort(fact.reading)}.`;
    case 'noMeldYet':
      return `Δεν έχεις ακόμα ${noMeldAcc} στο χέρι. Ίσως με το επόμενο φύλλο.`;
    case 'fitsElsewhere':
      return `${capital(theCard(fact.card, 'nom'))} ταιριάζει σε ${otherMeldAcc}: ${readingShort(fact.meld)}.`;
    case 'fitsNowhere':
      return `${capital(theCard(fact.card, 'nom'))} δεν ταιριάζει τώρα σε ${noMeldAcc} στο τραπέζι.`;
    case 'keeps':
      return `Έχεις ${cardsCount(fact.held)} και πήγες να ${played(fact.held, fact.played)}. Κράτα ένα να πετάξεις.`;
  }
}

/** "τα παίξεις όλα", "παίξεις 2 φύλλα". */
function played(held: number, count: number): string {
  if (count < held) return `παίξεις ${cardsCount(count)}`;
  return held === 1 ? 'το παίξεις' : 'τα παίξεις όλα';
}
