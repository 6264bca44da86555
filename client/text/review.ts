import { type Card, naturalsOf, type PlayerView, type SeatAction } from '#engine';
import type { LevelName } from '#protocol';
import { termsOf } from '#rules';
import { fixed, say } from './say.ts';
import { signed } from './table.ts';

/** The fixed texts of the review. */
const REVIEW = fixed('review');

/** "Review of deal 7", or of the whole game for null. */
const reviewTitle = (deal: number | null): string => say('review-reviewTitle', { deal });

/** "Replaying the deal…", "Replaying 13 deals…". */
const replaying = (deals: number): string => say('review-replaying', { deals });

/** "2 deals of this game are no longer stored." */
const missingDeals = (count: number): string => say('review-missingDeals', { count });

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "You had 23 points. In your seat, …".
 */
const fortuneWords = (own: number, bot: number | null, expected: number, level: LevelName): string =>
  say('review-fortuneWords', {
    own,
    bot: bot === null ? null : Math.round(bot),
    expected: Math.round(expected),
    level,
  });

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
const nothingCostly = (skill: number, isUnjudged: boolean): string =>
  isUnjudged ? '' : say('review-nothingCostly', { isPraised: Math.round(skill) >= 0 });

/** Luck or skill in points for the player: "+8", "−3". */
const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
const luckWords = (share: number): string => say('review-luckWords', { luck: comparedTo(share) });

/** The meaning of a share of skill; null for a player who decided nothing. */
const skillWords = (share: number | null, level: LevelName): string =>
  say('review-skillWords', { skill: share === null ? null : comparedTo(share), level });

/** How a share compares with none, in whole points. */
function comparedTo(share: number): 'better' | 'worse' | 'same' {
  const rounded = Math.round(share);
  if (rounded === 0) return 'same';
  return rounded > 0 ? 'better' : 'worse';
}

/** A deal of the chart in words: "Deal 4: luck +8, skill −3". */
const dealShares = (deal: number, luck: number, skill: number): string =>
  say('review-dealShares', { deal, luck: shareOf(luck), skill: shareOf(skill) });

/** How luck and skill are worked out, in paragraphs. */
const howWorkedOut = (level: LevelName): readonly string[] => [
  say('howWorkedOut-luck', { level }),
  say('howWorkedOut-skill'),
  say('howWorkedOut-both'),
];

/** The heading of a good turn: "Deal 7, turn 4: 3.1 points gained". */
const goodHeading = (deal: number, turn: number, gain: number): string =>
  say('review-goodHeading', { deal, turn, gain: aboutPoints(gain) });

/** The heading of a swap, and how much lighter the hand was after its turn: "Deal 7, turn 4: 31 points laid". */
const swapHeading = (deal: number, turn: number, laid: number): string =>
  say('review-swapHeading', { deal, turn, laid: Math.max(laid, 0) });

/** The heading of a moment: "Deal 7, turn 4: −3.1 points"; from ten points on in whole points. */
const momentHeading = (deal: number, turn: number, cost: number): string =>
  say('review-momentHeading', { deal, turn, cost: aboutPoints(cost) });

/** Points as a heading shows them: in tenths, from ten points on in whole points. */
const aboutPoints = (points: number): number => (points < 10 ? Math.round(points * 10) / 10 : Math.round(points));

/** "You made the same choice in 2 other turns." */
const repeated = (turns: number): string => say('review-repeated', { turns });

/** The cards of a hand for a screen reader: "Your hand: seven of hearts and king of clubs." */
const handWords = (hand: readonly Card[]): string => say('review-handWords', { hand });

/** Actions in a few words that say nothing about cards. */
const ACTIONS = fixed('reviewActions');

/** The scale of the chart: "+20", "−20". */
const scaleEnd = (end: number): string => signed(end);

/** The part of a review about the cards dealt. */
const DEALT = fixed('dealt');

/** A sum and the average of fair deals: "7 (6.8)". */
const withShare = (dealt: number, fair: number): string => say('dealt-withShare', { dealt, fair });

/** An end of the scale of a chart: "+4.5", "−4.5"; from a hundred on in whole points, "+143". */
function aboveShare(difference: number): string {
  const size = Math.abs(difference);
  const shown = size < 100 ? size : Math.round(size);
  return say('dealt-aboveShare', { sign: signOf(difference), difference: shown });
}

const signOf = (number: number): 'plus' | 'minus' | 'even' => {
  if (number === 0) return 'even';
  return number > 0 ? 'plus' : 'minus';
};

/**
 * How a player's sum compares with fair deals: "Wilds: 9; the average is 6.8. That’s normal: …"
 * @param spread how many standard deviations it is above the average
 */
const dealtWords = (figure: 'wilds' | 'deadwood', dealt: number, fair: number, spread: number): string =>
  say('dealt-dealtWords', { figure, dealt, fair, than: thanUsual(spread) });

function thanUsual(spread: number): 'near' | 'more' | 'less' | 'muchMore' | 'muchLess' {
  const far = Math.abs(spread);
  if (far <= 1) return 'near';
  if (far <= 2) return spread > 0 ? 'more' : 'less';
  return spread > 0 ? 'muchMore' : 'muchLess';
}

/** An action in a few words, as its seat sees the table: "Lay 7-8-9 ♥", "Discard the K♦". */
function actionWords(action: SeatAction, { pile, melds, rules, window }: PlayerView): string {
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock') return ACTIONS.drawFromStock;
      return say('reviewActions-takeDownTo', { deepest: pile.at(-action.count) ?? -1, count: action.count });
    case 'meld':
      return say('reviewActions-lay', { meld: action.reading });
    case 'layOff':
      return say('reviewActions-layOff', {
        card: action.card,
        on: melds.find(({ id }) => id === action.meld) ?? null,
      });
    case 'swap':
      return say('reviewActions-swapFor', { naturals: naturalsOf(action), wild: action.wild, terms: termsOf(rules) });
    case 'discard':
      return say('reviewActions-discardOf', { card: action.card });
    case 'contract':
      return say('reviewActions-layContract', { melds: action.readings });
    case 'goOut':
      return say('reviewActions-goOut', { terms: termsOf(rules) });
    case 'goRummy':
      return say('reviewActions-goRummy', { melds: action.readings, discard: action.card });
    case 'upForTwo':
      return say('reviewActions-upForTwo', { card: action.card });
    case 'chooseSize':
      return say('reviewActions-chooseSize', { size: action.size });
    case 'nameWild':
      return say('reviewActions-nameRank', { rank: action.rank });
    case 'claim':
      return window ? say('reviewActions-claimOf', { cards: window.cards, count: window.cards.length }) : ACTIONS.claim;
    case 'press':
      return action.take ? ACTIONS.takePress : ACTIONS.leavePress;
    case 'takeBack':
    case 'float':
    case 'endTurn':
    case 'decline':
    case 'recall':
    case 'pass':
      return ACTIONS[action.type];
  }
}

/** The texts of the review. */
export const reviewText = {
  ...{ REVIEW, reviewTitle, replaying, missingDeals, fortuneWords, nothingCostly, shareOf, luckWords },
  ...{ skillWords, dealShares, howWorkedOut, goodHeading, swapHeading, momentHeading, repeated, handWords },
  ...{ scaleEnd, DEALT, withShare, aboveShare, dealtWords, actionWords },
};
