import type { RuleSet } from '#engine';

/**
 * Luck and skill of one seat in one deal, by points of that deal alone:
 *
 * - `own`: the points that the seat had.
 * - `bot`: the points that Sharp has in this seat with the same cards, from the seat's first own decision on: the same
 *   hands, and the same stock in the same order. The other seats are played by Steady and Sharp bots; the average over
 *   several mixes of them. Decisions that a bot or the clock made for the seat stand. Without any own decision, `own`.
 * - `expected`: the points that this bot has on average in this seat with other cards: the same deal of the game (its
 *   number, dealer, wild rank) shuffled anew some dozens of times, against the same mixes of bots.
 *
 * Luck is how much better `bot` is than `expected`: the cards were that much kinder than usual. Skill is how much
 * better `own` is than `bot`, so without a decision it is 0. Luck and skill together are how much better the seat did
 * than is expected. On average over all deals luck is about 0. Skill contains all that differs from the bots' game, so
 * also how well the others really played and how the draws fell for them; over a few deals it says little.
 *
 * All of it follows from the cards of the deal, so that a deal always gives the same figures.
 */
export interface Fortune {
  readonly own: number;
  readonly bot: number;
  readonly expected: number;
}

/** The points by which luck and skill made a result better, negative if worse. */
export interface Shares {
  readonly luck: number;
  readonly skill: number;
}

/** Luck and skill as points for the seat, whether low or high points are better (R121). */
export function sharesOf(rules: RuleSet, { own, bot, expected }: Fortune): Shares {
  return rules.scoring.best === 'low'
    ? { luck: expected - bot, skill: bot - own }
    : { luck: bot - expected, skill: own - bot };
}
