import { describe, expect, it } from 'vitest';
import { viewFor } from '#engine';
import { positionIn, sizeOf, turnsFrom } from '#solver';
import { type Position, position } from '../support/play/positions.ts';

/** The fewest points the first seat can be left with at the end of this turn; 0 if it can go out. */
function fewestAtTurnsEnd(moment: Position): number {
  const turns = turnsFrom(positionIn(viewFor(position(moment), 0)));
  for (const { left, points } of turns) expect(points === 0).toBe(sizeOf(left) === 0);
  return Math.min(...turns.map(({ points }) => points));
}

const OTHERS = ['2C 3D 8S', 'TD JC KC'];

describe('the best end of a turn', () => {
  it('goes out with melds and one card to discard (D11)', () => {
    const hands = ['4C 4D 4H 9S TS JS KD', ...OTHERS];
    expect(fewestAtTurnsEnd({ hands, deal: 1 })).toBe(0);
  });

  it('keeps a card for the discard (E15, E19)', () => {
    expect(fewestAtTurnsEnd({ hands: ['4C 4D 4H', ...OTHERS], deal: 1 })).toBe(8);
  });

  it('lays off only after a meld of its own (R59)', () => {
    const melds = ['1 run 5H: 5H 6H 7H'];
    expect(fewestAtTurnsEnd({ hands: ['8H 9H KD', ...OTHERS], melds, melded: [0], deal: 1 })).toBe(0);
    expect(fewestAtTurnsEnd({ hands: ['8H 9H KD', ...OTHERS], melds, deal: 1 })).toBe(17);
  });

  it('lays off behind its own wild', () => {
    const melds = ['1 run 5H: 5H 6H 7H'];
    expect(fewestAtTurnsEnd({ hands: ['AS 9H KD', ...OTHERS], melds, melded: [0], deal: 1 })).toBe(0);
  });

  it('swaps for a wild and lays it again in the same run (E12)', () => {
    const moment = { hands: ['5H 8H KD', ...OTHERS], melds: ['1 run 7H: 7H 2S 9H'], deal: 2 };
    expect(fewestAtTurnsEnd({ ...moment, melded: [0] })).toBe(0);
    expect(fewestAtTurnsEnd(moment)).toBe(13);
  });

  it('makes a new meld with a wild swapped from a set, once it has melded (E13, R86)', () => {
    const moment = { hands: ['KH 9S 9H QD', '3D 8S 5C', 'TD JC 7C'], melds: ['2 set K: KC KD 2S'], deal: 2 };
    expect(fewestAtTurnsEnd({ ...moment, melded: [0] })).toBe(0);
    expect(fewestAtTurnsEnd(moment)).toBe(28);
  });

  it('discards the old card if one was held and the seat cannot go out (E16, D12)', () => {
    const turns = turnsFrom(positionIn(viewFor(position({ hands: ['KD AS', ...OTHERS], melded: [0], deal: 2 }), 0)));
    expect(turns.map(({ points }) => points)).toEqual([1]);
  });
});
