import { describe, expect, test } from 'vitest';
import { legalActions, type PlayerView, type SeatAction } from '#engine';
import { unseen } from '../../client/guide/follow.ts';
import { STEP_IDS, type StepId, TOPICS } from '../../client/guide/step.ts';
import { STEPS } from '../../client/guide/steps.ts';
import { guidedDeal, type Lesson } from './guidedDeal.ts';

/** The steps shown, in order. */
const shownIn = (lessons: readonly Lesson[]): readonly StepId[] =>
  lessons.flatMap(({ progress }) => progress.showing?.step.id ?? []).filter((id, i, all) => id !== all[i - 1]);

/** The number of turns the player had. */
const own = (lessons: readonly Lesson[]): number =>
  Math.max(
    ...lessons.map(({ now }) => now.view.moves.filter(({ seat, did }) => seat === 0 && did === 'discard').length),
  );

const SERIES = Array.from({ length: 24 }, (_, i) => `lesson ${i}`);
const deals = SERIES.map((series) => guidedDeal(series));

describe('the guide of a first game', () => {
  test('follows a player who ignores it through a whole deal, and ends with the next', () => {
    for (const lessons of deals) {
      const shown = shownIn(lessons);
      expect(shown[0]).toBe('hand');
      // In the shortest deals a player goes out before the viewer has had two turns.
      if (own(lessons) > 1) expect(shown).toContain('wild');
      if (own(lessons) > 4) expect(shown.some((id) => id === 'discard' || id === 'meld')).toBe(true);
      expect(shown.at(-1)).toBe('count');
      expect(lessons.at(-1)?.progress.closing).toBe(true);
      expect(lessons.filter(({ now }) => now.view.deal === 1).some(({ progress }) => progress.closing)).toBe(false);
    }
  });

  test('shows only what is on the table at the moment', () => {
    for (const { progress, now } of deals.flat()) {
      const step = progress.showing?.step;
      if (!step) continue;
      expect(step.when(now), step.id).toBe(true);
      expect(step.says(now), step.id).not.toBe('');
      expect(step.points(now).length, step.id).toBeGreaterThan(0);
      for (const { x, y, width, height } of step.points(now)) {
        expect(x >= -1 && y >= -1 && x + width <= 391 && y + height <= 845, step.id).toBe(true);
      }
    }
  });

  test('shows every step in one deal or another', () => {
    expect(new Set(deals.flatMap(shownIn))).toEqual(new Set(STEP_IDS));
    expect(STEPS.map(({ id }) => id)).toEqual(STEP_IDS);
  });

  test('lists at the end exactly the topics that did not come up', () => {
    for (const lessons of deals) {
      const last = lessons.at(-1)?.progress;
      const shown = shownIn(lessons);
      expect(last && unseen(last)).toEqual(TOPICS.filter((topic) => !shown.includes(topic)));
    }
    const plays = (view: PlayerView): SeatAction => {
      const { draws, discards } = legalActions(view);
      return draws[0] ?? (discards[0] as SeatAction);
    };
    const idle = guidedDeal('lesson 1', plays).at(-1)?.progress;
    expect(idle && unseen(idle)).toContain('layOff');
    expect(idle && unseen(idle)).toContain('swap');
  });

  test('comes back to a meld in the hand until it is laid', () => {
    const plays = (view: PlayerView): SeatAction => {
      const { draws, discards, melds } = legalActions(view);
      return (
        draws[0] ?? (view.turns > 0 && view.seats[0]?.melded ? melds[0] : undefined) ?? (discards[0] as SeatAction)
      );
    };
    const held = SERIES.map((series) => guidedDeal(series, plays)).map(shownIn);
    expect(held.some((shown) => shown.filter((id) => id === 'meld').length > 1)).toBe(true);
  });

  test('never repeats a step that is done', () => {
    for (const lessons of deals)
      for (const { progress } of lessons) {
        expect(new Set(progress.told).size).toBe(progress.told.length);
        expect(progress.told).not.toContain(progress.showing?.step.id);
      }
  });
});
