import { type ReadonlySignal, signal } from '@preact/signals';
import type { PracticeOptions } from '../practice/messages.ts';
import { goOnPractising, practise } from '../practice/practise.ts';
import type { LiveTable } from '../table/openTable.ts';

/** Practice, and what is known of the game one can go on with before that is opened. */
export interface Practice {
  /** The deal that the kept game is at; null when there is none to go on with. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** A new game: from now on this one is kept. */
  begin(wish: PracticeOptions): Promise<LiveTable>;
  /** The kept game; null when it cannot be gone on with. */
  goOn(): Promise<LiveTable | null>;
}

const KEY = 'crazy-rummy.practice';

/**
 * Opens practice. The game itself is kept by its worker; here is a note of it that can be read at once, so that the home
 * screen does not move. Where storing is forbidden, asking for `storage` throws: then there is never a game to go on with.
 */
export function openPractice(storage: () => Storage, sources = { practise, goOnPractising }): Practice {
  const keptDeal = signal(read(storage));
  const note = (deal: number | null): void => {
    if (keptDeal.peek() === deal) return;
    keptDeal.value = deal;
    try {
      if (deal === null) storage().removeItem(KEY);
      else storage().setItem(KEY, String(deal));
    } catch {
      // A full or forbidden storage costs the memory, not the game.
    }
  };
  const follow = (table: LiveTable): LiveTable => {
    table.subscribe(({ table: { stage, game } }) => note(stage === 'playing' ? (game?.deal ?? null) : null));
    return table;
  };
  return {
    keptDeal,
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
