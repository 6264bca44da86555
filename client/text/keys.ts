import { parseCards } from '#engine';
import { text } from './index.ts';
import { fixed, say } from './say.ts';

/** Keys as they are printed, and what they do. */
export type KeyHelp = readonly [keys: string, does: string];

/** The headings of the help. */
const KEYS = fixed('keys');

const TABLE = fixed('tableKeys');
const HAND = fixed('handKeys');
const LETTERS = fixed('letterKeys');
const GAME = fixed('gameKeys');
const READER = fixed('readerHints');

/** Keys that work anywhere at the table. */
const tableKeys = (): readonly KeyHelp[] =>
  (['move', 'along', 'act', 'escape', 'undo'] as const).map((name) => [TABLE[name].key, TABLE[name].does]);

/** Keys for cards in the hand. */
const handKeys = (): readonly KeyHelp[] =>
  (['select', 'play', 'shift'] as const).map((name) => [HAND[name].key, HAND[name].does]);

/** Letters, which are the same in every language, and what they do. */
const BY_LETTER = {
  D: 'draw',
  U: 'take',
  M: 'meld',
  L: 'layOff',
  W: 'swap',
  X: 'discard',
  Z: 'undo',
  S: 'scores',
  H: 'hint',
  V: 'cards',
  T: 'speak',
  K: 'skip',
  '?': 'help',
} as const satisfies Readonly<Record<string, keyof typeof LETTERS>>;

/** Letter keys. */
const letterKeys = (): readonly KeyHelp[] => Object.entries(BY_LETTER).map(([letter, name]) => [letter, LETTERS[name]]);

/** Letters that work only in games whose rules need them. */
const BY_GAME_LETTER = {
  'F, C': 'contract',
  O: 'end',
  R: 'goRummy',
  'Y, N': 'answer',
} as const satisfies Readonly<Record<string, keyof typeof GAME>>;

/** Letter keys of some games. */
const gameKeys = (): readonly KeyHelp[] =>
  Object.entries(BY_GAME_LETTER).map(([letters, name]) => [letters, GAME[name]]);

const [WILD = 0, FACE = 0] = parseCards('8C 7H');

/** Tips for playing with a screen reader. They name buttons as the table does. */
const readerHints = (): readonly string[] => [
  READER.headings,
  READER.buttons,
  say('readerHints-places', { button: text.button('meld', null, 'suit') }),
  say('readerHints-wilds', { label: text.swapTarget(WILD, [FACE], true) }),
  say('readerHints-aloud', { button: text.unbroken(text.button('log', null, 'suit')) }),
];

/** The texts of the help on keys. */
export const keysText = { KEYS, tableKeys, handKeys, letterKeys, gameKeys, readerHints };
