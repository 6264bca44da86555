import { signal } from '@preact/signals';
import type { PlayerView, Reading } from '#engine';

/** The search for contracts; null until it has come. */
const search = signal<((view: PlayerView) => readonly Reading[] | null) | null>(null);

/** Fetches the search, once somebody owes a contract: it is large, and most games do without. */
export async function fetchContractSearch(): Promise<void> {
  if (search.peek()) return;
  try {
    search.value = (await import('./contractIn.ts')).contractIn;
  } catch {
    // Out of reach: the next view of the game tries again, and the contract can be put together by hand.
  }
}

/** The contract of this deal in the viewer's hand; null if the hand does not make it, or the search has not come. */
export const contractInHand = (view: PlayerView): readonly Reading[] | null => search.value?.(view) ?? null;
