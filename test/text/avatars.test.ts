import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AVATAR_COUNT } from '#protocol';
import { AVATAR_GRID, avatarCell, placeOfCell } from '../../client/faces/avatars.ts';
import { text } from '../../client/text/index.ts';
import { playersText } from '../../client/text/players.ts';
import { MANNERS } from '../../shared/table/manners.ts';
import { BOT_NAMES } from '../../shared/table/names.ts';
import { bot, person } from '../support/play/tableViews.ts';

const svg = readFileSync(new URL('../../client/faces/avatars.svg', import.meta.url), 'utf8');

/** The cells drawn in the file: a group with a disc each, at its place. */
const drawn = [...svg.matchAll(/<g id="\w+"(?: transform="translate\((\d+)(?: (\d+))?\)")?><circle fill/g)].map(
  ([, x = '0', y = '0']) => [Number(x) / 96, Number(y) / 96],
);

test('every avatar has its cell in the picture, and words of its own', () => {
  const { columns, rows } = AVATAR_GRID;
  expect(drawn).toEqual(Array.from({ length: columns * rows }, (_, cell) => placeOfCell(cell)));
  expect(text.AVATAR_LABELS).toHaveLength(AVATAR_COUNT);
  expect(new Set(text.AVATAR_LABELS).size).toBe(AVATAR_COUNT);
});

test('every bot has a name of its own', () => {
  expect(text.BOTS).toHaveLength(BOT_NAMES.length);
  expect(new Set(text.BOTS).size).toBe(BOT_NAMES.length);
});

test('people and bots with the same number have different pictures', () => {
  expect(avatarCell(person('Ann', { avatar: 7 }))).toBe(7);
  expect(avatarCell(bot('Hugo', 'steady', 7))).toBe(AVATAR_COUNT + 7);
});

test.each([
  ['an empty seat', person('', { kind: 'empty' })],
  ['a player of a replay', person('Ann')],
  ['an avatar of a later version', person('Ann', { avatar: AVATAR_COUNT })],
  ['a bot of a later version', bot('Iris', 'steady', 8)],
])('%s has no picture and is not described', (_, info) => {
  expect(avatarCell(info)).toBeNull();
  expect(text.avatarOf(info)).toBe('');
});

test('a screen reader hears a person’s avatar with the name, and a bot’s level', () => {
  const facts = {
    cards: 5,
    total: 41,
    takes: Number.POSITIVE_INFINITY,
    dealer: false,
    melded: false,
    floats: false,
    turn: false,
    asked: false,
    late: false,
  };
  const line = (info: Parameters<typeof text.seatLine>[0]) => text.seatLine(info, { ...facts, you: false });
  expect(line(person('Ann', { avatar: 20 }))).toMatch(/^Ann, a teapot, 5 cards/);
  expect(line(bot('?', 'sharp', 2))).toMatch(/^Clara, Sharp bot, 5 cards/);
});

test('each bot’s manner is described; a person’s avatar is', () => {
  expect(new Set(MANNERS.map((_, avatar) => playersText.aboutOne(bot('?', 'sharp', avatar)))).size).toBe(
    MANNERS.length,
  );
  expect(playersText.MANNER_WORDS).toHaveLength(MANNERS.length);
  expect(playersText.aboutOne(bot('Iris', 'steady', 8))).toBe('');
  expect(playersText.aboutOne(person('Ann', { avatar: 20 }))).toBe('a teapot');
});
