import fc from 'fast-check';
import { type Random, type RuleSet, randomFrom } from '#engine';
import type { PaceName, TableRequest } from '#protocol';
import { type OptionKey, type OptionValue, PRESETS, type PresetId, printRules, withValue } from '#rules';
import { secretOf } from '../support/play/playGame.ts';

/** How many clients play and how much goes wrong. The same plan repeats the same run, as far as real sockets allow. */
export interface ChaosPlan {
  readonly seed: number;
  readonly tables: number;
  /** How often a server process is killed. */
  readonly kills: number;
  /** The least and most answers between two kills. */
  readonly answers: readonly [number, number];
  /** The average time between two troubles of a person, in ms. */
  readonly calm: number;
  /** Spectators who send hostile messages. */
  readonly strangers: number;
  readonly games: readonly string[];
  /** Whether processes are replaced in an orderly way, so that nobody may be without their table for long. */
  readonly isOrderly?: boolean;
  /** Whether people wait with the last deal of a long game until all kills are made. */
  readonly waits?: boolean;
}

/** A separate random stream for each purpose of a run. */
export const chanceOf = ({ seed }: ChaosPlan, purpose: string): Random => randomFrom(secretOf(seed), [], purpose);

/** A sample of hostile values for a run. Sampling is slow, so call it once per run. */
export const nonsenseOf = <What>({ seed }: ChaosPlan, any: fc.Arbitrary<What>): readonly What[] =>
  fc.sample(any, { seed, numRuns: 600 });

/** A random integer from `least` to `most`, both included. */
export const between = (chance: Random, [least, most]: readonly [number, number]): number =>
  least + chance.below(most - least + 1);

export const pickOne = <Item>(chance: Random, items: readonly Item[]): Item =>
  items[chance.below(items.length)] as Item;

/** A named game with one option changed, as printed rules. */
const but = <Key extends OptionKey>(id: PresetId, key: Key, value: OptionValue<Key>): string =>
  printRules(withValue(PRESETS[id] as RuleSet, key, value));

/** Games with more deals than these are long. */
export const SHORT_GAME_DEALS = 3;

/** Games of various kinds with one to three deals: with a Press, or with an upcard other seats may take. */
export const SHORT_GAMES: readonly string[] = [
  'crazy-rummy-3',
  'basic-rummy',
  but('crazy-rummy-3', 'draw.outOfTurn', 'beforeDraw'),
  ...(['fort-worth-gin', 'treize-brasses', 'the-press'] as const).map((id) => but(id, 'wilds.schedule', [1, 7, 13])),
];

/** Games of various kinds at full length. */
export const WHOLE_GAMES: readonly string[] = [
  ...['crazy-rummy', 'fort-worth-gin', 'biddies', 'treize-brasses', 'beanie', 'ace-to-ace', 'the-press', 'one-joker'],
  ...['dealers-choice', 'five-thousand-rummy', 'george', 'crummy-rummy'],
];

/** People who play together: they join a private table by its code, or use quick match. */
export interface Party {
  readonly wish: TableRequest;
  readonly people: number;
  readonly isQuick: boolean;
}

const PACES: readonly PaceName[] = ['usual', 'none', 'fast'];

/** The parties of a run: three or four seats, two or three people, bots in the others. Every fifth uses quick match. */
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
