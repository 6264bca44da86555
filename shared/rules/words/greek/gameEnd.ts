import type { GroupWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'Δεν έχει οριστεί στόχος.';
  if (further.length === 0) return `Ο στόχος είναι ${first} πόντοι.`;
  const more = listed(further.map((points, i) => `${points} με ${i + 3}`));
  return `Ο στόχος είναι ${first} πόντοι με 2 παίκτες, ${more} ή περισσότερους.`;
}

/** The words for the end of a game and its winner. */
export const GAME_END_WORDS: GroupWords<'gameEnd'> = {
  title: 'Το τέλος της παρτίδας',
  options: {
    'game.end': {
      label: 'Τέλος της παρτίδας',
      says: {
        schedule: 'Η παρτίδα τελειώνει μετά τον τελευταίο γύρο.',
        target: 'Η παρτίδα τελειώνει μετά τον γύρο στον οποίο κάποιος φτάνει τον στόχο.',
      },
    },
    'game.targets': { label: 'Στόχος', says: targetsSaid },
    'game.targetWinner': {
      label: 'Αν φτάσουν πολλοί τον στόχο',
      says: {
        best: 'Αν τον φτάσουν πολλοί στον ίδιο γύρο, κερδίζει το καλύτερο σύνολο.',
        outFirst:
          'Αν τον φτάσουν πολλοί στον ίδιο γύρο, κερδίζει όποιος από αυτούς τελείωσε τον γύρο. Αν δεν τον τελείωσε κανείς τους, κερδίζει το καλύτερο σύνολο.',
      },
    },
  },
  remarks: { ties: 'Με ίσα σύνολα η θέση είναι κοινή.' },
  problems: {
    noTarget: 'Μια παρτίδα με στόχο χρειάζεται έναν αριθμό πόντων.',
    firstToLose:
      'Αν κερδίζει το μικρότερο σύνολο, δεν μπορεί να κερδίζει όποιος τελειώνει τον γύρο και φτάνει τον στόχο.',
  },
};

/** The words for payments after the game. */
export const MONEY_WORDS: GroupWords<'money'> = {
  title: 'Η πληρωμή',
  options: {
    'money.settle': {
      label: 'Πληρωμή',
      says: {
        off: 'Στο τέλος κανείς δεν πληρώνει τίποτα.',
        everyPair: 'Στο τέλος κάθε δύο παίκτες πληρώνουν μεταξύ τους τη διαφορά των συνόλων τους.',
        winnerOnly: 'Στο τέλος όλοι οι άλλοι πληρώνουν τη διαφορά των συνόλων τους σε όποιον κέρδισε.',
      },
    },
    'money.rate': {
      label: 'Τιμή του πόντου',
      says: (cents) =>
        cents === 0 ? 'Η διαφορά πληρώνεται σε πόντους.' : `Ο πόντος αξίζει ${cents === 1 ? 'ένα' : cents} σεντ.`,
    },
    'money.roundTo': {
      label: 'Στρογγύλεμα',
      says: (cents) =>
        cents === 0 ? 'Οι διαφορές δεν στρογγυλεύονται.' : `Κάθε διαφορά στρογγυλεύεται στα πλησιέστερα ${cents} σεντ.`,
    },
    'money.perDeal': {
      label: 'Χρήματα για έναν γύρο',
      says: (cents) =>
        cents === 0
          ? 'Για κάθε γύρο χωριστά δεν πληρώνεται τίποτα.'
          : `Όποιος κερδίζει έναν γύρο παίρνει ${cents} σεντ από τον καθένα από τους άλλους.`,
    },
  },
  remarks: {},
  problems: {},
};
