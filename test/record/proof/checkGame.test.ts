import { describe, expect, it } from 'vitest';
import { checkGame, firstDeparture, type GameRecord, type RecordStep } from '#record';
import { crazyRummy } from '#rules';
import { NAMED } from '../../support/arbitrary/familyGames.ts';
import { type ChanceGame, eagerly, stepsOf } from '../../support/play/playGame.ts';

const recordOf = (game: ChanceGame): GameRecord => ({
  rules: game.rules ?? crazyRummy,
  seats: game.seats,
  steps: stepsOf(game).map(({ by, action, events }) => ({ by, action, events })),
});

const isDeal = ({ action }: RecordStep): boolean => action.type === 'deal';
const isEnd = ({ events }: RecordStep): boolean => events.some(({ type }) => type === 'dealEnded');

/** The record of each deal as tables hand it out: from the deal to the action that ended it. */
function dealsOf({ rules, seats, steps }: GameRecord): readonly GameRecord[] {
  const begins = steps.flatMap((step, index) => (isDeal(step) ? [index] : []));
  return begins.map((from) => {
    const rest = steps.slice(from);
    return { rules, seats, steps: rest.slice(0, rest.findIndex(isEnd) + 1) };
  });
}

const failuresOf = (record: GameRecord) => checkGame(record).filter(({ outcome }) => outcome === 'fails');

const GAME = recordOf({ seed: 5, seats: 3 });
const LAST = dealsOf(GAME).at(-1) as GameRecord;

describe('the record of one deal', () => {
  it('fits in every deal of every named game, as the whole game does', () => {
    for (const game of NAMED) {
      const record = recordOf({ ...game, seed: 5, choose: eagerly });
      for (const one of [record, ...dealsOf(record)]) {
        expect(failuresOf(one)).toEqual([]);
        expect(firstDeparture(one)).toBeNull();
      }
    }
  });

  it('is the last one too, whose end depends on the deals before', () => {
    expect(LAST.steps.at(-1)?.events.at(-1)?.type).toBe('gameEnded');
    expect(failuresOf(LAST)).toEqual([]);
    expect(firstDeparture(LAST)).toBeNull();
  });

  it('does not fit with other cards, or with other points', () => {
    const changed = (index: number, change: (json: string) => string): GameRecord => {
      const at = index < 0 ? LAST.steps.length + index : index;
      const steps = LAST.steps.map((step, one) => (one === at ? JSON.parse(change(JSON.stringify(step))) : step));
      return { ...LAST, steps };
    };
    const cards = changed(0, (json) => json.replace(/"stock":\[(\d+),(\d+)/, '"stock":[$2,$1'));
    expect(failuresOf(cards)).toContainEqual({ check: 'play', outcome: 'fails', problem: 'otherEvents', index: 0 });
    const points = changed(-1, (json) => json.replace(/"points":\[\d+/, '"points":[1'));
    const index = LAST.steps.length - 1;
    expect(failuresOf(points)).toEqual([{ check: 'play', outcome: 'fails', problem: 'otherEvents', index }]);
    expect(firstDeparture(points)).toBe(index);
  });
});
