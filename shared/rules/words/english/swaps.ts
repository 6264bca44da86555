import type { GroupWords } from '../ruleWords.ts';

/** The words for swapping for wilds on the table. */
export const SWAP_WORDS: GroupWords<'swaps'> = {
  title: 'Swapping for {wilds}',
  options: {
    'swap.to': {
      label: 'Swapping for wilds',
      says: {
        free: 'If you hold the card that a {wild} on the table stands for, you may swap it for the {wild}, which you may play or keep.',
        off: 'A {wild} on the table stays where it is.',
        thisTurn:
          'If you hold the card that a {wild} on the table stands for, you may swap it for the {wild}, which you must play again in that turn.',
        otherMeld:
          'If you hold the card that a {wild} on the table stands for, you may put it in its place and move the {wild} to another {meld}, or to another place in the same one.',
        stays:
          'If you hold the card that a {wild} on the table stands for, you may put it in its place and move the {wild} to another place in the same {meld}.',
      },
    },
    'swap.needsMeld': {
      label: 'A meld before swapping',
      says: {
        true: 'You must have laid a {meld} of your own in the deal first.',
        false: 'You need no {meld} of your own for that.',
      },
    },
    'swap.which': {
      label: 'Which wilds may leave a meld',
      says: {
        all: 'Any {wild} may leave its {meld} that way.',
        jokers: 'Only jokers may leave their {meld}; other {wilds} stay in theirs.',
      },
    },
    'swap.allWildLocked': {
      label: 'Sets of wilds alone',
      says: {
        false: 'A {wild} can be taken even from a {set} of {wilds} alone.',
        true: 'Nothing can be taken from a {set} that was laid with {wilds} alone.',
      },
    },
    'swap.perTurn': {
      label: 'Wilds taken in a turn',
      says: {
        0: 'You may swap for any number of {wilds} in a turn.',
        1: 'You may swap for only one {wild} in a turn.',
      },
    },
  },
  remarks: {
    afterDrawing: 'You may do that only after drawing.',
    namedSuit: 'In a {set}, only the card of the suit that was named will do.',
    anyOfRank: 'In a {set}, any natural card of its rank will do.',
    missingSuit: 'In a {set}, a card of its rank in any missing suit will do.',
  },
  problems: {
    swapNoJoker: 'Only jokers may leave their meld, but there are none in the pack.',
  },
};
