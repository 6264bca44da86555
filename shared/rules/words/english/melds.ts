import type { GroupWords } from '../ruleWords.ts';

const CONTRACTS =
  'two {sets}; a run and a {set}; two runs; three {sets}; a run of at least seven and a {set}; two runs and a {set}; three runs that use all your cards';

/** The words for the definition of a meld, and for when new ones may be laid. */
export const MELD_WORDS: GroupWords<'melds'> = {
  title: '{Melds}',
  options: {
    'melds.kinds': {
      label: 'Kinds of melds',
      says: {
        both: 'A {meld} is either a {set}, cards of one rank, or a run, cards of one suit in sequence.',
        sets: 'A {meld} is a {set}, cards of one rank; there are no runs.',
        runs: 'A {meld} is a run, cards of one suit in sequence; there are no {sets}.',
      },
    },
    'melds.setMin': { label: 'Smallest set', says: (cards) => `A {set} has at least ${cards} cards.` },
    'melds.setMax': {
      label: 'Largest set',
      says: (cards) => (cards === 0 ? 'A {set} may have any number of cards.' : `A {set} has at most ${cards} cards.`),
    },
    'melds.duplicates': {
      label: 'Same card twice in a set',
      says: {
        false: 'No card may be in a {set} twice.',
        true: 'The same card may be in a {set} more than once.',
      },
    },
    'melds.overflow': {
      label: 'Sets larger than the pack',
      says: {
        false: 'A {set} never has more cards than there are of its rank.',
        true: 'With {wilds}, a {set} may have more cards than there are of its rank.',
      },
    },
    'melds.runMin': { label: 'Shortest run', says: (cards) => `A run has at least ${cards} cards.` },
    'melds.runAce': {
      label: 'Aces in runs',
      says: {
        low: 'Aces are low in runs: A 2 3, but not Q K A.',
        lowOrHigh: 'An ace may be low or high in a run, A 2 3 or Q K A, but not both in the same run.',
        eitherEnd: 'A run may have an ace at either end, or at both ends.',
        high: 'Aces are high in runs: Q K A, but not A 2 3.',
        highOrLow: 'Aces are high in runs, Q K A, and may be low too, A 2 3, but not both in the same run.',
      },
    },
    'melds.wildLimit': {
      label: 'Wilds in a meld',
      says: {
        none: 'A {meld} may have any number of {wilds}.',
        atMostNaturals: 'A {meld} may not have more {wilds} than natural cards.',
        fewerThanNaturals: 'A {meld} must have more natural cards than {wilds}.',
        one: 'A {meld} may have only one {wild}.',
        half: 'No more than half of a {meld} may be {wilds}.',
      },
    },
    'melds.splitLong': {
      label: 'Long melds as two',
      says: {
        false: 'Long {melds} may have only one {wild}, too.',
        true: 'A {meld} of six or more cards counts as two parts, and each may have one {wild}.',
      },
    },
    'melds.ownPlace': {
      label: 'Wilds in their own place',
      says: {
        natural: 'A {wild} used as the card it is counts as a natural card.',
        wild: 'A {wild} used as the card it is still counts as a {wild}.',
        choice: 'A {wild} used as the card it is counts as a natural card or a {wild}, whichever you like.',
      },
    },
    'melds.allWild': {
      label: 'Melds of wilds alone',
      says: {
        ordinary: 'A {meld} may be made of {wilds} alone.',
        locked: 'A {meld} may be made of {wilds} alone; if it is a {set}, no {wild} can be taken from it.',
        special: 'A {meld} may be made of {wilds} alone; then only more {wilds} can be added to it.',
      },
    },
    'melds.setWild': {
      label: 'Wilds in a set',
      says: {
        anyMissing: 'In a {set}, a {wild} stands for any missing suit.',
        named: 'In a {set}, a {wild} stands for one suit, which you name when you lay it.',
      },
    },
    'play.when': {
      label: 'When melds are laid',
      says: {
        duringTurns: 'You may lay {melds} on the table on your turn, but you never have to.',
        goingOutOnly: '{Melds} stay in the hand until a player {goesOut}.',
      },
    },
    'play.firstTurn': {
      label: 'Melds in the first turn',
      says: {
        true: 'You may lay {melds} in the first turn of a deal as in any other.',
        false: 'The first player may not lay anything in the first turn of a deal.',
      },
    },
    'play.firstRound': {
      label: 'Melds in the first round',
      says: {
        true: 'You may lay {melds} in the first round.',
        false: 'Nobody may lay anything until everyone has had a turn and play is back at the first player.',
      },
    },
    'play.meldsPerTurn': {
      label: 'New melds in a turn',
      says: { 0: 'You may lay any number of new {melds} in a turn.', 1: 'You may lay only one new {meld} in a turn.' },
    },
    'play.contract': {
      label: 'Contracts',
      says: {
        off: 'There are no contracts: your first {meld} may be any {meld}.',
        sevenRounds: `Each of the seven deals has a contract, which you must lay all at once before anything else: ${CONTRACTS}. The runs of a contract must differ in suit, and its {sets} in rank. After that, you may only add cards.`,
      },
    },
  },
  remarks: {
    wildsCount: '{Wilds} count towards that number.',
    noWrapping: 'A run never wraps around: K A 2 is not a run.',
    saidOnce: 'If your cards could be different {melds}, you say which one you mean, and it stays that way.',
  },
  problems: {
    setTooLarge:
      'There are only four different cards of a rank: larger sets need two packs with the same card allowed twice, or wilds beyond the pack.',
    lowAceAlone: 'With the twos taken out, aces can only be high in runs.',
    lockedOrNot: 'Sets of wilds alone cannot be both locked and open to swaps.',
    namedBeyondPack:
      'A wild that stands for one named suit cannot go beyond the four suits, unless a set may hold the same card twice.',
    contractKinds: 'The contracts need both sets and runs.',
    contractDeals: 'There are seven contracts, so the game needs exactly seven deals.',
    contractTooLong: 'Hands are too small for one of the contracts.',
  },
};
