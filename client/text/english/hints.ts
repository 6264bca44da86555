import type { PlayerView, SeatAction } from '#engine';
import { cardShort, rankNames, readingShort, suitName } from './cards.ts';
import { extra } from './mirror.ts';
import { theCard, theCards } from './told.ts';
import { wordsOf } from './words.ts';

/** Words around a hint. */
export const HINT = {
  name: 'Hint',
  show: 'Show me',
  thanks: 'Thanks',
  nothing: 'It is not your turn: nothing is asked of you now.',
  dealOver: 'The deal is over. Its tally leads to the next one.',
} as const;

type Sayings = {
  readonly [T in SeatAction['type']]: (action: Extract<SeatAction, { type: T }>, view: PlayerView) => string;
};

/** In which direction to look: what kind of thing could be done. */
const KIND: Sayings = {
  draw: (action, { pileCount }) => {
    if (action.from === 'pile') return 'Look at the discard pile.';
    return pileCount === 0 ? 'Begin with a draw.' : 'The discard pile helps you little. Draw the other way.';
  },
  meld: ({ reading }, { rules }) =>
    `You can lay down a ${reading.kind === 'set' ? `${wordsOf(rules).set} of ${rankNames(reading.rank)}` : `run of ${suitName(reading.suit)}`}.`,
  layOff: (_, { rules }) => `One of your cards fits a ${wordsOf(rules).meld} on the table.`,
  swap: (_, { rules }) => `You can free a ${wordsOf(rules).wild} on the table.`,
  takeBack: () => 'Something you have played is better taken back.',
  discard: (_, { hand }) =>
    hand.length === 1 ? 'Discard your last card.' : 'Nothing more to lay down: discard a card.',
  contract: () => 'Your hand makes the contract.',
  goOut: (_, { rules }) => `You can ${wordsOf(rules).goOut}.`,
  float: () => 'All your cards are played: float.',
  endTurn: () => 'You are done: end your turn.',
  goRummy: () => 'Look at your whole hand: you can go Rummy.',
  upForTwo: () => 'You can end the play with your 2.',
  decline: () => 'Leave the pile alone.',
  recall: () => 'Your discard may be taken back.',
  chooseSize: ({ size }) => `Take ${size} cards.`,
  nameWild: (_, { rules }) => `Name a rank that you hold, so that it ${wordsOf(rules).isWild}.`,
  claim: () => 'The card that is offered is good for you.',
  pass: () => 'Let it pass.',
  press: ({ take }) => (take ? 'Take the points.' : 'Better not take the points.'),
};

/** What exactly, and how. */
const EXACT: Sayings = {
  draw: (action, { pile }) =>
    action.from === 'stock'
      ? 'Tap the stock.'
      : action.count === 1
        ? `Take ${theCard(pile.at(-1) ?? -1)} from the pile: it goes with your cards.`
        : `Take ${action.count} cards from the pile, down to ${theCard(pile.at(-action.count) ?? -1)}.`,
  meld: ({ reading }) => `Lay down ${readingShort(reading)}: the cards are selected. Press Meld.`,
  layOff: ({ card, meld }, { melds }) => {
    const on = melds.find(({ id }) => id === meld);
    return `Lay ${theCard(card)} off${on ? ` on ${readingShort(on)}` : ''}: it is selected. Tap the place that lights up.`;
  },
  swap: ({ wild, natural }) =>
    `${cardShort(natural)} is selected. Tap the wild ${cardShort(wild)}: they change places.`,
  takeBack: () => 'Press Undo.',
  discard: ({ card }) => `Discard ${theCard(card)}: it is selected. Press Discard.`,
  contract: ({ readings }, { rules }) =>
    `${readings.map(readingShort).join(', ')}. Press ${extra('findContract', wordsOf(rules))}.`,
  goOut: (_, { rules }) => `Press ${extra('goOut', wordsOf(rules))}.`,
  float: (_, { rules }) => `Press ${extra('float', wordsOf(rules))}.`,
  endTurn: (_, { rules }) => `Press ${extra('endTurn', wordsOf(rules))}.`,
  goRummy: ({ readings }, { rules }) =>
    `${readings.map(readingShort).join(', ')}. Press ${extra('goRummy', wordsOf(rules))}.`,
  upForTwo: ({ card }, { rules }) =>
    `${cardShort(card)} is selected, to be discarded. Press ${extra('upForTwo', wordsOf(rules))}.`,
  decline: (_, { rules }) => `Press ${extra('decline', wordsOf(rules))}.`,
  recall: (_, { rules }) => `Press ${extra('recall', wordsOf(rules))}.`,
  chooseSize: ({ size }) => `Answer: ${size} cards.`,
  nameWild: ({ rank }) => `Name the ${rankNames(rank)}.`,
  claim: (_, { window }) => `Say yes to ${window ? theCards(window.cards) : 'the card'}.`,
  pass: () => 'Answer no.',
  press: ({ take }) => (take ? 'Answer yes.' : 'Answer no.'),
};

const say = (sayings: Sayings, action: SeatAction, view: PlayerView): string =>
  (sayings[action.type] as (action: SeatAction, view: PlayerView) => string)(action, view);

/** The first word of a hint: the kind of thing to look for. */
export const hintKind = (action: SeatAction, view: PlayerView): string => say(KIND, action, view);

/** The whole of it: which cards, where to. */
export const hintExact = (action: SeatAction, view: PlayerView): string => say(EXACT, action, view);
