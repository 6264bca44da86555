import { expect, test } from 'vitest';
import { apply, type GameState, randomFrom } from '#engine';
import { goalPoints, PUZZLE_SEAT, type Puzzle, printPuzzle, stateOfPuzzle } from '#puzzles';
import { crazyRummy } from '#rules';
import { puzzlesInDeal } from '../../server/cli/findPuzzles.ts';
import { everyAction } from '../oracle/lines.ts';

const DEALS = 12;

/** The fewest actions that reach the goal with these points by the oracle's rules; 0 if the goal is out of reach. */
function fewestActions(puzzle: Puzzle, points: number): { readonly fewest: number; readonly positions: number } {
  const tableOf = ({ hands, melds }: GameState): string =>
    JSON.stringify([hands[0], melds.map(({ kind, suit, rank, cards }) => [kind, suit, rank, cards]).sort()]);
  let reached = [stateOfPuzzle(puzzle)];
  const seen = new Set(reached.map(tableOf));
  let fewest = 0;
  for (let plays = 0; reached.length > 0; plays++) {
    const next: GameState[] = [];
    for (const state of reached)
      for (const action of everyAction(state)) {
        if (fewest === 0 && goalPoints(state, action, puzzle.goal) === points) fewest = plays + 1;
        if (action.type !== 'meld' && action.type !== 'layOff' && action.type !== 'swap') continue;
        const done = apply(state, PUZZLE_SEAT, action);
        if (!done.ok) throw new Error(`${done.reason}: ${printPuzzle(puzzle)}`);
        const table = tableOf(done.value.state);
        if (!seen.has(table)) next.push(done.value.state);
        seen.add(table);
      }
    reached = next;
  }
  return { fewest, positions: seen.size };
}

test('the oracle finds no shorter solution and no other position in puzzles of the base game', () => {
  const found = Array.from({ length: DEALS }, (_, deal) => [
    ...puzzlesInDeal(crazyRummy, 4, randomFrom('7', [], `deal ${deal}`)),
  ]).flat();
  expect(found.length).toBeGreaterThan(DEALS / 12);
  for (const { puzzle, solved } of found) {
    const { fewest, positions } = fewestActions(puzzle, solved.points);
    expect({ fewest, positions }, printPuzzle(puzzle)).toEqual({
      fewest: solved.shortest?.length,
      positions: solved.positions,
    });
  }
});
