import { matchMaker, type Room } from '@colyseus/core';
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

/** The other processes cannot be asked now. Try again. */
export class ClusterFails extends Error {
  /** @param wanted what was asked, without anything that came from a player */
  constructor(wanted: string, cause: unknown) {
    super(`${wanted} fails: ${cause instanceof Error ? cause.message : 'for no reason given'}`);
  }
}

/**
 * What the processes behind one address know of each other: which process has which table, and which tables have open
 * seats. Every call may fail with `ClusterFails`. Nothing is lost then: games are in the store alone.
 */
export interface Cluster {
  /** The living process that has the table with this code; null when none does. */
  ownerOf(code: string): Promise<Owner | null>;
  /** Takes a table for this process; null on success, else the living process that has it. */
  claim(code: string, table: string): Promise<Owner | null>;
  /** Gives up a table of this process. */
  release(code: string): Promise<void>;
  /** Waits until this owner gives up the table; false when it keeps it. */
  freed(code: string, owner: Owner): Promise<boolean>;
  /** Public tables of all other living processes. */
  listedElsewhere(): Promise<readonly Listing[]>;
  /** Runs tasks of the same kind one after the other across all processes; each sees the tables that earlier ones opened. */
  inTurn<Value>(kind: string, task: () => Promise<Value>): Promise<Value>;
  /** Where the others reach a process: `host:port`. Null when it is dead. */
  addressOf(process: string): Promise<string | null>;
  /** The other processes can be asked. */
  isWell(): boolean;
  /** Leaves the cluster; others may take this process's tables. */
  close(): Promise<void>;
}

/** For a server of one process. */
export const ALONE: Cluster = {
  ownerOf: async () => null,
  claim: async () => null,
  release: async () => undefined,
  freed: async () => true,
  listedElsewhere: async () => [],
  inTurn: (_kind, task) => task(),
  addressOf: async () => null,
  isWell: () => true,
  close: async () => undefined,
};

/** How long another process may take to answer, in ms. */
const CALL_TIMEOUT = 1_500;

/**
 * Calls a method of a table that another process has.
 * @param table its id
 * @param values the method's parameters, sent as JSON
 * @throws ClusterFails when nobody answers in time, or the call fails there
 */
export async function callRoom<Method extends keyof RoomHandle>(
  table: string,
  method: Method,
  ...values: Parameters<RoomHandle[Method]>
): Promise<Awaited<ReturnType<RoomHandle[Method]>>> {
  try {
    return await matchMaker.remoteRoomCall(table, method as keyof Room, values, CALL_TIMEOUT);
  } catch {
    // The error's own message quotes the call, with the guest.
    throw new ClusterFails(`a table's ${method}`, new Error('another process does not answer'));
  }
}
