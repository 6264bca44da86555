import { type PlayerView, type Random, refusal, type SeatAction, wildTable } from '#engine';
import { isNearlySolved } from '#rules';
import { chooseExpert } from './expert/index.ts';
import type { BotProfile } from './hazard.ts';
import { choosePlain, type PlayLine } from './plain/index.ts';
import { chooseSharp } from './sharp/index.ts';
import { type BotThink, isMidTurn, isStuck, legal, think } from './think.ts';

/** How often, of a hundred, a beginner overlooks a lay-off, a wild in a meld or on the table, and a swap. */
const MISSES_LAY_OFF_PERCENT = 30;
const MISSES_WILD_PERCENT = 25;
const MISSES_SWAP_PERCENT = 85;

/** Fears the end now more, now less, and so at times breaks a pair for a high card. In percent. */
const MIN_FEAR_PERCENT = 25;
const FEAR_RANGE_PERCENT = 75;

/**
 * Plays like a person new to the game: sees its hand, the melds and the top of the pile, remembers and counts nothing,
 * lays melds at once, takes what fits, discards high cards, and overlooks things.
 */
function chooseAsBeginner(view: PlayerView, random: Random): SeatAction | null {
  const fear = (MIN_FEAR_PERCENT + random.below(FEAR_RANGE_PERCENT)) / 100;
  const profile: BotProfile = { remembers: false, denies: false, hazard: () => fear, secret: -10, margin: -3 };
  const misses = (often: number): boolean => random.below(100) < often;
  const overlooked = [
    ...(misses(MISSES_LAY_OFF_PERCENT) ? ['layOff'] : []),
    ...(misses(MISSES_SWAP_PERCENT) ? ['swap'] : []),
  ];
  const isBlind = misses(MISSES_WILD_PERCENT);
  const wilds = wildTable(view.rules, view.wildRank);
  const isSeen = ({ plays, hand }: PlayLine): boolean =>
    plays.every(({ type }) => !overlooked.includes(type)) &&
    (!isBlind || view.hand.every((card) => wilds[card] === 0 || hand.includes(card)));
  return choosePlain(view, profile, isSeen);
}

/** The levels of bots, weakest first. */
export const LEVELS = ['beginner', 'steady', 'sharp', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const sharp: BotThink = (view, random) => {
  const choice = isMidTurn(view) && isNearlySolved(view.rules) && !isStuck(view) ? chooseSharp(view) : null;
  return choice && refusal(view, choice) === null ? choice : think(view, random);
};

/**
 * The bot of each level. A choice follows from the view, its rules and the random source alone.
 * @example thinkAs.steady(viewFor(state, seat), random) // { type: 'draw', from: 'stock' }
 */
export const thinkAs: Readonly<Record<Level, BotThink>> = {
  beginner: (view, random) => legal(view, isStuck(view) ? null : chooseAsBeginner(view, random)),
  steady: think,
  sharp,
  expert: (view, random) => chooseExpert(view, random, sharp),
};

/** The level of this name; Steady if this version has none of that name, as in a table of a newer one. */
const levelNamed = (name: string): Level => LEVELS.find((level) => level === name) ?? 'steady';

/** Chooses as the bot of the level of this name; Steady if this version has none. */
export const thinkAtLevel = (view: PlayerView, random: Random, level: string): SeatAction =>
  thinkAs[levelNamed(level)](view, random);
