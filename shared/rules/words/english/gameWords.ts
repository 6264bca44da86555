/** A game's own words for things that all games of the family have (R149). */
export type GameWords = Readonly<
  Record<'wild' | 'wilds' | 'beWilds' | 'meld' | 'melds' | 'set' | 'sets' | 'goOut' | 'goesOut' | 'goingOut', string>
>;

const COMMON: GameWords = {
  wild: 'wild',
  wilds: 'wilds',
  // The predicate of wild cards: "Aces are wild", "Aces are biddies".
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

import type { Terms } from '#text';
