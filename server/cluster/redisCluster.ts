import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { PROTOCOL_VERSION } from '#protocol';
import type { Listing } from '../tables.ts';
import type { Cluster, Owner } from './cluster.ts';
import { Heart, type LocalProcess } from './heart.ts';
import { LIFE, Registry } from './registry.ts';

/** The polling interval while waiting for other processes, in ms. */
const LOOK = 100;
/** The longest that one task of `inTurn` may block the others, in ms. */
const LONGEST_TURN = 4_000;

/** The listings of a process's tables, and its protocol version. */
interface Listed {
  readonly version: number;
  readonly tables: readonly Listing[];
}

/** The tables of this process, as the cluster sees them. */
export interface ProcessTables extends Omit<LocalProcess, 'listing'> {
  listed(): readonly Listing[];
}

/** A cluster of processes that share a Redis. */
export class RedisCluster implements Cluster {
  readonly #redis: Redis;
  readonly #registry: Registry;
  readonly #own: ProcessTables;
  /** Pending waits by table, shared because hundreds of people may wait for the tables of a dead process. */
  readonly #waiting = new Map<string, Promise<boolean>>();
  #heart: Heart | null = null;

  constructor(redis: Redis, own: ProcessTables) {
    this.#redis = redis;
    this.#registry = new Registry(redis, () => matchMaker.processId);
    this.#own = own;
  }

  /** Announces this process and its address to the others, and starts the heartbeat. */
  async begin(address: string, log: Logger): Promise<void> {
    this.#heart = new Heart(this.#registry, { ...this.#own, listing: () => this.#listing() }, log, address);
    await this.#heart.beat();
  }

  /** A secret that only the processes of this cluster know. */
  secret(): Promise<string> {
    return this.#registry.secret(randomUUID() + randomUUID());
  }

  ownerOf(code: string): Promise<Owner | null> {
    return this.#registry.ownerOf(code);
  }

  claim(code: string, table: string): Promise<Owner | null> {
    return this.#registry.claim(code, table);
  }

  release(code: string): Promise<void> {
    return this.#registry.release(code);
  }

  freed(code: string, { process, table }: Owner): Promise<boolean> {
    const isFree = async (): Promise<boolean> => {
      const owner = await this.ownerOf(code);
      return owner?.process !== process || owner.table !== table;
    };
    const waiting = this.#waiting.get(table) ?? until(LIFE + 2 * LOOK, isFree);
    this.#waiting.set(table, waiting);
    return waiting.finally(() => this.#waiting.delete(table));
  }

  async listedElsewhere(): Promise<readonly Listing[]> {
    const all = (await this.#registry.listedElsewhere()).map((text) => JSON.parse(text) as Listed);
    return all.filter(({ version }) => version === PROTOCOL_VERSION).flatMap(({ tables }) => tables);
  }

  async inTurn<Value>(kind: string, task: () => Promise<Value>): Promise<Value> {
    const holder = randomUUID();
    // After the timeout it runs anyway: two tables for two people are better than none.
    await until(LONGEST_TURN, () => this.#registry.lock(kind, holder, LONGEST_TURN));
    try {
      return await task();
    } finally {
      await this.#registry.list(this.#listing()).catch(() => undefined);
      await this.#registry.unlock(kind, holder).catch(() => undefined);
    }
  }

  addressOf(process: string): Promise<string | null> {
    return this.#registry.addressOf(process);
  }

  isWell(): boolean {
    return this.#heart?.isWell ?? false;
  }

  async close(): Promise<void> {
    this.#heart?.stop();
    await this.#registry.leave().catch(() => undefined);
    this.#redis.disconnect();
  }

  #listing(): string {
    return JSON.stringify({ version: PROTOCOL_VERSION, tables: this.#own.listed() } satisfies Listed);
  }
}

/** Polls until `isSo`; false if that takes longer than `ms`. */
async function until(ms: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await wait(LOOK);
  }
  return true;
}
