import type { RuleSet } from '#engine';
import type { Terms } from '../../catalogue/index.ts';
import type { GameWords } from '../gameWords.ts';
import { termsOf } from '../terms.ts';

const COMMON: GameWords = {
  wild: 'wild',
  wilds: 'wilds',
  beWilds: 'wild',
  meld: 'meld',
  melds: 'melds',
  set: 'set',
  sets: 'sets',
  goOut: 'go out',
  goesOut: 'goes out',
  goingOut: 'going out',
};

/** The words of each set of terms. */
export const GAME_WORDS: Readonly<Record<Terms, GameWords>> = {
  common: COMMON,
  fortWorth: {
    ...COMMON,
    set: 'spread',
    sets: 'spreads',
    goOut: 'close',
    goesOut: 'closes',
    goingOut: 'closing',
  },
  biddies: {
    ...COMMON,
    wild: 'biddy',
    wilds: 'biddies',
    beWilds: 'biddies',
    meld: 'downer',
    melds: 'downers',
    goOut: 'go up',
    goesOut: 'goes up',
    goingOut: 'going up',
  },
  beanie: {
    ...COMMON,
    wild: 'beanie',
    wilds: 'beanies',
    beWilds: 'beanies',
    goOut: 'beanie',
    goesOut: 'beanies',
    goingOut: 'beanying',
  },
  goRummy: {
    ...COMMON,
    goOut: 'go Rummy',
    goesOut: 'goes Rummy',
    goingOut: 'going Rummy',
  },
};

/** The words of the game that the rules started from. */
export const wordsOf = (rules: RuleSet | undefined): GameWords => GAME_WORDS[termsOf(rules)];
