import { isWild } from '#engine';
import type { Puzzle } from './puzzle.ts';
import type { SolvedPuzzle } from './solve.ts';

/** The rating of a puzzle with the fewest plays and no false way, on the scale of the players' ratings. */
const EASIEST = 900;
const PER_PLAY = 110;
/** For each doubling of the positions in which one may end up. */
const PER_DOUBLING = 45;
const PER_WILD = 40;
const FEWEST_PLAYS = 3;

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
  return Math.round(EASIEST + PER_PLAY * (plays - FEWEST_PLAYS) + PER_DOUBLING * astray + PER_WILD * wilds);
}
