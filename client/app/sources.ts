import { type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '#engine';
import type { HostOptions, MatchOptions, Refusal, TableInfo, TableRequest } from '#protocol';
import { storedJson } from '../device/storedJson.ts';
import type { Entrant } from '../net/connect.ts';
import type { Guest } from '../net/guest.ts';
import { seatMemory } from '../net/ownServer.ts';
import { BROWSER_PAGE, renewIfOld } from '../offline/updates.ts';
import type { PracticeOptions } from '../practice/messages.ts';
import { preparePicture } from '../table/mountPicture.tsx';
import type { LiveTable } from '../table/openTable.ts';

type Found = Promise<Result<LiveTable, Refusal>>;

/** Tables on the server. */
interface ServerTables {
  quickMatch(wish: Entrant & TableRequest & MatchOptions): Found;
  createPrivate(wish: Entrant & TableRequest & HostOptions): Found;
  lookAtTable(code: string): Promise<Result<TableInfo, Refusal>>;
  joinByCode(code: string, who: Entrant & { readonly spectate?: boolean }): Found;
  daily(who: Entrant): Found;
  /** The reason is null if there is no seat to come back to. */
  resume(): Promise<Result<LiveTable, Refusal | null>>;
  guestIn(): Guest;
}

/** Where tables come from: the server or practice. Each function rejects if its code cannot be loaded. */
export interface TableSources {
  net(): Promise<ServerTables>;
  /** Whether this tab has a seat to come back to. */
  remembersSeat(): boolean;
  /** Opens a practice table, which has no clock. */
  practise(options: PracticeOptions): Promise<LiveTable>;
  /** Resumes the practice game saved on this device; null if that is impossible. */
  goOn(): Promise<LiveTable | null>;
  /** Sets up the picture while a table is being opened; resolves when it is ready or has failed to load. */
  preparePicture(): Promise<void>;
}

/** Practice games on this device, and a note of the saved one that can be read without opening it. */
interface Practice {
  /** The number of the current deal in the saved game; null if there is no saved game. */
  readonly keptDeal: ReadonlySignal<number | null>;
  /** Starts a new game, which replaces the saved one. */
  begin(options: PracticeOptions): Promise<LiveTable>;
  /** Resumes the saved game; null if that is impossible. */
  goOn(): Promise<LiveTable | null>;
  /** Reads the note again: another tab may have changed it. */
  reread(): void;
}

/** Fetches the code of practice games. */
export const fetchPractice = () => import('../practice/PracticeTable.ts');

/** The practice games of this page, whose code is fetched when it is needed. */
const FETCHED = {
  practise: async (options: PracticeOptions): Promise<LiveTable> => (await fetchPractice()).practise(options),
  goOnPractising: async (): Promise<LiveTable | null> => (await fetchPractice()).goOnPractising(),
};

const isDealNumber = (found: unknown): found is number => Number.isInteger(found) && Number(found) > 0;

/**
 * Opens practice. The worker saves the game itself; a note of it is stored here, where it can be read synchronously, so
 * that the home screen does not shift. If the browser forbids storage, `storage` throws, and no game is ever saved.
 */
export function openPractice(storage: () => Storage, sources = FETCHED): Practice {
  const kept = storedJson(storage, '.practice', (found) => (isDealNumber(found) ? found : null));
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
    begin: async (options) => follow(await sources.practise(options)),
    async goOn() {
      const table = await sources.goOnPractising();
      if (table) return follow(table);
      note(null);
      return null;
    },
  };
}

/** Practice on this device. */
export const PRACTICE = openPractice(() => window.localStorage);

/** Loads the network code on demand: practice works without it. */
export const TABLE_SOURCES: TableSources = {
  net: () => import('../net/connect.ts'),
  remembersSeat: () => seatMemory(() => window.sessionStorage).read() !== null,
  practise: (options) => PRACTICE.begin(options).catch(giveUp),
  goOn: () => PRACTICE.goOn().catch(giveUp),
  preparePicture,
};

/** Reloads an outdated page: the server may no longer have its practice worker. */
function giveUp(error: unknown): never {
  void renewIfOld(BROWSER_PAGE);
  throw error;
}
