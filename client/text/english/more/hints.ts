import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import type { ExtraId } from '../../../game/types.ts';
import { cardShort, rankNames, readingShort, suitName } from '../cards.ts';
import { extra } from '../mirror.ts';
import { capital, counted } from '../plural.ts';
import { theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

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
export const MOVES = {
  lookAtPile: 'Look at the discard pile.',
  /** There is no discard pile yet. */
  startWithDraw: 'Start with a draw.',
  drawStock: 'Draw from the stock.',
  /** "You can lay down a set of kings." */
  meld: ({ kind, rank, suit }: Reading, terms: Terms) =>
    kind === 'set'
      ? `You can lay down a ${wordsIn(terms).set} of ${rankNames(rank)}.`
      : `You can lay down a run of ${suitName(suit)}.`,
  layOff: (terms: Terms) => `One of your cards fits a ${wordsIn(terms).meld} on the table.`,
  swap: (terms: Terms) => `You can swap for a ${wordsIn(terms).wild} on the table.`,
  takeBack: 'You need to undo something first.',
  discard: 'Discard a card.',
  discardLast: 'Discard your last card.',
  holdBack: 'Lay nothing down yet: discard a card.',
  contract: 'Your hand makes the contract.',
  goOut: (terms: Terms) => `You can ${wordsIn(terms).goOut}.`,
  float: 'You’ve played all your cards: float.',
  endTurn: 'You’re done: end your turn.',
  goRummy: 'Look at your whole hand: you can go Rummy.',
  upForTwo: 'You can end the deal with your 2.',
  decline: 'Leave the pile.',
  recall: 'You can take your discard back.',
  chooseSize: (cards: number) => `Take ${cards} cards.`,
  nameWild: (terms: Terms) => `Name a rank you hold as the ${wordsIn(terms).wild} rank.`,
  claim: 'The card on offer would help you.',
  pass: 'Let this card go.',
  takePoints: 'Take the points.',
  leavePoints: 'Don’t take the points.',
} as const;

/** The exact move and how to make it. */
export const EXACT_MOVES = {
  drawStock: 'Tap the stock.',
  takeTop: (card: Card) => `Take ${theCard(card)} from the pile: it fits your cards.`,
  takeSeveral: (count: number, deepest: Card) => `Take ${count} cards from the pile, down to ${theCard(deepest)}.`,
  meld: (meld: Reading, terms: Terms) =>
    `Lay down ${readingShort(meld)}. The cards are selected: press ${capital(wordsIn(terms).meld)}.`,
  layOff: (card: Card, meld: Reading | null) =>
    `Lay off ${theCard(card)}${meld ? ` on ${readingShort(meld)}` : ''}. It’s selected: tap the place that lights up.`,
  swap: (natural: Card, wild: Card) =>
    `${capital(theCard(natural))} is selected. Tap the wild ${cardShort(wild)} to swap them.`,
  takeBack: 'Press Undo.',
  discard: (card: Card) => `Discard ${theCard(card)}. It’s selected: press Discard.`,
  /** "Press Go out." */
  press: (button: ExtraId, terms: Terms) => `Press ${extra(button, terms)}.`,
  /** "K-K-K, 5-6-7 ♥. Press Find contract." */
  layAll: (melds: readonly Reading[], button: ExtraId, terms: Terms) =>
    `${melds.map(readingShort).join(', ')}. Press ${extra(button, terms)}.`,
  upForTwo: (card: Card, terms: Terms) =>
    `${capital(theCard(card))} is selected to discard. Press ${extra('upForTwo', terms)}.`,
  chooseSize: (cards: number) => `Answer: ${cards} cards.`,
  nameWild: (rank: Rank) => `Name ${rankNames(rank)}.`,
  claim: (cards: readonly Card[]) => `Say yes to ${theCards(cards)}.`,
  no: 'Answer no.',
  yes: 'Answer yes.',
} as const;

const RANKS = ['Best', 'Second best', 'Third best', 'Fourth best'];

/** How good a hint is beside the best, which is number 0. */
export const BESIDE_BEST = {
  nearly: 'Nearly as good.',
  /** "Second best, about 2 points worse." */
  worse: (number: number, points: number) =>
    `${RANKS[number] ?? 'Next best'}, about ${counted(points, 'point', 'points')} worse.`,
} as const;
