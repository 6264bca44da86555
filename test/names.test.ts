import { expect, test } from 'vitest';
import { sources } from './support/tools/sources.ts';

/**
 * Words with one meaning in the glossary, and the only folders whose exported types may have them in their names. What
 * has another meaning gets the field's own term.
 */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  // A turn that cost points.
  Moment: ['shared/review', 'client/review'],
  // A line of play: the actions of a seat to the end of its turn.
  Line: ['shared/bots', 'shared/review'],
  // A sequence; how cards are sorted.
  Order: ['client/game', 'client/net', 'shared/engine'],
  // A game or a deal as text.
  Record: ['shared/record', 'shared/table', 'shared/protocol', 'client/replay', 'server/games', 'server/store'],
  // An appearance.
  Look: ['client/faces', 'client/phaser', 'client/stage', 'client/ui'],
  Looks: ['client/faces', 'client/phaser', 'client/stage', 'client/ui'],
  // A frame of an animation, of a texture or of a socket.
  Frame: ['client/phaser', 'server/rooms'],
  // The panel after a deal.
  Tally: ['client/table', 'client/text'],
  Asked: [],
  Deed: [],
  Deeds: [],
  Fresh: [],
  Ledger: [],
  Lit: [],
  Story: [],
  Told: [],
  Thought: [],
  Wish: [],
};

/** Module constants of one word: ranks, suits and Jokers. */
const CARDS = ['ACE', 'DEUCE', 'TEN', 'JACK', 'QUEEN', 'KING', 'JOKER', 'CLUBS', 'DIAMONDS', 'HEARTS', 'SPADES'];

const EXPORTED_TYPE = /^export (?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm;
const NUMBER_CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9]*)(?:: number)? = -?[\d(]/gm;

const inFolder = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));

/** The words of a name such as `GameRecord`: `Game`, `Record`. */
const wordsOf = (name: string): string[] => name.match(/[A-Z][a-z0-9]*/g) ?? [];

/** Exported types with a word of `MEANINGS` in another folder than its own, as `path: name`. */
const strayTypes = (files: readonly { readonly path: string; readonly text: string }[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED_TYPE)]
      .map(([, name = '']) => name)
      .filter((name) =>
        wordsOf(name).some((word) => Object.hasOwn(MEANINGS, word) && !inFolder(path, MEANINGS[word] ?? [])),
      )
      .map((name) => `${path}: ${name}`),
  );

/** Numbers at module level whose names are a single word, which has either no noun or no unit, as `path: name`. */
const bareConstants = (files: readonly { readonly path: string; readonly text: string }[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(NUMBER_CONSTANT)]
      .map(([, name = '']) => name)
      .filter((name) => !CARDS.includes(name))
      .map((name) => `${path}: ${name}`),
  );

const production = sources().filter(({ path }) => inFolder(path, ['client', 'server', 'shared']));

test('a word of the glossary has one meaning: exported types use it in its own folders alone', () => {
  expect(strayTypes(production)).toEqual([]);
});

test('a number at module level has a name with a noun and a unit', () => {
  expect(bareConstants(production)).toEqual([]);
});

test('a stray type and a bare constant would be found', () => {
  const files = [
    {
      path: 'client/game/pace.ts',
      text: 'export interface TurnMoment {}\nconst LONGEST = 300;\nconst LONGEST_PX = 300;',
    },
    { path: 'client/review/cost.ts', text: 'export interface CostlyMoment {}\nconst ACE = 1;\nexport const MOST = 2;' },
  ];
  expect(strayTypes(files)).toEqual(['client/game/pace.ts: TurnMoment']);
  expect(bareConstants(files)).toEqual(['client/game/pace.ts: LONGEST', 'client/review/cost.ts: MOST']);
});
