import { expect, test } from 'vitest';
import { LANGUAGES } from '#rules';
import { BUTTONS } from '../../client/game/types.ts';
import { button, sortShort, unbroken } from '../../client/text/buttons.ts';
import { readMessages } from '../../client/text/languages.ts';
import { speak } from '../../client/text/say.ts';

/** The most letters in a row on a button of the narrowest phones. */
const MOST = 9;

const CODES = LANGUAGES.map(({ code }) => code);

/** The buttons' labels in a language, as narrow tables show them. */
async function labelsIn(code: (typeof CODES)[number]): Promise<readonly string[]> {
  speak(await readMessages(code, 'first'));
  return BUTTONS.map((id) => (id === 'sort' ? sortShort('suit') : button(id, null, 'suit')));
}

test.each(CODES)('in %s labels of buttons fit narrow tables, if need be on two lines', async (code) => {
  const parts = (await labelsIn(code)).flatMap((label) => label.split(/[ \u00AD]/));
  expect(parts.filter(({ length }) => length === 0 || length > MOST)).toEqual([]);
});

test.each(CODES)('in %s labels of buttons are read without soft hyphens', async (code) => {
  const read = (await labelsIn(code)).map(unbroken);
  expect(read.filter((label) => !/^\p{Lu}[\p{Ll} ]+$/u.test(label))).toEqual([]);
});
