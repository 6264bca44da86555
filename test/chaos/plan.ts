import fc from 'fast-check';
import { type Random, type RuleSet, randomFrom } from '#engine';
import type { PaceName, TableWish } from '#protocol';
import { type OptionKey, type OptionValue, PRESETS, type PresetId, printRules, withValue } from '#rules';
import { secretOf } from '../support/play/playGame.ts';

/** How much is to go wrong, and for how many. The same plan brings the same troubles, as far as real sockets allow. */
export interface ChaosPlan {
  readonly seed: number;
  readonly tables: number;
  /** How often a process of the server dies. */
  readonly kills: number;
  /** What people answer, at least and at most, between one death and the next. */
  readonly answers: readonly [number, number];
  /** The time between two troubles of one person, in ms, on the average. */
  readonly calm: number;
  /** How long all of it may take, in ms. */
  readonly longest: number;
  /** Strangers who come to watch and send nonsense. */
  readonly strangers: number;
  readonly games: readonly string[];
}

/** A fair stream of its own for each purpose of a run. */
export const chanceOf = ({ seed }: ChaosPlan, purpose: string): Random => randomFrom(secretOf(seed), [], purpose);

/** The nonsense that is sent in a run, worked out once: a sample is slow. */
export const nonsenseOf = <What>({ seed }: ChaosPlan, any: fc.Arbitrary<What>): readonly What[] =>
  fc.sample(any, { seed, numRuns: 600 });

/** From `least` to `most`. */
export const between = (chance: Random, [least, most]: readonly [number, number]): number =>
  least + chance.below(most - least + 1);

export const pickOne = <Item>(chance: Random, items: readonly Item[]): Item =>
  items[chance.below(items.length)] as Item;

/** A named game, but for one option. */
const but = <Key extends OptionKey>(id: PresetId, key: Key, value: OptionValue<Key>): string =>
  printRules(withValue(PRESETS[id] as RuleSet, key, value));

/** Games of several kinds in three deals or one: sets that need no run, a Press, an upcard that others may take. */
export const SHORT_GAMES: readonly string[] = [
  'crazy-rummy-3',
  'basic-rummy',
  but('crazy-rummy-3', 'draw.outOfTurn', 'beforeDraw'),
  ...(['fort-worth-gin', 'treize-brasses', 'the-press'] as const).map((id) => but(id, 'wilds.schedule', [1, 7, 13])),
];

/** The same and others at their full length. */
export const WHOLE_GAMES: readonly string[] = [
  ...['crazy-rummy', 'fort-worth-gin', 'biddies', 'treize-brasses', 'beanie', 'ace-to-ace', 'the-press', 'one-joker'],
  ...['dealers-choice', 'five-thousand-rummy', 'george', 'crummy-rummy'],
];

/** Who is to meet at a table: they go to it by its code, or ask for any. */
export interface Party {
  readonly wish: TableWish;
  readonly people: number;
  readonly isQuick: boolean;
}

const PACES: readonly PaceName[] = ['usual', 'none', 'fast'];

/** The tables of a run: three or four seats, two or three people, bots in the rest; every fifth by quick match. */
export const partiesOf = ({ tables, games }: ChaosPlan): readonly Party[] =>
  Array.from({ length: tables }, (_, index) => ({
    wish: {
      rules: games[index % games.length] as string,
      seats: 3 + (index % 2),
      pace: PACES[index % PACES.length] as PaceName,
    },
    people: 2 + (Math.floor(index / 3) % 2),
    isQuick: index % 5 === 4,
  }));
