import type { Signal } from '@preact/signals';

/** What somebody chooses who opens a table for friends, beside the game and its pace. */
export interface Hosting {
  /** Bots may take empty seats when the game begins. */
  readonly bots: Signal<boolean>;
  /** Whoever has the code may watch. */
  readonly spectators: Signal<boolean>;
}
