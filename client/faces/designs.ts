import { signal } from '@preact/signals';
import type { Settings } from '../device/settings.ts';
import type { Designs } from './face.ts';

/** The further designs; null until they are fetched. The usual ones are drawn until then. */
export const moreDesigns = signal<Designs | null>(null);

let requested: Promise<void> | null = null;

/** The fetching of further designs, if it has begun. Never rejects. */
export const requestedDesigns = (): Promise<void> | null => requested;

/** Fetches the further designs if these settings need them. If that fails, the next change of settings tries again. */
export function fetchDesigns({ face, cardBack }: Pick<Settings, 'face' | 'cardBack'>): void {
  if (cardBack !== 'lattice' || face === 'fourColour' || face === 'minimal') void fetchAllDesigns();
}

/** Fetches the further designs, once. */
export function fetchAllDesigns(): Promise<void> {
  requested ??= import('./moreDesigns.ts').then(
    ({ MORE_DESIGNS }) => {
      moreDesigns.value = MORE_DESIGNS;
    },
    () => {
      requested = null;
    },
  );
  return requested;
}
