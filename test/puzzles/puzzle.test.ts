import { describe, expect, test } from 'vitest';
import { legalActions, randomFrom, viewFor } from '#engine';
import { PUZZLE_SEAT, parsePuzzle, printPuzzle, puzzleFrom, solvePuzzle, stateOfPuzzle, twinKey } from '#puzzles';
import { PRESET_IDS } from '#rules';
import { viewsInDeal } from '../../server/cli/findPuzzles.ts';
import { preset } from '../support/play/deals.ts';
import { position } from '../support/play/positions.ts';

describe.each(PRESET_IDS)('a puzzle of %s', (id) => {
  test('allows what its turn allowed, in whichever seat it was, and reads back from its text', () => {
    const rules = preset(id);
    for (const view of viewsInDeal(rules, rules.table.minPlayers, randomFrom('1', [], id))) {
      const puzzle = puzzleFrom(view, 'fewestPoints');
      if (!puzzle) continue;
      const { melds, layOffs, swaps, discards, closings } = legalActions(view);
      expect(legalActions(viewFor(stateOfPuzzle(puzzle), PUZZLE_SEAT))).toMatchObject({
        ...{ melds, layOffs, swaps, discards, closings },
      });
      expect(parsePuzzle(printPuzzle(puzzle))).toEqual(puzzle);
    }
  });
});

test('there is no puzzle in a relief turn, nor before everybody has had a turn', () => {
  const hands = ['2C 5D 9H KS', '3C 3D', '4H'];
  const puzzleAt = (also: object) => puzzleFrom(viewFor(position({ hands, pile: '7H', ...also }), 0), 'goOut');
  expect(puzzleAt({})).not.toBeNull();
  expect(puzzleAt({ also: { relief: 2 } })).toBeNull();
  expect(puzzleAt({ hadTurns: [1, 2] })).toBeNull();
});

const CHAIN = 'goOut v1.crazy-rummy 10 T 8 4+ 7 | 3C AD 4D 7H 8H 9H QS TD | 9C | 1 run JS: JS TS KS';

test('the shortest solution is found, and how many positions lead astray', () => {
  const solved = solvePuzzle(parsePuzzle(CHAIN)!, 100)!;
  expect(solved.shortest?.map(({ type }) => type)).toEqual(['meld', 'swap', 'meld', 'discard']);
  expect(solved).toMatchObject({ solutions: 1, points: 0 });
  expect(solved.deadEnds).toBeLessThan(solved.positions);
  expect(solvePuzzle(parsePuzzle(CHAIN)!, solved.positions - 1)).toBeNull();
});

test('a goal out of reach has no solution, and the fewest points are counted after the discard', () => {
  const hopeless = (goal: string) => parsePuzzle(`${goal} v1.crazy-rummy 4 4 4 7 7 | 2C 5D 9H KS | 7H`)!;
  expect(solvePuzzle(hopeless('goOut'), 100)).toMatchObject({
    shortest: null,
    solutions: 0,
    positions: 1,
    deadEnds: 1,
  });
  // Without the King, 2, 5 and 9 are left.
  expect(solvePuzzle(hopeless('fewestPoints'), 100)).toMatchObject({ points: 16, solutions: 1, deadEnds: 0 });
});

test.each([
  'goOut v1.crazy-rummy 10 T 8 4+ 7 | 3C AD 4D 7H 8H 9H QS TD',
  CHAIN.replace('goOut', 'winMoney'),
  CHAIN.replace('v1.', 'v9.'),
  CHAIN.replace('TD |', 'ZZ |'),
  CHAIN.replace(' 8 4+', ' 9 4+'),
  CHAIN.replace('10 T', '0 T'),
  CHAIN.replace('1 run', '9 run'),
])('a text that is no puzzle is refused: %s', (text) => {
  expect(parsePuzzle(text)).toBeNull();
});

test('puzzles are twins if suits are exchanged or melds lie in another order, and not with another rank', () => {
  const melds = ' | 1 run JS: JS TS KS | 2 set 3: 3H 3S 3D';
  const first = parsePuzzle(`goOut v1.crazy-rummy 10 T 3 4+ 7 | 3C AD QS | 9C${melds}`)!;
  const twin = parsePuzzle(
    'goOut v1.crazy-rummy 10 T 3 5 6+ | 3H AC QD | KC | 2 set 3: 3D 3S 3C | 1 run JD: JD TD KD',
  )!;
  const other = parsePuzzle(`goOut v1.crazy-rummy 10 T 3 4+ 7 | 4C AD QS | 9C${melds}`)!;
  expect(twinKey(twin)).toBe(twinKey(first));
  expect(twinKey(other)).not.toBe(twinKey(first));
});
