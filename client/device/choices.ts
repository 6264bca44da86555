import type { Signal } from '@preact/signals';
import type { LevelName, PaceName } from '#protocol';

/** The options of a host for a table of friends, in addition to the game and its pace. */
export interface Hosting {
  /** Whether bots may take empty seats when the game begins. */
  readonly bots: Signal<boolean>;
  /** Whether anyone with the code may watch. */
  readonly spectators: Signal<boolean>;
  /** Whether players may ask for hints. */
  readonly hints: Signal<boolean>;
}

/** How a quick match may differ from the game that the player chose. */
export interface Matching {
  /** Whether other lengths, seats and paces will do, to meet people. */
  readonly orNear: Signal<boolean>;
}

/** The levels of bots that the player chose, in practice and at tables of friends. */
export interface BotLevels {
  /** For as many bots as a table can have, in order of play from the player on. */
  readonly each: Signal<readonly LevelName[]>;
  /** The one chosen last, for any of them: what counts in a quick match. */
  readonly last: Signal<LevelName>;
}

/** The player's preferred paces: at public tables and with friends. */
export interface Paces {
  readonly anybody: Signal<PaceName>;
  readonly friends: Signal<PaceName>;
}

/** The paces of public tables: all have a clock, so that nobody can hold up strangers for ever. */
export const PUBLIC_PACES = ['usual', 'fast'] as const satisfies readonly PaceName[];

/** Whom to play with: anyone on the server, friends, or bots in the page itself. */
export type Opponents = 'anybody' | 'friends' | 'bots';
