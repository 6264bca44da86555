import { matchMaker, type Room } from '@colyseus/core';
import type { PeopleNow, TableRequest } from '#protocol';
import { type QuickTable, quickRank } from '#rules';
import type { Listing, RoomHandle } from '../tables.ts';

/** The process that has a table. */
export interface Owner {
  /** The id of the process. */
  readonly process: string;
  /** The table's id. */
  readonly table: string;
  /** Its `PROTOCOL_VERSION`. */
  readonly version: number;
}

/** Thrown when the other processes cannot be reached. The caller may retry. */
export class ClusterFails extends Error {
  /** @param wanted a name for the failed operation, without any input of a player */
  constructor(wanted: string, cause: unknown) {
    super(`${wanted} failed: ${cause instanceof Error ? cause.message : 'no reason given'}`);
  }
}

/** Public tables to show, and the people at public tables, at others too. */
export interface ShownTables {
  readonly tables: readonly Listing[];
  readonly people: PeopleNow;
}

/**
 * The knowledge shared by the processes behind one address: which process has which table, and which tables have open
 * seats. Every call may fail with `ClusterFails`. That loses nothing: games are only in the store.
 */
export interface Cluster {
  /** The live process that has the table with this code; null if none does. */
  ownerOf(code: string): Promise<Owner | null>;
  /** Takes a table for this process. Returns null on success, else the live process that has it. */
  claim(code: string, table: string): Promise<Owner | null>;
  /** Releases a table of this process. */
  release(code: string): Promise<void>;
  /** Waits until this owner has released the table or died; false if it still has it in the end. */
  freed(code: string, owner: Owner): Promise<boolean>;
  /** Public tables of a few other live processes, to show, and the people there. */
  shownElsewhere(): Promise<ShownTables>;
  /** Public tables of this kind in all other live processes: the few of each that are best for a newcomer. */
  listedElsewhere(wish: TableRequest): Promise<readonly Listing[]>;
  /** Tells the others at once about this process's tables of this kind. Never fails: the next heartbeat does it too. */
  publish(wish: TableRequest): Promise<void>;
  /**
   * Runs tasks for the same kind of table one at a time across all processes, about in the order in which they ask.
   * Each sees the tables that earlier ones opened.
   */
  inTurn<Value>(wish: TableRequest, task: () => Promise<Value>): Promise<Value>;
  /** The address at which the others reach a process, `host:port`; null if it is dead. */
  addressOf(process: string): Promise<string | null>;
  /** Whether the other processes can be reached. */
  isHealthy(): boolean;
  /** Leaves the cluster. Others may then take this process's tables. */
  close(): Promise<void>;
}

const NOBODY: PeopleNow = { looking: 0, playing: 0 };

/** The people at some tables. Those of private tables do not count. */
export const peopleAt = (listed: readonly Listing[]): PeopleNow =>
  peopleIn(
    listed
      .filter(({ order }) => !order.isPrivate)
      .map(({ stage, people, present }) => ({
        looking: stage === 'waiting' ? people : 0,
        playing: stage === 'playing' ? present : 0,
      })),
  );

/** The sums of several counts. */
export const peopleIn = (counts: readonly PeopleNow[]): PeopleNow =>
  counts.reduce(
    (sum, { looking, playing }) => ({ looking: sum.looking + looking, playing: sum.playing + playing }),
    NOBODY,
  );

/** The cluster of a server with a single process. */
export const ALONE: Cluster = {
  ownerOf: async () => null,
  claim: async () => null,
  release: async () => undefined,
  freed: async () => true,
  shownElsewhere: async () => ({ tables: [], people: NOBODY }),
  listedElsewhere: async () => [],
  publish: async () => undefined,
  inTurn: (_wish, task) => task(),
  addressOf: async () => null,
  isHealthy: () => true,
  close: async () => undefined,
};

/** Tables of the same kind suit the same quick matches. */
export const tableKind = ({ rules, seats, pace }: TableRequest): string => [rules, seats, pace].join(' ');

/** Whether the table is public and waiting, or played by people and not only by their stand-ins. */
export const isInviting = ({ order, stage, present }: Listing): boolean =>
  !order.isPrivate && (stage === 'waiting' || (stage === 'playing' && present > 0));

/** A table as quick matches compare it. */
export function quickTableOf(listing: Listing): QuickTable {
  const { order, stage, deal, people, openSeats } = listing;
  const { rules, seats, pace } = order;
  return { rules, seats, pace, stage, deal, people, isOpen: isInviting(listing) && openSeats > 0 };
}

/** These tables in the order in which quick matches should fill them, then those that suit none, by people. */
export const quickMatchesFirst = (listed: readonly Listing[]): readonly Listing[] =>
  listed.toSorted((a, b) => quickRank(quickTableOf(b)) - quickRank(quickTableOf(a)) || b.people - a.people);

/** The time another process has to answer, in ms. */
const CALL_TIMEOUT_MS = 1_500;

/**
 * Calls a method of a table in another process.
 * @param table the table's id
 * @param values the method's arguments, sent as JSON
 * @throws ClusterFails if there is no answer in time, or the call fails there
 */
export async function callRoom<Method extends keyof RoomHandle>(
  table: string,
  method: Method,
  ...values: Parameters<RoomHandle[Method]>
): Promise<Awaited<ReturnType<RoomHandle[Method]>>> {
  try {
    return await matchMaker.remoteRoomCall(table, method as keyof Room, values, CALL_TIMEOUT_MS);
  } catch {
    // The error's own message contains the arguments, with the guest's id.
    throw new ClusterFails(`calling a table's ${method}`, new Error('another process does not answer'));
  }
}
