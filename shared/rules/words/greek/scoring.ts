import type { Rank, RuleSet } from '#engine';
import type { GroupWords } from '../ruleWords.ts';
import { rankName } from './cards.ts';

const PRESS =
  'Αν το σύνολο κάποιου ξεπερνά κατά 50 ή περισσότερο τα σύνολα όλων των άλλων, ο επόμενος γύρος μετράει διπλά.';

/** "Από δυάρι ως εννιάρι μετράνε 5, τα δεκάρια 10.", from the lowest rank that counts as a number card. */
function numbersSaid(counted: RuleSet['scoring']['numbers'], lowest: Rank): string {
  const from = `Τα φύλλα από ${rankName(lowest)}`;
  return {
    face: `${from} ως δεκάρι μετράνε όσο γράφουν.`,
    fiveToNine: `${from} ως εννιάρι μετράνε 5, τα δεκάρια 10.`,
    fiveToEight: `${from} ως οχτάρι μετράνε 5, τα εννιάρια και τα δεκάρια 10.`,
    fiveToSeven: `${from} ως εφτάρι μετράνε 5, από οχτάρι ως δεκάρι 10.`,
  }[counted];
}

/** The words for the points of cards and deals. */
export const SCORING_WORDS: GroupWords<'scoring'> = {
  title: 'Το σκορ',
  options: {
    'scoring.system': {
      label: 'Τι μετράει',
      says: {
        penalties: 'Όταν κάποιος {hasGoneOut}, οι άλλοι χρεώνονται πόντους ποινής για τα φύλλα στο χέρι τους.',
        winnerTakesHands: 'Όποιος {hasGoneOut} παίρνει τους πόντους από τα φύλλα στο χέρι όλων των άλλων.',
        meldedMinusHand: 'Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, μείον όσα έχουν στο χέρι.',
        meldedPlusHands:
          'Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι. Όποιος {hasGoneOut} παίρνει και τους πόντους από τα φύλλα στο χέρι όλων των άλλων.',
        melded: 'Όλοι παίρνουν τους πόντους από τα φύλλα που έριξαν στο τραπέζι, και όσα έχουν στο χέρι δεν μετράνε.',
      },
    },
    'scoring.best': {
      label: 'Ποιος κερδίζει',
      says: { low: 'Κερδίζει το μικρότερο σύνολο.', high: 'Κερδίζει το μεγαλύτερο σύνολο.' },
    },
    'scoring.ace': { label: 'Άσος', says: (points) => `Ο άσος μετράει ${points}.` },
    'scoring.numbers': {
      label: 'Από δυάρι ως δεκάρι',
      says: {
        face: numbersSaid('face', 2),
        fiveToNine: numbersSaid('fiveToNine', 2),
        fiveToEight: numbersSaid('fiveToEight', 2),
        fiveToSeven: numbersSaid('fiveToSeven', 2),
      },
    },
    'scoring.courts': {
      label: 'Φιγούρες',
      says: {
        ten: 'Βαλέδες, ντάμες και ρηγάδες μετράνε 10.',
        elevenToThirteen: 'Οι βαλέδες μετράνε 11, οι ντάμες 12 και οι ρηγάδες 13.',
      },
    },
    'scoring.wild': { label: 'Μπαλαντέρ', says: (points) => `Ένας {wild} μετράει ${points}.` },
    'scoring.wildAce': {
      label: 'Άσος ως μπαλαντέρ του γύρου',
      says: (points) => `Όταν οι άσοι είναι {wild}, ο καθένας μετράει ${points}.`,
    },
    'scoring.joker': { label: 'Τζόκερ', says: (points) => `Ένας τζόκερ μετράει ${points}.` },
    'scoring.permanentTwo': {
      label: 'Δυάρι, πάντα μπαλαντέρ',
      says: (points) => `Ένα δυάρι μετράει ${points}.`,
    },
    'scoring.queenOfSpades': {
      label: 'Ντάμα μπαστούνι',
      says: (points) =>
        points === 0 ? 'Η ντάμα μπαστούνι μετράει όσο και οι άλλες ντάμες.' : `Η ντάμα μπαστούνι μετράει ${points}.`,
    },
    'scoring.outBonus': {
      label: 'Μπόνους',
      says: (points) =>
        points === 0
          ? 'Για {theGoingOutAcc} δεν υπάρχει μπόνους.'
          : `Για {theGoingOutAcc} υπάρχει μπόνους ${points} πόντων.`,
    },
    'scoring.doubleRummy': {
      label: 'Όλα τα φύλλα με τη μία',
      says: {
        false: 'Αν κατεβάσεις όλα σου τα φύλλα με τη μία, δεν κερδίζεις κάτι παραπάνω.',
        true: 'Αν κατεβάσεις όλα σου τα φύλλα με τη μία, χωρίς να έχεις παίξει κάτι πριν, μετράει διπλά.',
      },
    },
    'scoring.double7K': {
      label: 'Εφτάρια και ρηγάδες',
      says: {
        false: 'Όλοι οι γύροι μετράνε το ίδιο, όποια αξία κι αν είναι {wild}.',
        true: 'Οι γύροι στους οποίους τα εφτάρια ή οι ρηγάδες είναι {wild} μετράνε διπλά.',
      },
    },
    'scoring.press': {
      label: 'Το Press',
      says: {
        off: 'Κανένας γύρος δεν μετράει διπλά εξαιτίας των συνόλων.',
        on: PRESS,
        voluntary: `${PRESS} Αν το μεγαλύτερο σύνολο δεν φτάνει ως εκεί, όποιος το έχει μπορεί να χρεωθεί τους πόντους που λείπουν.`,
      },
    },
    'scoring.autoPress': {
      label: 'Το Auto-Press',
      says: {
        false: 'Μετά τον πρώτο γύρο το Press ισχύει όπως μετά από κάθε άλλον.',
        true: 'Με τέσσερις παίκτες και πάνω, το μεγαλύτερο σύνολο μετά τον πρώτο γύρο ανεβαίνει στους 50 πόντους πάνω από το αμέσως επόμενο, ώστε ο δεύτερος γύρος να μετράει διπλά.',
      },
    },
  },
  remarks: { numbers: ({ counted, lowest }) => numbersSaid(counted, lowest) },
  problems: {
    lowOrHigh: 'Με πόντους ποινής πρέπει να κερδίζει το μικρότερο σύνολο, με κάθε άλλο τρόπο σκορ το μεγαλύτερο.',
    whoseMelds: 'Αν μετράνε τα φύλλα στο τραπέζι, πρέπει να μένουν μπροστά σε όποιον τα έπαιξε.',
    meldsNeverSeen: 'Αν οι συνδυασμοί μένουν στο χέρι, τα φύλλα στο τραπέζι δεν μπορεί να μετράνε.',
    emptyStockScore: 'Το σκορ όταν αδειάσει η στοίβα πρέπει να ταιριάζει με το υπόλοιπο σκορ.',
    doublesPenalties: 'Το Press και οι διπλοί γύροι για εφτάρια και ρηγάδες χρειάζονται πόντους ποινής.',
    autoPressAlone: 'Το Auto-Press χρειάζεται το Press.',
  },
};
