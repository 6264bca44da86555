import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectSpeech } from '../../client/mirror/Announcer.tsx';
import { text } from '../../client/text/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves of a bot in quick succession are announced together', () => {
  const said: string[] = [];
  const { hear } = collectSpeech((words) => said.push(words));
  hear('Ben drew a card.');
  vi.advanceTimersByTime(100);
  hear('Ben discarded the 7♥.');
  vi.advanceTimersByTime(399);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Ben drew a card. Ben discarded the 7♥.']);
  vi.advanceTimersByTime(5000);
  expect(said).toHaveLength(1);
});

test('a table that never rests is still announced', () => {
  const said: string[] = [];
  const { hear } = collectSpeech((words) => said.push(words));
  for (let i = 0; i < 10; i++) {
    hear(`${i}`);
    vi.advanceTimersByTime(300);
  }
  expect(said[0]).toBe('0 1 2 3 4');
});

test('a page that is gone announces nothing', () => {
  const say = vi.fn();
  const { hear, stop } = collectSpeech(say);
  hear('Ben drew a card.');
  stop();
  vi.advanceTimersByTime(5000);
  expect(say).not.toHaveBeenCalled();
});

test('symbols are spoken as words', () => {
  expect(text.spoken('Ben laid down the run of hearts from five to seven: 5♥ 6♥ 10♣ (wild).')).toBe(
    'Ben laid down the run of hearts from five to seven: five of hearts six of hearts ten of clubs (wild).',
  );
  expect(text.spoken('Ben laid off the Q♦ on the run 9-10-J ♦.')).toBe(
    'Ben laid off the queen of diamonds on the run 9-10-J of diamonds.',
  );
});
