import type { Card, Ending, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { CardsOf, PointsOf } from '../../data.ts';
import { cardShort, rankNames } from '../cards.ts';
import { capital, counted, listed } from '../plural.ts';
import { object, subject, theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

const OTHERWISE: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out before anyone went out.',
  capped: 'The deal was getting nowhere and was stopped.',
  void: 'Nobody could finish, so nobody scores.',
  cancelled: 'The game was updated and couldn’t continue this deal. Nobody scores.',
};

/** The end of a deal: "Ana went out." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  ending === 'wentOut' ? `${subject(out)} ${wordsIn(terms).wentOut}.` : OTHERWISE[ending];

/** The sentences of the log about the beginning of a deal. */
export const DEAL_STORY = {
  /** "Ana deals first." */
  dealsFirst: (who: Person) => dealsFirst(who),
  /** The first jack chose the dealer (R6): "The first jack, the J♥, went to Ana: Ana deals first." */
  firstJack: (who: Person, jack: Card) =>
    `The first jack, ${theCard(jack)}, went to ${object(who)}: ${dealsFirst(who)}`,
  /** The cards drawn chose the dealer (R6): "Draw for dealer: You K♠; Ana 3♣, 2♥. Ana deals first." */
  drewForDealer: (draws: readonly CardsOf[], dealer: Person) =>
    `Draw for dealer: ${draws.map((draw) => cardsOf(draw, ', ')).join('; ')}. ${dealsFirst(dealer)}`,
  /** "Deal 4: Ana dealt." */
  dealt: (deal: number, who: Person) => `Deal ${deal}: ${subject(who)} dealt.`,
  /** Below the heading of the deal: "Ana dealt." */
  dealtHere: (who: Person) => `${subject(who)} dealt.`,
  dealtOn: 'The deal continued.',
  /** "Face up: You 7♥, Ana 4♦." */
  faceUp: (shown: readonly CardsOf[]) => `Face up: ${shown.map((cards) => cardsOf(cards, ' ')).join(', ')}.`,
  /** "The 4♣ lies beside the stock." */
  besideStock: (card: Card) => `${capital(theCard(card))} lies beside the stock.`,
  /** "The 9♠ starts the discard pile." */
  startsPile: (cards: readonly Card[]) =>
    `${capital(theCards(cards))} ${cards.length === 1 ? 'starts' : 'start'} the discard pile.`,
  /** "Ana turned up a two and may choose 2 cards or 12." */
  choosesSize: (who: Person) => `${subject(who)} turned up a two and may choose 2 cards or 12.`,
  /** "Ana names the wild rank." */
  namesWild: (who: Person) => `${subject(who)} ${who.isYou ? 'name' : 'names'} the wild rank.`,
  /** "Ana named sixes: they are wild." */
  namedWild: (who: Person, rank: Rank, terms: Terms) =>
    `${subject(who)} named ${rankNames(rank)}: they ${wordsIn(terms).areWild}.`,
  /** "The discard pile was shuffled into a new stock of 20 cards; its top card stays." */
  reshuffled: (count: number, isTopKept: boolean) =>
    `The discard pile was shuffled into a new stock of ${counted(count, 'card', 'cards')}${isTopKept ? '; its top card stays' : ''}.`,
} as const;

/** The sentences of the log about the end of a deal, and what follows it. */
export const END_STORY = {
  /** The others have a last turn: "Ana went out on their first turn. Players who haven’t had one get one now." */
  lastTurns: (who: Person, terms: Terms) => `${outAtOnce(who, terms)} Players who haven’t had one get one now.`,
  /** The others may lay melds: "Ana went out on their first turn. Players who haven’t had one may still lay …" */
  lastMelds: (who: Person, terms: Terms) =>
    `${outAtOnce(who, terms)} Players who haven’t had one may still lay down ${wordsIn(terms).melds}.`,
  dealEnded,
  /** "Ana may take 2 points to make the next deal count double." */
  pressAsked: (who: Person, count: number) =>
    `${subject(who)} may take ${counted(count, 'point', 'points')} to make the next deal count double.`,
  /** "Ana took the points.", "Ana didn’t take the points." */
  pressAnswered: (who: Person, isTaken: boolean) =>
    `${subject(who)} ${isTaken ? 'took the points' : 'didn’t take the points'}.`,
  /** "Ana gets 2 points, and the next deal counts double."; there are points, or the deal is doubled, or both. */
  pressSet(shares: readonly PointsOf[], isDoubled: boolean) {
    const gets = shares.map(
      ({ who, points }) => `${subject(who)} ${who.isYou ? 'get' : 'gets'} ${counted(points, 'point', 'points')}`,
    );
    return `${capital([...gets, ...(isDoubled ? ['the next deal counts double'] : [])].join(', and '))}.`;
  },
  /** "You and Ana won the game." */
  wonGame: (winners: readonly Person[]) => `${listed(winners.map(subject))} won the game.`,
} as const;

const dealsFirst = (who: Person): string => `${subject(who)} ${who.isYou ? 'deal' : 'deals'} first.`;

/** "Ana went out on their first turn." */
const outAtOnce = (who: Person, terms: Terms): string =>
  `${subject(who)} ${wordsIn(terms).wentOut} on ${who.isYou ? 'your' : 'their'} first turn.`;

const cardsOf = ({ who, cards }: CardsOf, between: string): string =>
  `${subject(who)} ${cards.map(cardShort).join(between)}`;
