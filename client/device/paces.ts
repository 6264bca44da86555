import type { Signal } from '@preact/signals';
import type { PaceName } from '#protocol';

/** How fast one likes to play: with whoever is here, and with friends. */
export interface Paces {
  readonly anybody: Signal<PaceName>;
  readonly friends: Signal<PaceName>;
}

/** Who plays with strangers holds nobody up for ever. */
export const PUBLIC_PACES = ['usual', 'fast'] as const satisfies readonly PaceName[];
