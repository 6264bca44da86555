import type { TextsOf } from './optionText.ts';

const CONTRACTS =
  'two {sets}; a run and a {set}; two runs; three {sets}; a run of seven and a {set}; two runs and a {set}; three runs with all one’s cards';

/** What a meld is, what may be played when, the draw, and wilds that change hands. */
export const DURING_PLAY_TEXT: TextsOf<'melds' | 'play' | 'draw' | 'swap'> = {
  'melds.kinds': {
    label: 'Kinds of melds',
    says: {
      both: 'A {meld} is a {set}, cards of one rank, or a run, cards of one suit in sequence.',
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
      false: 'The natural cards of a {set} are all of different suits.',
      true: 'A {set} may hold the same card of two packs.',
    },
  },
  'melds.overflow': {
    label: 'Sets larger than the pack',
    says: {
      false: 'A {set} never has more cards than there are of its rank.',
      true: 'With {wilds} a {set} may have more cards than there are of its rank.',
    },
  },
  'melds.runMin': { label: 'Shortest run', says: (cards) => `A run has at least ${cards} cards.` },
  'melds.runAce': {
    label: 'Aces in runs',
    says: {
      low: 'In a run the Ace is low: A 2 3, but not Q K A.',
      lowOrHigh: 'In a run the Ace is low or high, A 2 3 or Q K A, but not both at once.',
      eitherEnd: 'In a run an Ace may stand at either end, or one at each.',
      high: 'In a run the Ace is high: Q K A, but not A 2 3.',
      highOrLow: 'In a run the Ace is high, Q K A, and may be low too, A 2 3, but not both at once.',
    },
  },
  'melds.wildLimit': {
    label: 'Wilds in a meld',
    says: {
      none: 'A {meld} may hold any number of {wilds}.',
      atMostNaturals: 'A {meld} never holds more {wilds} than natural cards.',
      fewerThanNaturals: 'A {meld} always holds more natural cards than {wilds}.',
      one: 'A {meld} never holds more than one {wild}.',
      half: 'No more than half of a {meld} are {wilds}.',
    },
  },
  'melds.splitLong': {
    label: 'Long melds as two',
    says: {
      false: 'However long a {meld}, it holds one {wild}.',
      true: 'A {meld} of six or more cards counts as two, with one {wild} in each part.',
    },
  },
  'melds.ownPlace': {
    label: 'Wilds in their own place',
    says: {
      natural: 'A {wild} that lies in its own place, as what it is, counts as natural.',
      wild: 'A {wild} that lies in its own place, as what it is, counts as a {wild} all the same.',
      choice: 'A {wild} that lies in its own place, as what it is, counts as natural or {wild}, as one likes.',
    },
  },
  'melds.allWild': {
    label: 'Melds of wilds alone',
    says: {
      ordinary: 'A {meld} may be all {wilds}.',
      locked: 'A {meld} may be all {wilds}; a {set} of them is locked.',
      special: 'A {meld} may be all {wilds}; then only further {wilds} can be added to it.',
    },
  },
  'melds.setWild': {
    label: 'Wilds in a set',
    says: {
      anyMissing: 'In a {set} a {wild} stands for any suit that is missing.',
      named: 'In a {set} a {wild} stands for one suit, named when it is laid.',
    },
  },
  'play.when': {
    label: 'When melds are laid',
    says: {
      duringTurns: '{Melds} are laid on the table in turns; nobody ever has to.',
      goingOutOnly: '{Melds} stay in the hand until somebody {goesOut}.',
    },
  },
  'play.firstTurn': {
    label: 'Melds in the very first turn',
    says: {
      true: 'The first turn of a deal may bring {melds} like any other.',
      false: 'The first player may lay nothing in the first turn of a deal.',
    },
  },
  'play.firstRound': {
    label: 'Melds in the first round',
    says: {
      true: 'Nobody has to wait a round to lay {melds}.',
      false: 'Nobody may lay anything until all have had a turn and play is back at the first player.',
    },
  },
  'play.meldsPerTurn': {
    label: 'New melds in a turn',
    says: { 0: 'Any number of new {melds} may be laid in a turn.', 1: 'Only one new {meld} may be laid in a turn.' },
  },
  'play.layOffNeedsMeld': {
    label: 'A meld of one’s own first',
    says: {
      true: 'Cards may be added to {melds} on the table once one has laid a {meld} of one’s own in the deal.',
      false: 'Cards may be added to {melds} on the table before one has laid any.',
    },
  },
  'play.layOffOthers': {
    label: 'Adding to others’ melds',
    says: {
      true: 'Cards may be added to everybody’s {melds}.',
      false: 'Cards may be added to one’s own {melds} only.',
    },
  },
  'play.contract': {
    label: 'Contracts',
    says: {
      off: 'There is no contract: a player’s first {meld} may be any.',
      sevenRounds: `Each of seven deals has its contract, laid whole in one turn before anything else: ${CONTRACTS}. Runs of a contract differ in suit, {sets} in rank. Afterwards cards are only added.`,
    },
  },
  'play.owner': {
    label: 'Whose the cards are',
    says: {
      common: '{Melds} on the table belong to nobody.',
      player: 'Every card on the table lies in front of whoever played it, and counts there.',
    },
  },
  'draw.depth': {
    label: 'How deep one may draw',
    says: {
      one: 'A turn begins with a draw: the top of the stock, or the top of the discard pile.',
      any: 'A turn begins with a draw: the top of the stock, or any number of cards from the top of the discard pile.',
    },
  },
  'draw.gated': {
    label: 'The pile before the first meld',
    says: {
      false: 'The discard pile can be taken from at any time.',
      true: 'Before one’s first {meld} only the top discard can be taken, and only as a part of that {meld}.',
    },
  },
  'draw.deepestMustMeld': {
    label: 'The deepest card taken',
    says: {
      false: 'The deepest card taken from the pile may be kept.',
      true: 'Whoever takes two or more cards from the pile must lay the deepest of them in that turn.',
    },
  },
  'draw.takenFrozen': {
    label: 'Cards taken wait a turn',
    says: {
      false: 'Cards taken from the pile may be laid in the same turn.',
      true: 'After one’s first {meld}, cards taken from the pile may not be laid before the next turn.',
    },
  },
  'draw.topMustMeld': {
    label: 'The top discard',
    says: {
      false: 'The top discard may be taken and kept.',
      true: 'Whoever takes the top discard must lay it on the table in that turn.',
    },
  },
  'draw.twoNaturals': {
    label: 'Two natural cards with what is taken',
    says: {
      off: 'Cards can be taken from the pile without natural cards to go with them.',
      forSeveral:
        'Whoever takes more than the top discard must lay the deepest card taken in a new {meld}, with two natural cards from the hand.',
      always:
        'Whoever takes from the pile must hold two natural cards that match the deepest card taken, and lay them with it.',
    },
  },
  'draw.useOrDiscard': {
    label: 'A card from the stock',
    says: {
      false: 'A card from the stock may be kept.',
      true: 'A card from the stock must be laid or discarded in that turn.',
    },
  },
  'draw.giveBack': {
    label: 'Discarding what was taken',
    says: {
      yes: 'A card just taken from the pile may be discarded again.',
      no: 'A card just taken from the pile may not be discarded in that turn.',
      notIfTopOnly: 'Whoever took the top discard alone may not discard it in that turn.',
    },
  },
  'draw.outOfTurn': {
    label: 'Taking out of turn',
    says: {
      off: 'Nobody takes a discard out of turn.',
      afterDraw:
        'When a player has drawn from the stock, one other may take the top discard out of turn, with one card from the stock as the price; the next in turn goes first.',
      beforeDraw:
        'When a player is about to draw from the stock, one other may first take the top discard out of turn, with one card from the stock as the price; the next in turn goes first.',
    },
  },
  'draw.pileShown': {
    label: 'What is seen of the discard pile',
    says: { top: 'Of the discard pile only the top card is seen.', all: 'The whole discard pile is seen.' },
  },
  'swap.to': {
    label: 'Swapping for wilds',
    says: {
      free: 'Whoever holds the card that a {wild} on the table stands for may put it there and take the {wild}, to play it or to keep it.',
      off: 'A {wild} on the table stays where it is.',
      thisTurn:
        'Whoever holds the card that a {wild} on the table stands for may put it there and take the {wild}, which must be played again in that turn.',
      otherMeld:
        'Whoever holds the card that a {wild} on the table stands for may put it there and move the {wild} to another {meld}, or leave it in its own at another place.',
      stays:
        'Whoever holds the card that a {wild} on the table stands for may put it there; the {wild} stays in the {meld} at another place.',
    },
  },
  'swap.needsMeld': {
    label: 'A meld before taking wilds',
    says: {
      true: 'That takes a {meld} of one’s own in the deal.',
      false: 'That takes no {meld} of one’s own.',
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
      false: 'A {wild} can be taken from a {set} of {wilds} alone too.',
      true: 'Nothing can be taken from a {set} that was laid with {wilds} alone.',
    },
  },
  'swap.perTurn': {
    label: 'Wilds taken in a turn',
    says: { 0: 'Any number of {wilds} can be taken in a turn.', 1: 'One {wild} can be taken in a turn.' },
  },
};
