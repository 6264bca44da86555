import type { TextsOf } from './optionText.ts';

const CONTRACTS =
  'two {sets}; a run and a {set}; two runs; three {sets}; a run of seven and a {set}; two runs and a {set}; three runs that use all your cards';

/** What a meld is, what may be played when, the draw, and wilds that change hands. */
export const DURING_PLAY_TEXT: TextsOf<'melds' | 'play' | 'draw' | 'swap'> = {
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
      lowOrHigh: 'An Ace may be low or high in a run, A 2 3 or Q K A, but not both in the same run.',
      eitherEnd: 'A run may have an Ace at either end, or at both ends.',
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
      false: 'Long {melds} may have only one {wild} too.',
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
      locked: 'A {meld} may be made of {wilds} alone; if it is a {set}, it is locked.',
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
      duringTurns: 'You may lay {melds} on the table in your turn, but you never have to.',
      goingOutOnly: '{Melds} stay in the hand until somebody {goesOut}.',
    },
  },
  'play.firstTurn': {
    label: 'Melds in the very first turn',
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
  'play.layOffNeedsMeld': {
    label: 'A meld of your own first',
    says: {
      true: 'Once you have laid a {meld} of your own in a deal, you may add cards to {melds} on the table.',
      false: 'You may add cards to {melds} on the table before you have laid any of your own.',
    },
  },
  'play.layOffOthers': {
    label: 'Adding to others’ melds',
    says: {
      true: 'You may add to any player’s {melds}.',
      false: 'You may add only to your own {melds}.',
    },
  },
  'play.contract': {
    label: 'Contracts',
    says: {
      off: 'There are no contracts: your first {meld} may be any {meld}.',
      sevenRounds: `Each of the seven deals has a contract, which you must lay all at once before anything else: ${CONTRACTS}. The runs of a contract must differ in suit, its {sets} in rank. After that you may only add cards.`,
    },
  },
  'play.owner': {
    label: 'Whose the cards are',
    says: {
      common: 'Cards on the table belong to nobody.',
      player: 'Every card on the table lies in front of the player who played it and counts for that player.',
    },
  },
  'draw.depth': {
    label: 'How deep you may draw',
    says: {
      one: 'Begin your turn by drawing the top card of the stock or of the discard pile.',
      any: 'Begin your turn by drawing the top card of the stock, or any number of cards from the top of the discard pile.',
    },
  },
  'draw.gated': {
    label: 'The pile before the first meld',
    says: {
      false: 'You may take from the discard pile before your first {meld} as you may after it.',
      true: 'Before your first {meld} you may take only the top discard, and only to use it in that {meld}.',
    },
  },
  'draw.deepestMustMeld': {
    label: 'The deepest card taken',
    says: {
      false: 'You may keep the deepest card you take from the pile.',
      true: 'If you take two or more cards from the pile, you must lay the deepest of them in that turn.',
    },
  },
  'draw.takenFrozen': {
    label: 'Cards taken wait a turn',
    says: {
      false: 'You may lay cards from the pile in the turn in which you take them.',
      true: 'After your first {meld}, you may not lay cards you take from the pile until your next turn.',
    },
  },
  'draw.topMustMeld': {
    label: 'The top discard',
    says: {
      false: 'You may keep the top discard when you take it.',
      true: 'If you take the top discard, you must lay it on the table in that turn.',
    },
  },
  'draw.twoNaturals': {
    label: 'Two natural cards with what is taken',
    says: {
      off: 'You need no natural cards to go with what you take from the pile.',
      forSeveral:
        'If you take more than the top discard, you must lay the deepest card you take in a new {meld}, with two natural cards from your hand.',
      always:
        'To take from the pile, you must hold two natural cards that match the deepest card you take, and lay them with it.',
    },
  },
  'draw.useOrDiscard': {
    label: 'A card from the stock',
    says: {
      false: 'You may keep a card from the stock.',
      true: 'You must lay or discard a card from the stock in the turn in which you draw it.',
    },
  },
  'draw.giveBack': {
    label: 'Discarding what was taken',
    says: {
      yes: 'You may discard a card you have just taken from the pile.',
      no: 'You may not discard a card you have just taken from the pile.',
      notIfTopOnly: 'If you take only the top discard, you may not discard it in that turn.',
    },
  },
  'draw.outOfTurn': {
    label: 'Taking out of turn',
    says: {
      off: 'Nobody may take a discard out of turn.',
      afterDraw:
        'After a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.',
      beforeDraw:
        'Before a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.',
    },
  },
  'draw.pileShown': {
    label: 'What you see of the discard pile',
    says: { top: 'Only the top card of the discard pile can be seen.', all: 'The whole discard pile can be seen.' },
  },
  'swap.to': {
    label: 'Swapping for wilds',
    says: {
      free: 'If you hold the card that a {wild} on the table stands for, you may put it there and take the {wild}, to play it or to keep it.',
      off: 'A {wild} on the table stays where it is.',
      thisTurn:
        'If you hold the card that a {wild} on the table stands for, you may put it there and take the {wild}, which you must play again in that turn.',
      otherMeld:
        'If you hold the card that a {wild} on the table stands for, you may put it there and move the {wild} to another {meld}, or to another place in the same one.',
      stays:
        'If you hold the card that a {wild} on the table stands for, you may put it there and move the {wild} to another place in the same {meld}.',
    },
  },
  'swap.needsMeld': {
    label: 'A meld before taking wilds',
    says: {
      true: 'You must have laid a {meld} of your own in the deal first.',
      false: 'You need no {meld} of your own for that.',
    },
  },
  'swap.which': {
    label: 'Which wilds may leave a meld',
    says: {
      all: 'Any {wild} may leave its {meld} that way.',
      jokers: 'Only Jokers may leave their {meld}; other {wilds} stay in theirs.',
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
    says: { 0: 'You may take any number of {wilds} in a turn.', 1: 'You may take only one {wild} in a turn.' },
  },
};
