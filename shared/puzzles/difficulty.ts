import { isWild } from '#engine';
import type { Puzzle } from './puzzle.ts';
import type { SolvedPuzzle } from './solve.ts';

/** The rating of a puzzle with the fewest plays and no false way, on the scale of the players' ratings. */
const LEAST_RATING = 900;
const RATING_PER_PLAY = 110;
/** For each doubling of the positions that lead astray. */
const RATING_PER_DOUBLING = 45;
const RATING_PER_WILD = 40;
const MIN_PLAYS = 3;

/**
 * How hard a puzzle is before anybody has tried it, from the plays that are needed, the ways that lead astray and the
 * wilds that may be read in several ways.
 */
export function difficultyOf(
  { rules, wildRank, hand }: Puzzle,
  { shortest, positions, deadEnds }: SolvedPuzzle,
): number {
  const plays = (shortest?.length ?? 0) - 1;
  const swaps = shortest?.filter(({ type }) => type === 'swap').length ?? 0;
  const wilds = hand.filter((card) => isWild(rules, wildRank, card)).length + swaps;
  const astray = Math.log2(1 + deadEnds) + Math.log2(positions) / 2;
  return Math.round(
    LEAST_RATING + RATING_PER_PLAY * (plays - MIN_PLAYS) + RATING_PER_DOUBLING * astray + RATING_PER_WILD * wilds,
  );
}
