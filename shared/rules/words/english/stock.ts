import type { GroupWords } from '../ruleWords.ts';

/** The words for an empty stock. */
export const STOCK_WORDS: GroupWords<'stock'> = {
  title: 'The empty stock',
  options: {
    'stock.end': {
      label: 'When the stock is empty',
      says: {
        afterTurn: 'The player who draws the last card of the stock finishes the turn; then the deal ends.',
        reshuffle: 'When the stock is empty, the discard pile is shuffled and becomes the new stock.',
        whilePileTaken:
          'When the stock is empty, play goes on as long as each player in turn takes from the discard pile.',
      },
    },
    'stock.reshuffles': {
      label: 'Number of reshuffles',
      says: (times) =>
        times === 0
          ? 'That can happen ten times; the next time the stock is empty, the deal ends.'
          : 'That happens once; the next time the stock is empty, the deal ends.',
    },
    'stock.keepTop': {
      label: 'The top discard in a reshuffle',
      says: {
        false: 'The whole pile goes into the stock.',
        true: 'The top discard stays where it is.',
      },
    },
    'stock.score': {
      label: 'If nobody has gone out',
      says: {
        hands: 'If the deal ends that way, everyone counts the cards in their hand.',
        nobody: 'If the deal ends that way, nobody scores.',
        melded: 'If the deal ends that way, everyone scores the cards they have laid, and hands count for nothing.',
        meldedMinusHand:
          'If the deal ends that way, everyone scores the cards they have laid, minus those in their hand.',
      },
    },
    'stock.stalemate': {
      label: 'Stalemate',
      says: {
        false: 'A deal goes on even if nobody can finish it.',
        true: 'If everyone has one card left and no card can be added to any {meld} any more, the deal ends and nobody scores.',
      },
    },
  },
  remarks: {
    standstill: 'If nobody draws from the stock or lays a card for four rounds, the deal ends in the same way.',
  },
  problems: {
    dealForNobody: 'With a fixed number of deals, every deal must count: deals without a score need a target.',
    stalemateTooSoon:
      'Under these rules, players with one card each might still go on, so it would not be a stalemate.',
  },
};
