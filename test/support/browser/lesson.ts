import { expect, type Locator } from '@playwright/test';
import { stepAt } from '../../../client/guide/lessonSteps.ts';
import { lessons } from '../../../client/text/lessons.ts';
import { momentAt } from '../../guide/momentAt.ts';
import type { LessonLook } from '../../practice/followLesson.ts';
import type { BrowserPlayer } from './player.ts';

/** The note of the lesson. */
export const noteOf = ({ page }: BrowserPlayer): Locator => page.getByRole('region', { name: lessons.LESSON.name });

/** The words of a step, in the language spoken now. */
export const wordsAt = ({ table }: LessonLook): string => stepAt(momentAt(table))?.words ?? '';

/** Waits for the step of this moment, in its whole wording. */
export async function expectStep(player: BrowserPlayer, look: LessonLook): Promise<void> {
  player.speaks();
  await expect(noteOf(player).getByRole('paragraph')).toHaveText(wordsAt(look));
}

/** The name of the button that goes on from a step that is only read. */
export const onwards = ({ move }: LessonLook): string =>
  move.step === 'watch' ? lessons.LESSON.watch : lessons.LESSON.gotIt;
