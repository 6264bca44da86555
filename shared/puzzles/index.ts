export { PUZZLE_GOALS, PUZZLE_SEAT, type Puzzle, type PuzzleGoal, puzzleFrom, stateOfPuzzle } from './puzzle.ts';
export { parsePuzzle, printPuzzle } from './puzzleText.ts';
export { goalPoints, type SolvedPuzzle, solvePuzzle } from './solve.ts';
export { twinKey } from './twins.ts';
