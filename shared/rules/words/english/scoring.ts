import type { Rank, RuleSet } from '#engine';
import type { GroupWords } from '../ruleWords.ts';
import { rankNames } from './cards.ts';
import { capital } from './lists.ts';

const PRESS = 'If one player’s total is 50 or more above everyone else’s, the next deal counts double.';

/** "Twos to nines count 5, tens 10.", from the lowest rank that counts as a number card. */
function numbersSaid(counted: RuleSet['scoring']['numbers'], lowest: Rank): string {
  const from = capital(rankNames(lowest));
  return {
    face: `${from} to tens count their face value.`,
    fiveToNine: `${from} to nines count 5, tens 10.`,
    fiveToEight: `${from} to eights count 5, nines and tens 10.`,
    fiveToSeven: `${from} to sevens count 5, eights to tens 10.`,
  }[counted];
}

/** The words for the points of cards and deals. */
export const SCORING_WORDS: GroupWords<'scoring'> = {
  title: 'Scoring',
  options: {
    'scoring.system': {
      label: 'What is scored',
      says: {
        penalties: 'When a player {goesOut}, the others take penalty points for the cards in their hands.',
        winnerTakesHands: 'The player who {goesOut} scores the cards in all the other hands.',
        meldedMinusHand: 'Everyone scores the cards they have laid, minus those in their hand.',
        meldedPlusHands:
          'Everyone scores the cards they have laid; the player who {goesOut} also scores the cards in all the other hands.',
        melded: 'Everyone scores the cards they have laid, and hands count for nothing.',
      },
    },
    'scoring.best': {
      label: 'Who wins',
      says: { low: 'The lowest total wins.', high: 'The highest total wins.' },
    },
    'scoring.ace': { label: 'Ace', says: (points) => `An ace counts ${points}.` },
    'scoring.numbers': {
      label: 'Twos to tens',
      says: {
        face: numbersSaid('face', 2),
        fiveToNine: numbersSaid('fiveToNine', 2),
        fiveToEight: numbersSaid('fiveToEight', 2),
        fiveToSeven: numbersSaid('fiveToSeven', 2),
      },
    },
    'scoring.courts': {
      label: 'Court cards',
      says: { ten: 'Jacks, queens and kings count 10.', elevenToThirteen: 'Jacks count 11, queens 12 and kings 13.' },
    },
    'scoring.wild': { label: 'Wild', says: (points) => `A {wild} counts ${points}.` },
    'scoring.wildAce': {
      label: 'Ace as the wild rank',
      says: (points) => `When aces are {beWilds}, each counts ${points}.`,
    },
    'scoring.joker': { label: 'Joker', says: (points) => `A joker counts ${points}.` },
    'scoring.permanentTwo': { label: 'Two, always wild', says: (points) => `A two counts ${points}.` },
    'scoring.queenOfSpades': {
      label: 'Queen of spades',
      says: (points) =>
        points === 0
          ? 'The queen of spades counts the same as the other queens.'
          : `The queen of spades counts ${points}.`,
    },
    'scoring.outBonus': {
      label: 'Bonus',
      says: (points) =>
        points === 0 ? 'There is no bonus for {goingOut}.' : `There is a bonus of ${points} points for {goingOut}.`,
    },
    'scoring.doubleRummy': {
      label: 'A whole hand at once',
      says: {
        false: 'Laying a whole hand at once earns nothing extra.',
        true: 'Laying a whole hand in one turn, with nothing played before, counts double.',
      },
    },
    'scoring.double7K': {
      label: 'Sevens and kings',
      says: {
        false: 'Every deal counts the same, whichever rank is {beWilds}.',
        true: 'Deals in which sevens or kings are {beWilds} count double.',
      },
    },
    'scoring.press': {
      label: 'The Press',
      says: {
        off: 'No deal counts double because of the totals.',
        on: PRESS,
        voluntary: `${PRESS} If the highest total falls short of that, its player may take the missing points.`,
      },
    },
    'scoring.autoPress': {
      label: 'The Auto-Press',
      says: {
        false: 'After the first deal the Press works as after any other.',
        true: 'With four or more players, the highest total after the first deal is raised to 50 above the next highest, so that the second deal counts double.',
      },
    },
  },
  remarks: { numbers: ({ counted, lowest }) => numbersSaid(counted, lowest) },
  problems: {
    lowOrHigh: 'With penalties the lowest total must win; with any other scoring, the highest.',
    whoseMelds: 'If cards on the table count, they must lie in front of the player who played them.',
    meldsNeverSeen: 'If melds stay in the hand, cards on the table cannot count.',
    emptyStockScore: 'Scoring at an empty stock must match the rest of the scoring.',
    doublesPenalties: 'The Press, and double deals for sevens and kings, need penalty scoring.',
    autoPressAlone: 'The Auto-Press needs the Press.',
  },
};
