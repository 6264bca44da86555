import { type ReadonlySignal, signal } from '@preact/signals';
import { storedJson } from '../device/storedJson.ts';
import type { PracticeOptions } from '../practice/messages.ts';
import type { LiveTable } from '../table/openTable.ts';

/** Practice games on this device, and a note of the saved one that can be read without opening it. */
export interface Practice {
  /** The number of the current deal in the saved game; null if there is no saved game. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** Starts a new game, which replaces the saved one. */
  begin(wish: PracticeOptions): Promise<LiveTable>;
  /** Resumes the saved game; null if that is impossible. */
  goOn(): Promise<LiveTable | null>;
  /** Reads the note again: another tab may have changed it. */
  reread(): void;
}

/** Fetches the code of practice games. */
export const fetchPractice = () => import('../practice/practise.ts');

/** The practice games of this page, whose code is fetched when it is needed. */
const FETCHED = {
  practise: async (wish: PracticeOptions): Promise<LiveTable> => (await fetchPractice()).practise(wish),
  goOnPractising: async (): Promise<LiveTable | null> => (await fetchPractice()).goOnPractising(),
};

/**
 * Opens practice. The worker saves the game itself; a note of it is stored here, where it can be read synchronously, so
 * that the home screen does not shift. If the browser forbids storage, `storage` throws, and no game is ever saved.
 */
export function openPractice(storage: () => Storage, sources = FETCHED): Practice {
  const kept = storedJson(storage, '.practice', (found) => (isDeal(found) ? found : null));
  const keptDeal = signal(kept.read());
  const note = (deal: number | null): void => {
    keptDeal.value = deal;
    const noted = kept.read();
    if (deal === null) kept.forget(noted);
    else if (deal !== noted) kept.write(deal);
  };
  const follow = (table: LiveTable): LiveTable => {
    let erased: number | null = null;
    table.subscribe(({ table: { stage, game } }) => {
      const deal = stage === 'playing' ? (game?.deal ?? null) : null;
      erased = deal === null ? (erased ?? kept.read()) : null;
      note(deal);
    });
    table.onStatus((_, reason) => {
      // This tab ended the game before it heard that another one plays it: only the other's game is saved.
      if (reason === 'takenOver' && kept.read() === null) note(erased);
    });
    return table;
  };
  return {
    keptDeal,
    reread: () => {
      keptDeal.value = kept.read();
    },
    begin: async (wish) => follow(await sources.practise(wish)),
    async goOn() {
      const table = await sources.goOnPractising();
      if (table) return follow(table);
      note(null);
      return null;
    },
  };
}

const isDeal = (found: unknown): found is number => Number.isInteger(found) && Number(found) > 0;
