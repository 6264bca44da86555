import { thinkAs } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  type GameState,
  isBetweenDeals,
  isWild,
  newGame,
  type PlayerView,
  type Random,
  type RuleSet,
  type SeatAction,
  seatsToAct,
  viewFor,
} from '#engine';
import {
  goalPoints,
  PUZZLE_GOALS,
  PUZZLE_SEAT,
  type Puzzle,
  puzzleFrom,
  type SolvedPuzzle,
  solvePuzzle,
  stateOfPuzzle,
} from '#puzzles';
import { secretFrom } from './simulateGames.ts';

/** A turn with more positions than this is not searched to its end, and is no puzzle. */
const MAX_POSITIONS = 3_000;

/** The fewest plays of a solution, without the discard. */
const MIN_PLAYS = 3;

/** The most solutions that are essentially different. */
const MAX_SOLUTIONS = 3;

/** How often Beginner, who overlooks things by chance, tries a turn, and in how many of these it may succeed. */
const BEGINNER_TRIES = 5;
const MAX_BEGINNER_SUCCESSES = 1;

/** A puzzle with what is known of it. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly solved: SolvedPuzzle;
}

/** The kind of a puzzle: its goal, and what is played in which order. */
export const patternOf = ({ puzzle, solved }: FoundPuzzle): string =>
  `${puzzle.goal} ${(solved.shortest ?? []).map(({ type }) => type).join(' ')}`;

/** The rating of a puzzle that one play solves without a false way, on the scale of the players' ratings. */
const LEAST_RATING = 680;
const RATING_PER_PLAY = 110;
const RATING_PER_WILD = 40;
/** For each doubling of the positions that lead astray. */
const RATING_PER_DOUBLING = 45;

/**
 * How hard a puzzle is before anybody has tried it: more plays, more ways that lead astray, and more wilds, which may
 * be read in several ways, make it harder.
 */
export function difficultyOf({ puzzle: { rules, wildRank, hand }, solved }: FoundPuzzle): number {
  const { shortest, positions, deadEnds } = solved;
  const plays = playsIn(solved).length;
  const swaps = (shortest ?? []).filter(({ type }) => type === 'swap').length;
  const wilds = hand.filter((card) => isWild(rules, wildRank, card)).length + swaps;
  const astray = Math.log2(1 + deadEnds) + Math.log2(positions) / 2;
  return Math.round(
    LEAST_RATING + RATING_PER_PLAY * (plays - 1) + RATING_PER_WILD * wilds + RATING_PER_DOUBLING * astray,
  );
}

/** The puzzles in the turns of a deal of Steady bots. */
export function* puzzlesInDeal(rules: RuleSet, seats: number, random: Random): Generator<FoundPuzzle, void> {
  for (const view of viewsInDeal(rules, seats, random)) yield* puzzlesAt(view, random);
}

/** Plays a deal of Steady bots, and yields what each seat sees before it acts. */
export function* viewsInDeal(rules: RuleSet, seats: number, random: Random): Generator<PlayerView, void> {
  let state = dealtAt(rules, seats, random);
  while (!isBetweenDeals(state)) {
    const seat = seatsToAct(viewFor(state, 'spectator'))[0] as number;
    const view = viewFor(state, seat);
    yield view;
    state = acted(state, seat, thinkAs.steady(view, random));
  }
}

/** A game in which one of its deals, drawn at random, has just been dealt. */
function dealtAt(rules: RuleSet, seats: number, random: Random): GameState {
  const opened = acted(newGame(rules, seats), 'table', { type: 'openDraw', secret: secretFrom(random) });
  // Further deals of a schedule have their own wild rank and contract; what was scored before does not matter.
  const deals = rules.wilds.source === 'schedule' ? rules.wilds.schedule.length : 1;
  const state = { ...opened, deal: random.below(deals) };
  return acted(state, 'table', { type: 'deal', secret: secretFrom(random), shares: [] });
}

function acted(state: GameState, by: Actor, action: Action): GameState {
  const done = apply(state, by, action);
  if (!done.ok) throw new Error(`${state.rules.preset}: ${done.reason}: ${JSON.stringify(action)}`);
  return done.value.state;
}

/** The puzzles in the turn of the viewer: of the goals that it can reach, the first that is hard to find. */
function* puzzlesAt(view: PlayerView, random: Random): Generator<FoundPuzzle, void> {
  for (const goal of PUZZLE_GOALS) {
    const puzzle = puzzleFrom(view, goal);
    const solved = puzzle && solvePuzzle(puzzle, MAX_POSITIONS);
    if (!puzzle || !solved?.shortest || !isHard(puzzle, solved)) continue;
    if (beginnerSuccesses(puzzle, solved, random) > MAX_BEGINNER_SUCCESSES) continue;
    yield { puzzle, solved };
    return;
  }
}

/** Whether it takes several plays of which one depends on another or frees a wild, and few ways lead there. */
function isHard(puzzle: Puzzle, solved: SolvedPuzzle): boolean {
  const plays = playsIn(solved);
  if (plays.length < MIN_PLAYS || solved.solutions > MAX_SOLUTIONS) return false;
  return plays.some((play) => play.type === 'swap' || (play.type === 'layOff' && play.meld >= puzzle.melds.length));
}

const playsIn = ({ shortest }: SolvedPuzzle): readonly SeatAction[] =>
  (shortest ?? []).filter(({ type }) => type === 'meld' || type === 'layOff' || type === 'swap');

const beginnerSuccesses = (puzzle: Puzzle, solved: SolvedPuzzle, random: Random): number =>
  Array.from({ length: BEGINNER_TRIES }, () => beginnerReaches(puzzle, solved, random)).filter(Boolean).length;

/** Whether Beginner reaches the goal. */
function beginnerReaches(puzzle: Puzzle, { points }: SolvedPuzzle, random: Random): boolean {
  let state = stateOfPuzzle(puzzle);
  for (;;) {
    const action = thinkAs.beginner(viewFor(state, PUZZLE_SEAT), random);
    if (goalPoints(state, action, puzzle.goal) === points) return true;
    const next = acted(state, PUZZLE_SEAT, action);
    if (next.turn !== PUZZLE_SEAT || next.phase !== 'play') return false;
    state = next;
  }
}
