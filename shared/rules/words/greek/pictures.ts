import type { Rank } from '#engine';
import type { LaidFirst, PictureWords } from '../ruleWords.ts';
import { rankBeforeSuit, suitOfCard, theCardName, thePlace, theRankNames } from './cards.ts';
import { GAME_WORDS } from './gameWords.ts';
import { capital, listed } from './lists.ts';

const THIS = { set: 'αυτή την {set}', run: 'αυτή την κέντα' } as const;

const ONCE_LAID: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ', αφού {toLay} {ownMeldAcc}',
  contract: ', αφού κατεβάσεις το συμβόλαιό σου',
};

const LAID_FIRST: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ' Πρέπει πρώτα να έχεις {haveLaid} {ownMeldAcc}.',
  contract: ' Πρέπει πρώτα να έχεις κατεβάσει το συμβόλαιό σου.',
};

/** "τα εφτάρια είναι", "ο τζόκερ είναι": there may be one joker or several. */
function kindIs(kind: Rank | 'oneEyedJacks'): string {
  if (kind === 0) return 'ο τζόκερ είναι';
  return `${kind === 'oneEyedJacks' ? 'οι μονόφθαλμοι βαλέδες' : theRankNames(kind)} είναι`;
}

/** The texts of the pictures of rules. */
export const PICTURE_WORDS: PictureWords = {
  heading: 'Με εικόνες',
  titles: {
    set: 'Μια {set}',
    run: 'Μια κέντα',
    wildInSet: 'Ένας {wild} σε {set}',
    wildInRun: 'Ένας {wild} σε κέντα',
    layingOff: 'Κολλάς ένα φύλλο',
    swapping: 'Ανταλλαγή με {wild}',
    points: 'Πόντοι',
  },
  rows: { before: 'Στο τραπέζι', held: 'Στο χέρι σου', after: 'Μετά', gained: 'Παίρνεις' },
  wildMark: (terms) => GAME_WORDS[terms].wild.toLocaleUpperCase('el'),
  wildRank: ({ rank, deal }) =>
    deal === null
      ? `Σε αυτά τα παραδείγματα ${theRankNames(rank)} είναι {wild}.`
      : `Σε αυτά τα παραδείγματα ${theRankNames(rank)} είναι {wild}, όπως στον γύρο ${deal}.`,
  set: ({ rank, suits, fewest }) =>
    `${capital(theRankNames(rank))} ${listed(suits.map(suitOfCard))}. Μια {set} έχει τουλάχιστον ${fewest} φύλλα ίδιας αξίας.`,
  run: ({ ranks, suit, fewest }) =>
    `${capital(listed(ranks.map((rank) => rankBeforeSuit(rank))))} ${suitOfCard(suit)}. Μια κέντα έχει τουλάχιστον ${fewest} φύλλα ίδιου χρώματος στη σειρά.`,
  wild: ({ card, place, kind }) =>
    `${capital(theCardName(card, 'nom'))} αντικαθιστά ${thePlace(place, 'acc')}: ${kindIs(kind)} {wild}.`,
  layingOff: ({ card, kind, onOthers, first }) => {
    const as = onOthers ? 'σε {eachMeldAcc} στο τραπέζι' : 'σ{ownMeldsAcc}';
    return `Μπορείς να κολλήσεις ${theCardName(card, 'acc')} σε ${THIS[kind]}, όπως ${as}${ONCE_LAID[first]}.`;
  },
  swapping: ({ natural, wild, to, place, first }) => {
    const moves =
      place === null
        ? 'μένει στην {set} ως επιπλέον φύλλο'
        : `πάει σε μια άκρη της κέντας και αντικαθιστά ${thePlace(place, 'acc')}`;
    const then = {
      free: 'είναι δικός σου: τον παίζεις ή τον κρατάς',
      thisTurn: 'είναι δικός σου, αλλά πρέπει να τον ξαναπαίξεις πριν τελειώσει η σειρά σου',
      stays: moves,
      otherMeld: `${moves}, ή πάει σε {otherMeldAcc}`,
    }[to];
    return `${capital(theCardName(natural, 'nom'))} παίρνει τη θέση ${theCardName(wild, 'gen')}. Ο {wild} ${then}.${LAID_FIRST[first]}`;
  },
  points: ({ points, system, doubled }) => {
    const double = doubled === 0 ? '' : ` Όταν ${theRankNames(doubled)} είναι {wild}, οι πόντοι μετράνε διπλά.`;
    const held = 'Αν σου μείνουν στο χέρι όταν κάποιος άλλος {hasGoneOut}, αυτά τα φύλλα';
    const scored = {
      penalties: `${held} σου κοστίζουν μαζί ${points} πόντους.`,
      winnerTakesHands: `${held} του δίνουν μαζί ${points} πόντους.`,
      meldedMinusHand: `Αυτά τα φύλλα μετράνε μαζί ${points} πόντους: στο τραπέζι για σένα, στο χέρι εναντίον σου.`,
      meldedPlusHands: `Αυτά τα φύλλα μετράνε μαζί ${points} πόντους: στο τραπέζι για σένα, στο χέρι σου για όποιον {hasGoneOut}.`,
      melded: `Αφού τα ρίξεις στο τραπέζι, αυτά τα φύλλα μετράνε μαζί ${points} πόντους για σένα.`,
    }[system];
    return scored + double;
  },
};
