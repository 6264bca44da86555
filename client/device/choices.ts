import type { Signal } from '@preact/signals';
import type { PaceName } from '#protocol';

/** The options of a host for a table of friends, in addition to the game and its pace. */
export interface Hosting {
  /** Whether bots may take empty seats when the game begins. */
  readonly bots: Signal<boolean>;
  /** Whether anyone with the code may watch. */
  readonly spectators: Signal<boolean>;
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
