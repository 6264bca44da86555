import { type PlayerView, type Random, type SeatAction, wildTable } from '#engine';
import { choosePlain, type PlayLine } from './plain/index.ts';
import type { Temper } from './temper.ts';

/** How often, of a hundred, a beginner overlooks a lay-off, a wild in a meld or on the table, and a swap. */
const MISSES_LAY_OFF = 30;
const MISSES_WILD = 25;
const MISSES_SWAP = 85;

/** Fears the end now more, now less, and so at times breaks a pair for a high card. In percent. */
const LEAST_FEAR = 25;
const FEAR_RANGE = 75;

/**
 * Plays like a person new to the game: sees its hand, the melds and the top of the pile, remembers and counts nothing,
 * lays melds at once, takes what fits, discards high cards, and overlooks things.
 */
export function chooseAsBeginner(view: PlayerView, random: Random): SeatAction | null {
  const fear = (LEAST_FEAR + random.below(FEAR_RANGE)) / 100;
  const temper: Temper = { remembers: false, denies: false, hazard: () => fear, secret: -10, margin: -3 };
  const misses = (often: number): boolean => random.below(100) < often;
  const overlooked = [...(misses(MISSES_LAY_OFF) ? ['layOff'] : []), ...(misses(MISSES_SWAP) ? ['swap'] : [])];
  const isBlind = misses(MISSES_WILD);
  const wilds = wildTable(view.rules, view.wildRank);
  const isSeen = ({ plays, hand }: PlayLine): boolean =>
    plays.every(({ type }) => !overlooked.includes(type)) &&
    (!isBlind || view.hand.every((card) => wilds[card] === 0 || hand.includes(card)));
  return choosePlain(view, temper, isSeen);
}
