import { describe, expect, onTestFinished, test } from 'vitest';
import { parseCards, type Reading } from '#engine';
import { LANGUAGES } from '#rules';
import { type GuideState, stepAt } from '../../client/guide/lessonSteps.ts';
import { LESSON_STEPS, type LessonStepId } from '../../client/practice/lesson.ts';
import { inHand, inMeld, ofMeld, placeCallout } from '../../client/stage/calloutPlace.ts';
import { bottom, grown, overlap } from '../../client/stage/rect.ts';
import { readMessages } from '../../client/text/languages.ts';
import { lessons } from '../../client/text/lessons.ts';
import { speak } from '../../client/text/say.ts';
import { followTo, goOn, type LessonLook, lessonLooks, openLesson } from '../practice/followLesson.ts';
import { now } from '../practice/openAt.ts';
import { momentAt } from './momentAt.ts';

const LOOKS = lessonLooks();
const SIZES = [
  [390, 844],
  [844, 390],
  [1024, 768],
] as const;

const lookAt = (step: LessonStepId): LessonLook => {
  const look = LOOKS.find(({ move }) => move.step === step);
  if (!look) throw new Error(`no step ${step}`);
  return look;
};

const saidAt = (step: LessonStepId, chosen: Partial<GuideState> = {}) =>
  stepAt({ ...momentAt(lookAt(step).table), ...chosen });

describe('the steps of the lesson', () => {
  test('come in their order, each with words and places on the screen', () => {
    expect(LOOKS.map(({ move }) => move.step)).toEqual(LESSON_STEPS);
    for (const [width, height] of SIZES)
      for (const { table, move } of LOOKS) {
        const step = stepAt(momentAt(table, width, height));
        expect(step?.id).toBe(move.step);
        expect(step?.words).not.toBe('');
        expect(step?.points.length, `${move.step}`).toBeGreaterThan(0);
        for (const place of step?.points ?? []) {
          const { x, y } = place;
          const isOn = x >= -1 && y >= -1 && x + place.width <= width + 1 && y + place.height <= height + 1;
          expect(isOn, `${move.step} at ${width}×${height}`).toBe(true);
        }
      }
  });

  test('wait for the gesture of the player, and for a press where a bot is next', () => {
    const waits = LOOKS.map(({ table }) => stepAt(momentAt(table))?.waitsFor);
    for (const [index, { move }] of LOOKS.entries()) {
      const expected = move.by === 0 ? 'gesture' : move.step === 'watch' ? 'watching' : 'reading';
      expect(waits[index], `${move.step}`).toBe(expected);
    }
  });

  test('name the cards they are about', () => {
    expect(saidAt('run')?.words).toContain('9-10-J');
    expect(saidAt('discard')?.words).toContain('K♠');
    expect(saidAt('wild')?.words).toMatch(/Aces are wild.*A♥.*Q♣/);
    expect(saidAt('watch')?.words).toContain('Q♣');
    expect(saidAt('take')?.words).toMatch(/2♠.*2♣/);
    expect(saidAt('swap')?.words).toMatch(/Q♦.*A♥/);
  });

  test('point at the card first, and then at the place where it goes', () => {
    const [queen = -1, ace = -1] = parseCards('QD AH');
    const swap = momentAt(lookAt('swap').table);
    expect(saidAt('swap')?.points).toEqual(inHand(swap.layout, [queen]));
    expect(saidAt('swap', { selected: [queen] })?.points).toEqual(inMeld(swap.layout, 3, ace));
    const moment = momentAt(lookAt('layOff').table);
    const [six = -1] = parseCards('6H');
    expect(saidAt('layOff')?.points).toEqual(inHand(moment.layout, [six]));
    expect(saidAt('layOff', { selected: [six] })?.points).toEqual(ofMeld(moment.layout, 0));
  });

  test('leave the cards they speak of in view, on a phone', () => {
    const covered = (way: 'as it is' | 'anyhow') =>
      LOOKS.flatMap(({ table, move }) => {
        const moment = momentAt(table);
        const { points = [], inView = [] } = stepAt(moment) ?? {};
        const kept = way === 'as it is' ? inView : [];
        const place = placeCallout(moment.layout, points, [{ width: 300, height: 190 }], null, kept);
        return inView.some((shown) => overlap(place, grown(shown, -1))) ? [move.step] : [];
      });
    expect(covered('as it is')).toEqual([]);
    expect(covered('anyhow')).toContain('swap');
  });

  test('end with words that the tally of a small phone leaves in view', () => {
    const opened = openLesson();
    followTo(opened, 'goOut');
    goOn(opened);
    const moment = momentAt(now(opened), 360, 640);
    const place = placeCallout(moment.layout, stepAt(moment)?.points ?? [], [{ width: 320, height: 124 }]);
    expect(bottom(place)).toBeLessThanOrEqual(640 * 0.38 - 12);
  });

  test('lead on to the button once the right cards are selected, and only then', () => {
    const { action } = lookAt('run').move;
    const reading = action.type === 'meld' ? action.reading : null;
    const right = saidAt('run', { selected: reading?.cards ?? [], newMeld: reading });
    expect(right?.words).toBe(lessons.pressMeldStep(reading as Reading));
    const other: Reading = { kind: 'set', suit: -1, rank: 12, cards: parseCards('QS QD QH') };
    expect(saidAt('run', { newMeld: other })?.words).toBe(saidAt('run')?.words);
    const king = parseCards('KS');
    const [six = -1] = parseCards('6D');
    expect(saidAt('discard', { selected: king })?.words).toBe(lessons.LESSON.pressDiscard);
    expect(saidAt('discard', { selected: parseCards('KS 6D') })?.words).toBe(lessons.putBackStep(six));
    expect(saidAt('layOff', { selected: parseCards('6D') })?.words).toBe(lessons.putBackStep(six));
    expect(saidAt('draw', { selected: parseCards('6D') })?.words).toBe(lessons.LESSON.draw);
  });

  test('are silent while a bot plays, and end with the tally and the next deal', () => {
    const opened = openLesson();
    followTo(opened, 'goOut');
    goOn(opened);
    expect(stepAt(momentAt(now(opened)))).toMatchObject({ id: 'count', waitsFor: 'tally' });
    opened.table.request({ kind: 'next' });
    opened.runOn();
    expect(stepAt(momentAt(now(opened)))).toBeNull();
    const silent = openLesson();
    followTo(silent, 'discard');
    goOn(silent);
    expect(stepAt(momentAt(now(silent)))).toBeNull();
  });

  test.each(LANGUAGES.map(({ code }) => code))('are said in %s', async (code) => {
    onTestFinished(async () => speak(await readMessages('en', 'all')));
    speak(await readMessages(code, 'all'));
    const words = LOOKS.map(({ table }) => stepAt(momentAt(table))?.words ?? '');
    expect(new Set(words).size).toBe(LESSON_STEPS.length);
    for (const said of words) expect(said.length).toBeLessThanOrEqual(240);
  });
});
