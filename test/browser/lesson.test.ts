import { text } from '../../client/text/index.ts';
import { lessons } from '../../client/text/lessons.ts';
import { type LessonLook, lessonLooks, PLAYER } from '../practice/followLesson.ts';
import { focused, seenFocus } from '../support/browser/focus.ts';
import { Keyboard } from '../support/browser/keyboard.ts';
import { playByKeys } from '../support/browser/keyboardMoves.ts';
import { expectStep, noteOf, onwards, wordsAt } from '../support/browser/lesson.ts';
import { playMove } from '../support/browser/moves.ts';
import type { BrowserPlayer } from '../support/browser/player.ts';
import { Reader } from '../support/browser/reader.ts';
import { DESKTOP, expect, PLAIN_DEVICE, TABLET, test } from '../support/browser/test.ts';

const LOOKS = lessonLooks();
const PHONE = PLAIN_DEVICE({ viewport: { width: 390, height: 844 }, hasTouch: true });

const lookAt = (step: LessonLook['move']['step']): LessonLook =>
  LOOKS.find(({ move }) => move.step === step) as LessonLook;

/** Begins the lesson from a home screen that has never seen a game. */
async function begin(player: BrowserPlayer): Promise<void> {
  player.speaks();
  await player.tap(player.button(text.HOME.learn));
}

/** Does what a step asks for, by taps or drags. */
async function doStep(player: BrowserPlayer, look: LessonLook, way: 'tap' | 'drag' = 'tap'): Promise<void> {
  await expectStep(player, look);
  if (look.move.by === PLAYER) await playMove(player, look.view, look.move.action, way);
  else await player.tap(noteOf(player).getByRole('button', { name: onwards(look) }));
}

/** Runs in the worker of the game: from now on its device takes long to save anything. */
function saveSlowly(): void {
  const { prototype } = IDBObjectStore;
  const { put } = prototype;
  prototype.put = function (...args) {
    const request = Reflect.apply(put, this, args);
    let left = 2_000;
    // A transaction lasts for as long as something is asked of it.
    const ask = (): void => {
      if (left-- > 0) this.count().onsuccess = ask;
    };
    ask();
    return request;
  };
}

/** Runs in the page: reloads it as soon as it shows these words. */
function reloadAt(words: string): void {
  const isShown = (): boolean => [...document.querySelectorAll('p')].some((one) => one.textContent === words);
  new MutationObserver(() => isShown() && location.reload()).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Waits for the tally of the lesson, and begins the game after it. */
async function playOn(player: BrowserPlayer): Promise<void> {
  await expect(noteOf(player).getByRole('paragraph')).toHaveText(lessons.LESSON.count);
  await player.tap(player.tally.getByRole('button', { name: lessons.LESSON.playOn }));
  await expect(player.tally).toBeHidden();
  await expect(player.hand).not.toHaveCount(0);
  await expect(noteOf(player)).toHaveCount(0);
}

test('the lesson by touch in German: wrong gestures, Undo and a reload do not derail it, and three deals follow', async ({
  open,
}) => {
  const ann = await open({ ...PHONE, locale: 'de' });
  await begin(ann);
  for (const look of LOOKS) {
    const { step } = look.move;
    if (step === 'layOff')
      await test.step('another legal move is refused, and says that it comes later', async () => {
        await expectStep(ann, look);
        await playMove(ann, look.view, lookAt('discard').move.action, 'tap');
        await expect(ann.notice).toHaveText(text.refused({ code: 'lessonWaits', action: null }, null));
        // The card that was selected for it is not any more, and would be asked back otherwise.
        await expectStep(ann, look);
      });
    if (step === 'discard')
      await test.step('a play taken back is asked for again', async () => {
        await expectStep(ann, look);
        await playMove(ann, look.view, { type: 'takeBack' }, 'tap');
        await doStep(ann, lookAt('layOff'));
      });
    if (step === 'take') {
      const [worker] = ann.page.workers();
      await worker?.evaluate(saveSlowly);
      await ann.page.evaluate(reloadAt, wordsAt(lookAt('swap')));
    }
    await test.step(`${step}`, () => doStep(ann, look));
    if (step === 'take')
      await test.step('a reload as soon as a move is seen does not lose it', () => ann.tap(ann.button(text.HOME.goOn)));
  }
  await playOn(ann);
});

test('the lesson by mouse in Greek, with every card dragged', async ({ open }) => {
  const ben = await open(PLAIN_DEVICE({ ...DESKTOP, locale: 'el' }));
  await begin(ben);
  for (const look of LOOKS) await doStep(ben, look, 'drag');
  await playOn(ben);
});

test('the lesson with keys alone: every step is announced, and the focus is always visible', async ({ open }) => {
  const cem = await open(PLAIN_DEVICE(TABLET));
  const { page } = cem;
  const reader = await Reader.at(page);
  const keys = new Keyboard(page);
  await keys.tabTo(new RegExp(`^${text.HOME.learn}`));
  await page.keyboard.press('Enter');
  for (const [index, look] of LOOKS.entries()) {
    await expectStep(cem, look);
    await expect.poll(() => reader.said.some(({ words }) => words.includes(text.spoken(wordsAt(look))))).toBe(true);
    await seenFocus(page);
    if (look.move.by === PLAYER) await playByKeys(keys, look.view, look.move.action, index % 2 ? 'enter' : 'letters');
    else {
      // The button has the focus when nothing else is to be done; at the first step the table itself takes it.
      if (index === 0) await keys.tabTo(onwards(look));
      else await expect.poll(async () => (await focused(page))?.name).toBe(onwards(look));
      await page.keyboard.press('Enter');
    }
  }
  await expect(noteOf(cem).getByRole('paragraph')).toHaveText(lessons.LESSON.count);
  await keys.tabTo(lessons.LESSON.playOn);
  await page.keyboard.press('Enter');
  await expect(noteOf(cem)).toHaveCount(0);
});
