import type { GameInfo } from './gameInfo.ts';

/** Crazy Rummy and its house variants. */
export const CRAZY_RUMMY_GAMES: readonly GameInfo[] = [
  {
    id: 'crazy-rummy',
    group: 'crazyRummy',
    difficulty: 'easy',
    terms: 'common',
  },
  {
    id: 'crazy-rummy-7',
    group: 'crazyRummy',
    difficulty: 'easy',
    terms: 'common',
    dealsInName: 7,
  },
  {
    id: 'crazy-rummy-3',
    group: 'crazyRummy',
    difficulty: 'easy',
    terms: 'common',
    dealsInName: 3,
  },
  {
    id: 'fort-worth-gin',
    group: 'houses',
    difficulty: 'medium',
    terms: 'fortWorth',
  },
  {
    id: 'fort-worth-gin-odd',
    group: 'houses',
    difficulty: 'medium',
    terms: 'fortWorth',
  },
  {
    id: 'fort-worth-gin-even',
    group: 'houses',
    difficulty: 'medium',
    terms: 'fortWorth',
  },
  {
    id: 'biddies',
    group: 'houses',
    difficulty: 'medium',
    terms: 'biddies',
  },
  {
    id: 'treize-brasses',
    group: 'houses',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'beanie',
    group: 'houses',
    difficulty: 'medium',
    terms: 'beanie',
  },
  {
    id: 'ace-to-ace',
    group: 'houses',
    difficulty: 'hard',
    terms: 'common',
  },
];
