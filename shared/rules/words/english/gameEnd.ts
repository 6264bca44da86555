import type { GroupWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'No target is set.';
  if (further.length === 0) return `The target is ${first} points.`;
  const more = listed(further.map((points, i) => `${points} for ${i + 3}`));
  return `The target is ${first} points for 2 players, ${more} or more.`;
}

/** The words for the end of a game and its winner. */
export const GAME_END_WORDS: GroupWords<'gameEnd'> = {
  title: 'The end of the game',
  options: {
    'game.end': {
      label: 'End of the game',
      says: {
        schedule: 'The game ends after the last deal.',
        target: 'The game ends after the deal in which a player reaches the target.',
      },
    },
    'game.targets': { label: 'Target', says: targetsSaid },
    'game.targetWinner': {
      label: 'Several at the target',
      says: {
        best: 'If several players reach it in the same deal, the best total wins.',
        outFirst:
          'If several players reach it in the same deal, the one who ended that deal wins; if none of them did, the best total wins.',
      },
    },
  },
  remarks: { ties: 'Players with equal totals share their place.' },
  problems: {
    noTarget: 'A game to a target needs a target score.',
    firstToLose: 'If the lowest total wins, the player who ends the deal cannot win by reaching the target.',
  },
};

/** The words for payments after the game. */
export const MONEY_WORDS: GroupWords<'money'> = {
  title: 'Settling up',
  options: {
    'money.settle': {
      label: 'Settling up',
      says: {
        off: 'Nobody pays anything at the end.',
        everyPair: 'At the end, each pair of players settles the difference between their totals.',
        winnerOnly: 'At the end, every other player pays the winner the difference between their totals.',
      },
    },
    'money.rate': {
      label: 'Price of a point',
      says: (cents) =>
        cents === 0
          ? 'The difference is paid in points.'
          : `A point is worth ${cents === 1 ? 'one cent' : `${cents} cents`}.`,
    },
    'money.roundTo': {
      label: 'Rounding',
      says: (cents) =>
        cents === 0 ? 'Differences are not rounded.' : `Each difference is rounded to the nearest ${cents} cents.`,
    },
    'money.perDeal': {
      label: 'Money for a deal',
      says: (cents) =>
        cents === 0
          ? 'Nothing is paid for a single deal.'
          : `The winner of a deal gets ${cents} cents from every other player.`,
    },
  },
  remarks: {},
  problems: {},
};
