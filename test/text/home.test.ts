import { expect, test } from 'vitest';
import type { PlayerView } from '#engine';
import type { PageLanguage } from '#rules';
import type { Say } from '#text';
import { text } from '../../client/text/index.ts';
import { readMessages } from '../../client/text/languages.ts';
import { gameAt } from '../support/play/gameAt.ts';

const sayIn = (code: PageLanguage): Promise<Say> => readMessages(code, 'all');

test.each([
  ['en', 'Sharp bot', 'Clara (Sharp bot)', 'SHARP BOT'],
  ['de', 'Könner-Bot', 'Clara (Könner-Bot)', 'KÖNNER-BOT'],
  ['es', 'Bot sagaz', 'Clara (bot sagaz)', 'BOT SAGAZ'],
  ['fr', 'Robot futé', 'Clara (robot futé)', 'ROBOT FUTÉ'],
  ['el', 'Έξυπνο μποτ', 'Clara (έξυπνο μποτ)', 'ΕΞΥΠΝΟ ΜΠΟΤ'],
] as const)('in %s a bot of a level is written as its place asks', async (code, alone, named, mark) => {
  const say = await sayIn(code);
  expect(say('levels-botAlone', { level: 'sharp' })).toBe(alone);
  expect(say('levels-botNamed', { name: 'Clara', level: 'sharp' })).toBe(named);
  expect(say('levels-mark', { level: 'sharp' })).toBe(mark);
});

test.each([
  ['de', 1, 'KXQTBC, unterbrochen seit dem 1. März'],
  ['es', 1, 'KXQTBC, en pausa desde el 1 de marzo'],
  ['fr', 1, 'KXQTBC, en pause depuis le 1er mars'],
  ['it', 1, 'KXQTBC, in pausa, ultima volta: 1º marzo'],
  ['pt', 1, 'KXQTBC, em pausa desde 1º de março'],
  ['el', 1, 'KXQTBC, σε παύση από την 1η Μαρτίου'],
  ['el', 12, 'KXQTBC, σε παύση από τις 12 Μαρτίου'],
] as const)('in %s a table rests since day %i with its article', async (code, day, words) => {
  const time = new Date(2026, 2, day, 12).getTime();
  expect((await sayIn(code))('ownTables-seen', { code: 'KXQTBC', time, daysAgo: 20, isPaused: true })).toBe(words);
});

test('French elides before the name of a player', async () => {
  const say = await sayIn('fr');
  const about = (name: string) => say('company-about', { who: { name, isYou: false } });
  expect([about('Hélène'), about('Ana'), about('Ben')]).toEqual([
    'À propos d’Hélène',
    'À propos d’Ana',
    'À propos de Ben',
  ]);
});

test('totals are read in a line, in which the reader is “you” unless they come first', () => {
  const { table } = gameAt({ hands: ['4C', '2C', '5C'] }).game;
  const read = (...totals: readonly number[]): string => {
    const { game } = table.value;
    const seats = totals.map((total, seat) => ({ ...(game as PlayerView).seats[seat]!, total }));
    return text.totalsLine({ ...table.value, viewer: totals.indexOf(12), game: { ...(game as PlayerView), seats } });
  };
  expect(read(12, 1)).toBe('You 12, Ben 1 point.');
  expect(read(1, 12)).toBe('Ana 1, you 12 points.');
});

test('the names of bots are as long in the pseudo-language, and have no brackets', async () => {
  expect((await sayIn('en-XA')).fixed.bots).toEqual(
    expect.arrayContaining([expect.stringMatching(/^[^⟦⟧]{3}$/u), expect.stringMatching(/^[^⟦⟧]{5}$/u)]),
  );
});
