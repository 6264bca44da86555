import type { Result } from '#engine';
import type { HostWish, Refusal, TableLook, TableWish } from '#protocol';
import type { Guest } from '../net/index.ts';
import { seatMemory } from '../net/seatMemory.ts';
import { preparePicture } from '../table/mountPicture.ts';
import type { LiveTable } from '../table/openTable.ts';
import { openPractice } from './practice.ts';
import { BROWSER_PAGE, renewIfOld } from './renew.ts';

interface Player {
  readonly name: string;
  /** They have never played on the clock. */
  readonly isNew?: boolean;
}

type Found = Promise<Result<LiveTable, Refusal>>;

/** Tables on a server. */
interface Net {
  quickMatch(wish: Player & TableWish): Found;
  createPrivate(wish: Player & TableWish & HostWish): Found;
  lookAtTable(code: string): Promise<Result<TableLook, Refusal>>;
  joinByCode(code: string, who: Player & { readonly spectate?: boolean }): Found;
  resume(): Promise<LiveTable | null>;
  guestIn(): Guest;
}

/** Where the home screen finds tables. Any of these may fail to load. */
export interface TableSources {
  net(): Promise<Net>;
  /** Has this tab a seat to come back to. */
  remembersSeat(): boolean;
  /** Nobody is in a hurry there. */
  practise(wish: Player & Omit<TableWish, 'pace'>): Promise<LiveTable>;
  /** The practice game kept on this device; null when it cannot be gone on with. */
  goOn(): Promise<LiveTable | null>;
  /** Fetches the drawn table ahead of time; resolves when it is there, or cannot be had. */
  preparePicture(): Promise<void>;
}

/** Practice on this device. */
export const PRACTICE = openPractice(() => window.localStorage);

/** The network is fetched when it is needed: practice works without it. */
export const TABLE_SOURCES: TableSources = {
  net: () => import('../net/index.ts'),
  remembersSeat,
  practise: (wish) => PRACTICE.begin(wish).catch(giveUp),
  goOn: () => PRACTICE.goOn().catch(giveUp),
  preparePicture,
};

/** The file of the practice table may be gone since this page was fetched. */
function giveUp(error: unknown): never {
  void renewIfOld(BROWSER_PAGE);
  throw error;
}

function remembersSeat(): boolean {
  try {
    return seatMemory(sessionStorage).get() !== null;
  } catch {
    // A browser that forbids storing forgets.
    return false;
  }
}
