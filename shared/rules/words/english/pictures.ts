import type { Card } from '#engine';
import type { CardPlace } from '#text';
import type { LaidFirst, PictureWords } from '../ruleWords.ts';
import { cardName, rankName, rankNames, suitName } from './cards.ts';
import { GAME_WORDS } from './gameWords.ts';
import { capital, listed } from './lists.ts';

const theCard = (card: Card): string => `the ${cardName(card)}`;

/** "the six of hearts", "a queen". */
function placeName({ rank, suit }: CardPlace): string {
  if (suit >= 0) return `the ${rankName(rank)} of ${suitName(suit)}`;
  return rank === 8 || rank === 1 ? `an ${rankName(rank)}` : `a ${rankName(rank)}`;
}

const KIND = { set: '{set}', run: 'run' } as const;

const ONCE_LAID: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ', once you have laid a {meld}',
  contract: ', once you have laid your contract',
};

const LAID_FIRST: Readonly<Record<LaidFirst, string>> = {
  nothing: '',
  meld: ' You must have laid a {meld} of your own first.',
  contract: ' You must have laid your contract first.',
};

/** The texts of the pictures of rules. */
export const PICTURE_WORDS: PictureWords = {
  heading: 'In pictures',
  titles: {
    set: 'A {set}',
    run: 'A run',
    wildInSet: 'A {wild} in a {set}',
    wildInRun: 'A {wild} in a run',
    layingOff: 'Laying off',
    swapping: 'Swapping for a {wild}',
    points: 'Points',
  },
  rows: { before: 'On the table', held: 'In your hand', after: 'Then', gained: 'You get' },
  wildMark: (terms) => GAME_WORDS[terms].wild.toUpperCase(),
  wildRank: ({ rank, deal }) =>
    deal === null
      ? `In these examples, ${rankNames(rank)} are {beWilds}.`
      : `In these examples, ${rankNames(rank)} are {beWilds}, as in deal ${deal}.`,
  set: ({ rank, suits, fewest }) =>
    `The ${rankNames(rank)} of ${listed(suits.map(suitName))}. A {set} is at least ${fewest} cards of one rank.`,
  run: ({ ranks, suit, fewest }) =>
    `The ${listed(ranks.map(rankName))} of ${suitName(suit)}. A run is at least ${fewest} cards of one suit in sequence.`,
  wild: ({ card, place, kind }) => {
    const wilds = kind === 'oneEyedJacks' ? 'one-eyed jacks' : rankNames(kind);
    return `${capital(theCard(card))} stands for ${placeName(place)}: ${wilds} are {beWilds}.`;
  },
  layingOff: ({ card, kind, onOthers, first }) => {
    const owner = onOthers ? 'any player’s' : 'your own';
    return `You may lay off ${theCard(card)} on this ${KIND[kind]}, as on ${owner} {melds}${ONCE_LAID[first]}.`;
  },
  swapping: ({ natural, wild, to, place, first }) => {
    const moves =
      place === null
        ? 'stays in the {set} as one card more'
        : `moves to an end of the run and stands for ${placeName(place)}`;
    const then = {
      free: 'is yours, to play or to keep',
      thisTurn: 'is yours, but you must play it again in the same turn',
      stays: moves,
      otherMeld: `${moves}, or goes to another {meld}`,
    }[to];
    return `${capital(theCard(natural))} takes the place of ${theCard(wild)}. The {wild} ${then}.${LAID_FIRST[first]}`;
  },
  points: ({ points, system, doubled }) => {
    const double = doubled === 0 ? '' : ` While ${rankNames(doubled)} are {beWilds}, points count double.`;
    const scored = {
      penalties: `Left in your hand when another player {goesOut}, these cards cost you ${points} points together.`,
      winnerTakesHands: `Left in your hand when another player {goesOut}, these cards give that player ${points} points together.`,
      meldedMinusHand: `These cards count ${points} points together: for you if you have laid them, against you in your hand.`,
      meldedPlusHands: `These cards count ${points} points together: for you if you have laid them, in your hand for the player who {goesOut}.`,
      melded: `Once you have laid them, these cards count ${points} points together for you.`,
    }[system];
    return scored + double;
  },
};
