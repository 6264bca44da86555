import { expect, test } from 'vitest';
import { historyText } from '../../client/text/history.ts';
import { replayText } from '../../client/text/replay.ts';

test('a player may be called “none”, which messages use for what is missing', () => {
  expect(replayText.seenBy('none')).toBe('You see what none saw.');
  expect(replayText.seenBy(null)).toBe('You see all hands.');
  expect(historyText.gamesOf('none')).toBe('none’s games');
});
