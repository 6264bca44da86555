import type { Card, Rank, Suit } from '#engine';
import type { Terms } from '#text';
import type { NoMeldsYet, WildLimit } from '../data.ts';
import { cardShort, rankName, rankShort, suitSymbol } from './cards.ts';
import { counted } from './plural.ts';
import { theCard } from './told.ts';
import { wordsIn } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Reload the page';

/** Why the table is gone for good. */
export const LOST = {
  hadToClose: 'This table had to close.',
  closed: 'The table is closed, or you no longer have a seat there.',
} as const;

/** Reasons for a refusal that are more exact than `sentence`, since they name cards and numbers. */
export const NOTICES = {
  ranOutOfTime: (card: Card) => `You ran out of time: ${theCard(card)} was discarded.`,
  drawFirst: 'Draw a card first.',
  alreadyDrawn: 'You’ve already drawn a card.',
  hasExtraCard: 'Your extra card counts as your draw.',
  waitForTaker: 'Wait: someone else may still take the card.',
  noSwaps: 'There are no swaps in this game.',
  /** "A meld needs three cards." */
  meldNeeds: (least: number, terms: Terms) => `A ${wordsIn(terms).meld} needs ${rankName(least)} cards.`,
  /** "A set has at most 4 cards." */
  setHasAtMost: (most: number, terms: Terms) =>
    `A ${wordsIn(terms).set} has at most ${counted(most, 'card', 'cards')}.`,
  wildLimit(limit: WildLimit, terms: Terms) {
    const { meld, wild, wilds } = wordsIn(terms);
    switch (limit) {
      case 'one':
        return `A ${meld} can have one ${wild}.`;
      case 'oneOrTwo':
        return `A ${meld} can have one ${wild}, or two if it has six or more cards.`;
      case 'fewerThanNaturals':
        return `A ${meld} must have more natural cards than ${wilds}.`;
      case 'atMostNaturals':
        return `A ${meld} must have at least as many natural cards as ${wilds}.`;
    }
  },
  noMeldsYet(why: NoMeldsYet, terms: Terms) {
    const { melds, goOut } = wordsIn(terms);
    switch (why) {
      case 'untilGoingOut':
        return `In this game, ${melds} stay in your hand until you ${goOut}.`;
      case 'firstTurn':
        return `You can’t lay down ${melds} on the first turn of a deal.`;
      case 'untilAllHadTurns':
        return `You can’t lay down ${melds} until everyone has had a turn.`;
    }
  },
  layTaken: (card: Card, terms: Terms) =>
    `Lay ${theCard(card)} in a new ${wordsIn(terms).meld} with two natural cards from your hand, or undo your turn.`,
  playTaken: (card: Card) => `Play ${theCard(card)}, or undo your turn.`,
  /** A second copy of the card taken is treated as that card (R79). */
  likeTaken: (card: Card) => `You took ${theCard(card)} this turn, so you can’t discard either copy.`,
  topCardOnly: (terms: Terms) =>
    `Before your first ${wordsIn(terms).meld}, you can take only the top card, to use in it.`,
  /** "This set needs another king, or a wild." */
  setNeeds(rank: Rank, terms: Terms) {
    const { set, wild } = wordsIn(terms);
    return `This ${set} needs another ${rankName(rank)}, or a ${wild}.`;
  },
  /** "This run needs the 9♥ next, or a wild." */
  runNeeds: (rank: Rank, suit: Suit, terms: Terms) =>
    `This run needs the ${rankShort(rank)}${suitSymbol(suit)} next, or a ${wordsIn(terms).wild}.`,
  runEnds: 'This run can’t grow at that end.',
  /** "To swap for this wild, you need the 7♥ or 7♠." */
  swapNeeds: (faces: readonly Card[], terms: Terms) =>
    `To swap for this ${wordsIn(terms).wild}, you need the ${faces.map(cardShort).join(' or ')}.`,
} as const;
