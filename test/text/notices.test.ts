import { expect, onTestFinished, test } from 'vitest';
import { ILLEGAL } from '#engine';
import { REFUSALS } from '#protocol';
import { text } from '../../client/text/index.ts';
import { readMessages } from '../../client/text/languages.ts';
import { speak } from '../../client/text/say.ts';
import { english } from '../support/englishTexts.ts';

test('a refused move has a general sentence until the messages that tell more are there', async () => {
  onTestFinished(() => speak(english));
  const refused = () => text.refused({ code: 'setFull', action: null }, null);
  speak(await readMessages('en', 'first'));
  expect(refused()).toBe('That isn’t possible right now.');
  speak(english);
  expect(refused()).toBe('That set is full.');
});

test.each([
  ...REFUSALS.filter((code) => !(ILLEGAL as readonly string[]).includes(code)),
  'notOpened',
  'gameForgotten',
] as const)('%s is told with the first messages', async (code) => {
  onTestFinished(() => speak(english));
  const refused = () => text.refused({ code, action: null }, null);
  const told = refused();
  speak(await readMessages('en', 'first'));
  expect(refused()).toBe(told);
});
