import {
  choiceAt,
  type GameState,
  goesOut,
  handPoints,
  isWild,
  positionOf,
  SearchState,
  type SeatAction,
} from '#engine';
import { PUZZLE_SEAT, type Puzzle, type PuzzleGoal, stateOfPuzzle } from './puzzle.ts';

/** The result of a whole search of a puzzle. */
export interface SolvedPuzzle {
  /** A solution with the fewest actions, the end of the turn included; null if the goal cannot be reached. */
  readonly shortest: readonly SeatAction[] | null;
  /** Solutions that differ in the cards of a meld or in the discard; the order of plays does not count. */
  readonly solutions: number;
  /** Positions that the turn can come to, the first included. */
  readonly positions: number;
  /** Of these, those from which the goal can no longer be reached without taking back. */
  readonly deadEnds: number;
  /** The points left in hand; 0 for goals other than `fewestPoints`. */
  readonly points: number;
}

/** A position within the turn. */
interface Node {
  readonly state: GameState;
  /** The position before and the play that led from it; null for the first. */
  readonly from: { readonly node: Node; readonly play: SeatAction } | null;
  readonly before: Node[];
}

/** The end of a turn at a position. */
interface Ending {
  readonly node: Node;
  readonly action: SeatAction;
  readonly points: number;
}

/**
 * Searches a turn to its end in every way the rules allow.
 * @param most the number of positions after which the search gives up
 * @returns null if it gave up. Contracts and going Rummy are not listed by the engine, so they are not tried.
 */
export function solvePuzzle(puzzle: Puzzle, most: number): SolvedPuzzle | null {
  const found = searchTurn(stateOfPuzzle(puzzle), puzzle.goal, most);
  if (!found) return null;
  const { nodes, endings } = found;
  const points = endings.reduce((least, ending) => Math.min(least, ending.points), Number.POSITIVE_INFINITY);
  const right = endings.filter((ending) => ending.points === points);
  const [first] = right;
  return {
    shortest: first ? [...playsTo(first.node), first.action] : null,
    solutions: new Set(right.map(solutionKey)).size,
    positions: nodes.length,
    deadEnds: nodes.length - countLeadingTo(right.map(({ node }) => node)),
    points: first ? points : 0,
  };
}

/** Every position and every ending that can count as a solution, those after fewer plays first. */
function searchTurn(start: GameState, goal: PuzzleGoal, most: number) {
  const nodes: Node[] = [{ state: start, from: null, before: [] }];
  const known = new Map<string, Node>([[positionOf(start, PUZZLE_SEAT), nodes[0] as Node]]);
  const endings: Ending[] = [];
  // The list grows while it is walked through: a search in breadth, so that the first ending found is a shortest.
  for (const node of nodes) {
    const choices = new SearchState(node.state).choices(PUZZLE_SEAT);
    for (let number = 0; number < choices.count; number++) {
      const action = choiceAt(choices, number);
      const points = goalPoints(node.state, action, goal);
      if (points !== null) endings.push({ node, action, points });
      if (action.type !== 'meld' && action.type !== 'layOff' && action.type !== 'swap') continue;
      const search = new SearchState(node.state);
      search.play(PUZZLE_SEAT, action);
      const key = positionOf(search.now, PUZZLE_SEAT);
      const same = known.get(key);
      if (same) {
        same.before.push(node);
        continue;
      }
      if (nodes.length >= most) return null;
      const next: Node = { state: search.now, from: { node, play: action }, before: [node] };
      known.set(key, next);
      nodes.push(next);
    }
  }
  return { nodes, endings };
}

/**
 * The points left in hand when this action ends the turn as the goal wants, which is always 0 for a goal other than
 * `fewestPoints`; null if it does not.
 */
export function goalPoints(state: GameState, action: SeatAction, goal: PuzzleGoal): number | null {
  const { rules, wildRank, hands } = state;
  const isOut = goesOut(action, state, PUZZLE_SEAT);
  if (goal === 'goOut') return isOut ? 0 : null;
  if (goal === 'spareWild')
    return isOut && action.type === 'discard' && isWild(rules, wildRank, action.card) ? 0 : null;
  if (isOut) return 0;
  if (action.type !== 'discard') return null;
  const left = hands[PUZZLE_SEAT]?.filter((card) => card !== action.card) ?? [];
  return handPoints(rules, wildRank, left);
}

/** Solutions with the same key are the same: the same cards lie together, and the discard is the same. */
function solutionKey({ node, action }: Ending): string {
  const melds = node.state.melds.map(({ cards }) => cards.toSorted((a, b) => a - b).join());
  return `${melds.sort().join(' ')} ${'card' in action ? action.card : ''}`;
}

function playsTo({ from }: Node): readonly SeatAction[] {
  return from ? [...playsTo(from.node), from.play] : [];
}

/** The number of positions from which one of these can be reached, themselves included. */
function countLeadingTo(goals: readonly Node[]): number {
  const leading = new Set(goals);
  for (const node of leading) for (const before of node.before) leading.add(before);
  return leading.size;
}
