import { describe, expect, it } from 'vitest';
import { preset } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

/** Seat 0 has drawn the last of these cards. */
const holding = (hand: string) =>
  position({
    rules: preset('remigio'),
    deal: 1,
    hands: [hand, '2C 2D 2H 4S 6S 9D TC JC KC KS', 'AC AD AH 6D 7D 8D 6H 7H 8H QC'],
  });

const RUNS = 'run 7S: 7S 8S 9S | run TH: TH JH QH JK';

describe('Remigio', () => {
  it('E71a the whole hand is laid at once, and the player scores what the melds of the others leave', () => {
    const end = playLines(holding('5C 5D 5H 7S 8S 9S TH JH QH JK KD'), `0 rummy KD | set 5: 5C 5D 5H | ${RUNS}`);
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [59 + 10, 0, 0] });
    expect(end.melds.map(({ by }) => by)).toEqual([0, 0, 0, 2, 2, 2, 1]);
  });

  it('E71b no set has identical cards', () => {
    const before = holding('5C 5D 5C.2 7S 8S 9S TH JH QH JK KD');
    expect(whyIllegal(before, `0 rummy KD | set 5: 5C 5D 5C.2 | ${RUNS}`)).toBe('notAMeld');
  });

  it('E71c every card but the discard must be in a meld', () => {
    const before = holding('5C 5D 5H 7S 8S 9S TH JH QH 2C.2 KD');
    expect(whyIllegal(before, '0 rummy KD | set 5: 5C 5D 5H | run 7S: 7S 8S 9S | run TH: TH JH QH')).toBe('notRummy');
  });

  it('E71d nothing is laid in a turn', () => {
    expect(whyIllegal(holding('5C 5D 5H 7S 8S 9S TH JH QH JK KD'), '0 meld set 5: 5C 5D 5H')).toBe('meldsNotYet');
  });
});
