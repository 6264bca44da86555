import type { Result } from '#engine';
import type { HostWish, Refusal, TableConnection, TableLook, TableWish } from '#protocol';
import type { ConnectionStatus, Guest, LossReason } from '../net/index.ts';
import { seatMemory } from '../net/seatMemory.ts';
import { preparePicture } from './mountPicture.ts';
import { openPractice } from './practice.ts';
import { BROWSER_PAGE, renewIfOld } from './renew.ts';

/** A table that tells how the line to it stands: at once and whenever that changes, with a reason if there is one. */
export interface LiveTable extends TableConnection {
  onStatus(listener: (status: ConnectionStatus, reason: LossReason | null) => void): () => void;
}

interface Player {
  readonly name: string;
  /** They have never played on the clock. */
  readonly isNew?: boolean;
}

type Found = Promise<Result<LiveTable, Refusal>>;

/** The ways to a table on a server. */
interface Net {
  quickMatch(wish: Player & TableWish): Found;
  createPrivate(wish: Player & TableWish & HostWish): Found;
  lookAt(code: string): Promise<Result<TableLook, Refusal>>;
  joinByCode(code: string, who: Player & { readonly spectate?: boolean }): Found;
  resume(): Promise<LiveTable | null>;
  guestIn(): Guest;
}

/** The ways from the home screen to a table. Any of them may fail to load. */
export interface Ways {
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
export const WAYS: Ways = {
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
