import type { Signal } from '@preact/signals';
import type { PaceName } from '#protocol';

/** What somebody chooses who opens a table for friends, beside the game and its pace. */
export interface Hosting {
  /** Bots may take empty seats when the game begins. */
  readonly bots: Signal<boolean>;
  /** Whoever has the code may watch. */
  readonly spectators: Signal<boolean>;
}

/** How fast one likes to play: with whoever is here, and with friends. */
export interface Paces {
  readonly anybody: Signal<PaceName>;
  readonly friends: Signal<PaceName>;
}

/** Who plays with strangers holds nobody up for ever. */
export const PUBLIC_PACES = ['usual', 'fast'] as const satisfies readonly PaceName[];

/** With whom one plays: whoever is here, friends, or bots in the page itself. */
export type Opponents = 'anybody' | 'friends' | 'bots';
