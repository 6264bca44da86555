import type { Reason } from '#bots';
import type { PlayerView, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { ShownHint } from '../../game/hints.ts';
import { cardShort, rankNames, readingShort, suitName } from './cards.ts';
import { extra } from './mirror.ts';
import { capital, counted } from './plural.ts';
import { reasonWords } from './reasons.ts';
import { type Sayings, say, theCard, theCards, who } from './told.ts';
import { wordsOf } from './words.ts';

/** The callout of a hint. */
export const HINT = {
  name: 'Hint',
  show: 'Show me',
  next: 'Next best',
  best: 'Best',
  thanks: 'Thanks',
  noOther: 'Nothing else comes close.',
  nothing: 'It’s not your turn yet.',
  dealOver: 'The deal is over.',
} as const;

/** The kind of move to look for. */
const KIND: Sayings = {
  draw: (action, { pileCount }) => {
    if (action.from === 'pile') return 'Look at the discard pile.';
    return pileCount === 0 ? 'Start with a draw.' : 'Draw from the stock.';
  },
  meld: ({ reading }, { rules }) =>
    `You can lay down a ${reading.kind === 'set' ? `${wordsOf(rules).set} of ${rankNames(reading.rank)}` : `run of ${suitName(reading.suit)}`}.`,
  layOff: (_, { rules }) => `One of your cards fits a ${wordsOf(rules).meld} on the table.`,
  swap: (_, { rules }) => `You can swap for a ${wordsOf(rules).wild} on the table.`,
  takeBack: () => 'You need to undo something first.',
  discard: (_, { hand }) => (hand.length === 1 ? 'Discard your last card.' : 'Discard a card.'),
  contract: () => 'Your hand makes the contract.',
  goOut: (_, { rules }) => `You can ${wordsOf(rules).goOut}.`,
  float: () => 'You’ve played all your cards: float.',
  endTurn: () => 'You’re done: end your turn.',
  goRummy: () => 'Look at your whole hand: you can go Rummy.',
  upForTwo: () => 'You can end the deal with your 2.',
  decline: () => 'Leave the pile.',
  recall: () => 'You can take your discard back.',
  chooseSize: ({ size }) => `Take ${size} cards.`,
  nameWild: (_, { rules }) => `Name a rank you hold as the ${wordsOf(rules).wild} rank.`,
  claim: () => 'The card on offer would help you.',
  pass: () => 'Let this card go.',
  press: ({ take }) => (take ? 'Take the points.' : 'Don’t take the points.'),
};

/** The exact move and how to make it. */
const EXACT: Sayings = {
  draw: (action, { pile }) =>
    action.from === 'stock'
      ? 'Tap the stock.'
      : action.count === 1
        ? `Take ${theCard(pile.at(-1) ?? -1)} from the pile: it fits your cards.`
        : `Take ${action.count} cards from the pile, down to ${theCard(pile.at(-action.count) ?? -1)}.`,
  meld: ({ reading }, { rules }) =>
    `Lay down ${readingShort(reading)}. The cards are selected: press ${capital(wordsOf(rules).meld)}.`,
  layOff: ({ card, meld }, { melds }) => {
    const on = melds.find(({ id }) => id === meld);
    return `Lay off ${theCard(card)}${on ? ` on ${readingShort(on)}` : ''}. It’s selected: tap the place that lights up.`;
  },
  swap: ({ wild, natural }) =>
    `${capital(theCard(natural))} is selected. Tap the wild ${cardShort(wild)} to swap them.`,
  takeBack: () => 'Press Undo.',
  discard: ({ card }) => `Discard ${theCard(card)}. It’s selected: press Discard.`,
  contract: ({ readings }, { rules }) =>
    `${readings.map(readingShort).join(', ')}. Press ${extra('findContract', wordsOf(rules))}.`,
  goOut: (_, { rules }) => `Press ${extra('goOut', wordsOf(rules))}.`,
  float: (_, { rules }) => `Press ${extra('float', wordsOf(rules))}.`,
  endTurn: (_, { rules }) => `Press ${extra('endTurn', wordsOf(rules))}.`,
  goRummy: ({ readings }, { rules }) =>
    `${readings.map(readingShort).join(', ')}. Press ${extra('goRummy', wordsOf(rules))}.`,
  upForTwo: ({ card }, { rules }) =>
    `${capital(theCard(card))} is selected to discard. Press ${extra('upForTwo', wordsOf(rules))}.`,
  decline: (_, { rules }) => `Press ${extra('decline', wordsOf(rules))}.`,
  recall: (_, { rules }) => `Press ${extra('recall', wordsOf(rules))}.`,
  chooseSize: ({ size }) => `Answer: ${size} cards.`,
  nameWild: ({ rank }) => `Name ${rankNames(rank)}.`,
  claim: (_, { window }) => `Say yes to ${window ? theCards(window.cards) : 'the card'}.`,
  pass: () => 'Answer no.',
  press: ({ take }) => (take ? 'Answer yes.' : 'Answer no.'),
};

/** The kind of move to look for. */
export const hintKind = (action: SeatAction, view: PlayerView, [reason]: readonly Reason[] = []): string =>
  reason?.type === 'holdsBack' ? 'Lay nothing down yet: discard a card.' : say(KIND, action, view);

/** The exact move: which cards, and where they go. */
export const hintExact = (action: SeatAction, view: PlayerView): string => say(EXACT, action, view);

const RANKS = ['Best', 'Second best', 'Third best', 'Fourth best'];
/** Costs this close, in points, are as good as equal. */
const LITTLE = 0.5;

/**
 * A hint in full: how good it is beside the best, then the kind of move and the main reason, or the exact move and the
 * further reason.
 * @example "Second best, about 2 points worse. Discard a card. The K♠ costs 10 points and goes with nothing you hold."
 */
export function hintWords({ suggestions, number, isExact }: ShownHint, table: TableView): string {
  const { game } = table;
  const suggestion = suggestions[number];
  if (!suggestion || !game) return HINT.noOther;
  const { line, reasons, cost } = suggestion;
  const nameOf = (seat: number): string => who(table, seat);
  const [first, second] = reasons;
  const why = isExact ? second : first;
  const rank = number === 0 ? '' : rankWords(number, cost - (suggestions[0]?.cost ?? cost));
  const move = isExact ? hintExact(line[0], game) : hintKind(line[0], game, reasons);
  return [rank, move, why ? reasonWords(why, game, nameOf) : ''].filter((words) => words !== '').join(' ');
}

/** "Second best, about 2 points worse." */
function rankWords(number: number, more: number): string {
  if (more < LITTLE) return 'Nearly as good.';
  return `${RANKS[number] ?? 'Next best'}, about ${counted(Math.round(more), 'point', 'points')} worse.`;
}
