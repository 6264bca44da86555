import type { GameInfo } from './gameInfo.ts';

/** Michael Oxner's variants, the Greek games, and the cousins of Crazy Rummy. */
export const FURTHER_GAMES: readonly GameInfo[] = [
  {
    id: 'the-press',
    group: 'oxner',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'auto-press',
    group: 'oxner',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'dealers-choice',
    group: 'oxner',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'one-joker',
    group: 'oxner',
    difficulty: 'easy',
    terms: 'common',
  },
  {
    id: 'thanasis',
    group: 'greek',
    difficulty: 'medium',
    terms: 'goRummy',
  },
  {
    id: 'dynamitis',
    group: 'greek',
    difficulty: 'medium',
    terms: 'goRummy',
  },
  {
    id: 'koum-kan',
    group: 'greek',
    difficulty: 'easy',
    terms: 'common',
  },
  {
    id: 'basic-rummy',
    group: 'cousins',
    difficulty: 'easy',
    terms: 'common',
  },
  {
    id: 'five-thousand-rummy',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'george',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'crummy-rummy',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'rummy-500',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'three-thirteen',
    group: 'cousins',
    difficulty: 'easy',
    terms: 'goRummy',
  },
  {
    id: 'kaluki',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'kaluki-51',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'romme',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'common',
  },
  {
    id: 'rami',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'remigio',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'goRummy',
  },
  {
    id: 'liverpool-rummy',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'carioca',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'shanghai-rummy',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'continental',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'jamaican-kalooki',
    group: 'cousins',
    difficulty: 'hard',
    terms: 'common',
  },
  {
    id: 'bing-rummy',
    group: 'cousins',
    difficulty: 'medium',
    terms: 'common',
  },
];
