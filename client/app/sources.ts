import type { Result } from '#engine';
import type { HostOptions, LevelName, MatchOptions, Refusal, TableInfo, TableRequest } from '#protocol';
import type { Guest } from '../net/index.ts';
import { seatMemory } from '../net/seatMemory.ts';
import type { PracticeOptions } from '../practice/messages.ts';
import { preparePicture } from '../table/mountPicture.tsx';
import type { LiveTable } from '../table/openTable.ts';
import { openPractice } from './practice.ts';
import { BROWSER_PAGE, renewIfOld } from './renew.ts';

interface Player {
  readonly name: string;
  /** Set if the player has never played on the clock. */
  readonly isNew?: boolean;
  /** The level of bots that the player chose last; Steady by default. */
  readonly level?: LevelName;
  /** The number of the avatar that the player chose. */
  readonly avatar?: number;
}

type Found = Promise<Result<LiveTable, Refusal>>;

/** Tables on the server. */
interface Net {
  quickMatch(wish: Player & TableRequest & MatchOptions): Found;
  createPrivate(wish: Player & TableRequest & HostOptions): Found;
  lookAtTable(code: string): Promise<Result<TableInfo, Refusal>>;
  joinByCode(code: string, who: Player & { readonly spectate?: boolean }): Found;
  daily(who: Player): Found;
  /** The reason is null if there is no seat to come back to. */
  resume(): Promise<Result<LiveTable, Refusal | null>>;
  guestIn(): Guest;
}

/** How the home screen finds tables. Each function rejects if its code cannot be loaded. */
export interface TableSources {
  net(): Promise<Net>;
  /** Whether this tab has a seat to come back to. */
  remembersSeat(): boolean;
  /** Opens a practice table, which has no clock. */
  practise(wish: PracticeOptions): Promise<LiveTable>;
  /** Resumes the practice game saved on this device; null if that is impossible. */
  goOn(): Promise<LiveTable | null>;
  /** Sets up the picture while a table is being opened; resolves when it is ready or has failed to load. */
  preparePicture(): Promise<void>;
}

/** Practice on this device. */
export const PRACTICE = openPractice(() => window.localStorage);

/** Loads the network code on demand: practice works without it. */
export const TABLE_SOURCES: TableSources = {
  net: () => import('../net/index.ts'),
  remembersSeat: () => seatMemory(() => window.sessionStorage).read() !== null,
  practise: (wish) => PRACTICE.begin(wish).catch(giveUp),
  goOn: () => PRACTICE.goOn().catch(giveUp),
  preparePicture,
};

/** Reloads an outdated page: the server may no longer have its practice worker. */
function giveUp(error: unknown): never {
  void renewIfOld(BROWSER_PAGE);
  throw error;
}
