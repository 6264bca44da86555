import { type ReadonlySignal, signal } from '@preact/signals';
import type { PracticeOptions } from '../practice/messages.ts';
import { goOnPractising, practise } from '../practice/practise.ts';
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

const KEY = 'crazy-rummy-1.practice';

/**
 * Opens practice. The worker saves the game itself; a note of it is stored here, where it can be read synchronously, so
 * that the home screen does not shift. If the browser forbids storage, `storage` throws, and no game is ever saved.
 */
export function openPractice(storage: () => Storage, sources = { practise, goOnPractising }): Practice {
  const keptDeal = signal(read(storage));
  const note = (deal: number | null): void => {
    keptDeal.value = deal;
    if (read(storage) === deal) return;
    try {
      if (deal === null) storage().removeItem(KEY);
      else storage().setItem(KEY, String(deal));
    } catch {
      // Without storage, or when it is full, the game just goes unsaved.
    }
  };
  const follow = (table: LiveTable): LiveTable => {
    let erased: number | null = null;
    table.subscribe(({ table: { stage, game } }) => {
      const deal = stage === 'playing' ? (game?.deal ?? null) : null;
      erased = deal === null ? (erased ?? read(storage)) : null;
      note(deal);
    });
    table.onStatus((_, reason) => {
      // This tab ended the game before it heard that another one plays it: only the other's game is saved.
      if (reason === 'takenOver' && read(storage) === null) note(erased);
    });
    return table;
  };
  return {
    keptDeal,
    reread: () => {
      keptDeal.value = read(storage);
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

function read(storage: () => Storage): number | null {
  try {
    const deal = Number(storage().getItem(KEY));
    return Number.isInteger(deal) && deal > 0 ? deal : null;
  } catch {
    return null;
  }
}
