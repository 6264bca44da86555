import { describe, expect, it, test } from 'vitest';
import type { GameState, Viewer } from '#engine';
import { type Cue, cuesOf, type Sound } from '../../client/stage/cues.ts';
import type { MotionPace, MotionStep } from '../../client/stage/steps.ts';
import { preset } from '../support/play/deals.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { playLines } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';
import { pace, toldAction, toldLine } from './scenes.ts';

/** The sounds a viewer hears of a record line, at the pace of their device. */
function heard(state: GameState, line: string, viewer: Viewer, turnBegins = false, how: MotionPace = pace) {
  const { steps, story: events } = toldLine(state, line, viewer, how);
  return { steps, cues: cuesOf({ events, steps, viewer, turnBegins }) };
}

const only = (cues: readonly Cue[], sound: Sound): Cue[] => cues.filter((cue) => cue.sound === sound);
const names = (cues: readonly Cue[]): Sound[] => cues.map(({ sound }) => sound);
const ends = (steps: readonly MotionStep[], type: MotionStep['type']): number[] =>
  steps.filter((step) => step.type === type).map(({ start, ms }) => start + ms);

const moment: Position = { hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 8, phase: 'draw' };

describe('a turn', () => {
  it('is heard for each card', () => {
    const state = position(moment);
    expect(heard(state, '0 draw stock', 0).cues).toEqual([{ sound: 'draw', at: 0 }]);
    expect(heard(state, '0 draw stock', 1).cues).toEqual([{ sound: 'draw', at: 0 }]);
  });

  it('a discard is heard when it lands, then the next player’s turn', () => {
    const state = playLines(position(moment), '0 draw stock');
    expect(heard(state, '0 discard KS', 1, true).cues).toEqual([
      { sound: 'discard', at: 200 },
      { sound: 'yourTurn', at: 200 },
    ]);
    expect(names(heard(state, '0 discard KS', 2).cues)).toEqual(['discard']);
  });

  it('a meld is heard once, when its last card has landed', () => {
    const state = position({ hands: ['5H 6H 7H KC', '3C 9D', 'TS JS'], deal: 9 });
    const { cues, steps } = heard(state, '0 meld run 5H: 5H 6H 7H', 0);
    expect(cues).toEqual([{ sound: 'place', at: Math.max(...ends(steps, 'move').filter((end) => end > 180)) }]);
  });

  it('a swap is heard as the two cards leave', () => {
    const state = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'], deal: 8, melds: ['0 run 5H: 5H 6H 8C 8H'] });
    expect(heard(state, '0 swap 7H for 8C in 0', 1).cues).toEqual([{ sound: 'swap', at: 0 }]);
  });
});

describe('a deal', () => {
  const ready = stepsOf({ seed: 4, seats: 4 }, 1)[0]?.after as GameState;
  const dealt = (viewer: Viewer, turnBegins: boolean, how: MotionPace = pace) => {
    const { steps, story: events } = toldAction(
      ready,
      { type: 'deal', secret: '1'.repeat(64), shares: [] },
      viewer,
      how,
    );
    return { steps, cues: cuesOf({ events, steps, viewer, turnBegins }) };
  };

  it('is heard as a shuffle, then card by card, then as the player’s turn', () => {
    const { cues, steps } = dealt(0, true);
    const ticks = only(cues, 'deal');
    expect(names(cues)[0]).toBe('shuffle');
    expect(cues.at(-1)).toEqual({ sound: 'yourTurn', at: steps.find(({ type }) => type === 'turn')?.start });
    const starts = steps.filter((step) => step.type === 'move' && step.flight).map(({ start }) => start);
    for (const { at } of ticks) expect(starts).toContain(at);
    expect(ticks.length).toBeGreaterThan(4);
  });

  it('has at most twelve ticks a second', () => {
    for (const speed of ['fast', 'normal', 'slow'] as const) {
      const ticks = only(dealt(0, false, { ...pace, speed }).cues, 'deal').map(({ at }) => at);
      const least = Math.min(...ticks.slice(1).map((at, i) => at - (ticks[i] ?? 0)));
      expect(least).toBeGreaterThanOrEqual(1000 / 12);
    }
  });

  it.each([
    { ...pace, speed: 'off' as const },
    { ...pace, reduced: true },
  ])('is only a shuffle where nothing moves (%o)', (how) => {
    expect(dealt(0, true, how).cues.map(({ sound, at }) => `${sound} ${at}`)).toEqual(['shuffle 0', 'yourTurn 0']);
  });
});

describe('the end of a deal', () => {
  const state = position({
    hands: ['KD', '3C 8S', 'TS JS'],
    deal: 8,
    melds: ['0 run 2H: 2H 3H 4H'],
  });

  it('is a knock, then points as they land, wilds last', () => {
    const { cues, steps } = heard(state, '0 discard KD', 0);
    expect(names(cues)).toEqual(['discard', 'knock', 'points', 'points', 'points', 'wildPoints', 'dealWon']);
    const falls = [...only(cues, 'points'), ...only(cues, 'wildPoints')].map(({ at }) => at);
    expect(falls).toEqual(ends(steps, 'points'));
    expect(cues.at(-1)?.at).toBeLessThanOrEqual(4000 + 200);
  });

  it('sounds different for a player who did not go out', () => {
    expect(heard(state, '0 discard KD', 1).cues.at(-1)?.sound).toBe('dealOver');
    expect(heard(state, '0 discard KD', 'spectator').cues.at(-1)?.sound).toBe('dealOver');
  });

  it('is heard at once where nothing moves', () => {
    const { cues } = heard(state, '0 discard KD', 1, false, { ...pace, reduced: true });
    expect(names(cues)).toEqual(['discard', 'knock', 'dealOver']);
    expect(Math.max(...cues.map(({ at }) => at))).toBeLessThanOrEqual(80);
  });

  it.each([
    [0, 'gameWon'],
    [1, 'gameOver'],
    ['spectator', 'gameOver'],
  ] as const)('is replaced by the end of the game after the last deal (seat %s: %s)', (viewer, sound) => {
    const last = position({ hands: ['4D', '3C 8S', 'TS JS'], deal: 13, melds: ['0 run 2H: 2H 3H 4H'] });
    const { cues } = heard(last, '0 discard 4D', viewer);
    expect(cues.at(-1)?.sound).toBe(sound);
    expect(names(cues)).not.toContain('dealWon');
    expect(names(cues)).not.toContain('dealOver');
  });
});

describe('a question about the upcard (R80)', () => {
  const rules = preset('crummy-rummy');
  const before = position({ rules, hands: ['4H KD', '3C 9D', 'TS JS'], phase: 'draw', pile: 'QC', stock: '5C 6C' });

  it('plays yourTurn for the player who is asked', () => {
    expect(heard(before, '0 draw stock', 1, true).cues.at(-1)?.sound).toBe('yourTurn');
  });

  it('a card taken sounds like a draw', () => {
    const open = playLines(before, '0 draw stock');
    expect(names(heard(open, '1 claim 1', 2).cues)).toContain('draw');
  });
});

test('the first view and a reconnection are silent, except for the viewer’s turn', () => {
  const silent = { events: null, steps: [], viewer: 0 } as const;
  expect(cuesOf({ ...silent, turnBegins: false })).toEqual([]);
  expect(cuesOf({ ...silent, turnBegins: true })).toEqual([{ sound: 'yourTurn', at: 0 }]);
});
