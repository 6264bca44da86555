import type { Listing } from '../tables.ts';

/** Who has a table. */
export interface Owner {
  /** The process, by its id. */
  readonly process: string;
  /** The table's id. */
  readonly table: string;
  /** What the process speaks: a `PROTOCOL_VERSION`. */
  readonly version: number;
}

/** What the others cannot be asked now; whoever wanted it asks again. */
export class ClusterFails extends Error {
  /** @param wanted what was asked, without anything a player has said */
  constructor(wanted: string, cause: unknown) {
    super(`${wanted} fails: ${cause instanceof Error ? cause.message : 'for no reason given'}`);
  }
}

/**
 * What the processes behind one address know of each other: who has which table, and where one may still sit down. Each
 * question may fail with `ClusterFails`; nothing that counts is kept here, so nothing is lost then.
 */
export interface Cluster {
  /** The living process that has the table with this code; null when none has. */
  ownerOf(code: string): Promise<Owner | null>;
  /** Takes a table for this process, unless another living one has it. Null when it is ours now. */
  claim(code: string, table: string): Promise<Owner | null>;
  /** This process has the table no more. */
  release(code: string): Promise<void>;
  /** Waits until this owner has the table no more; false when it keeps it. */
  freed(code: string, owner: Owner): Promise<boolean>;
  /** Public tables of all other living processes. */
  listedElsewhere(): Promise<readonly Listing[]>;
  /** Does this when nobody in any process does something of the same kind; all see then what tables have come of it. */
  inTurn<Value>(kind: string, task: () => Promise<Value>): Promise<Value>;
  /** Where the others reach a process: `host:port`. Null when it does not live. */
  addressOf(process: string): Promise<string | null>;
  /** The others can be asked. */
  isWell(): boolean;
  /** This process is no more; its tables are anybody's. */
  close(): Promise<void>;
}

/** One process, and no other. */
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
