import { randomUUID } from 'node:crypto';
import { setImmediate as afterThisTurn, setTimeout as wait } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type PeopleNow, PROTOCOL_VERSION, type TableRequest } from '#protocol';
import type { Listing, OpenRoom } from '../tables.ts';
import {
  type Cluster,
  type Owner,
  peopleAt,
  peopleIn,
  quickMatchesFirst,
  type ShownTables,
  tableKind,
} from './cluster.ts';
import { frameworkParts } from './frameworkParts.ts';
import { Heartbeat, type LocalProcess } from './heartbeat.ts';
import type { Membership } from './membership.ts';
import { openRedis, PROCESS_LIFE_MS, Registry } from './registry.ts';
import { Switchboard } from './switchboard.ts';

/**
 * Connects to the Redis that the processes of a cluster share.
 * @param tables this process's tables, by code
 * @param proxies the number of the operator's proxies in front of this server
 * @throws Error with a one-line message if no Redis answers there
 */
export async function openCluster(
  redisUrl: string,
  tables: ReadonlyMap<string, OpenRoom>,
  log: Logger,
  proxies: number,
): Promise<Membership> {
  const redis = openRedis(redisUrl);
  const cluster = new RedisCluster(redis, {
    held: () => [...tables].map(([code, { order }]) => ({ code, table: order.id })),
    listed: () => [...tables.values()].filter(({ order }) => !order.isPrivate).map((room) => room.listing()),
    lost: (code) => tables.get(code)?.lose(),
    gone: (process) => switchboard.hangUp(process),
  });
  const pass = await cluster.secret().catch(() => {
    redis.disconnect();
    throw new Error('No Redis answers at REDIS_URL');
  });
  const switchboard = new Switchboard(
    cluster,
    () => matchMaker.processId,
    pass,
    (err, address) => log.warn({ err, address }, 'peer process unreachable'),
    proxies > 0,
  );
  return {
    cluster,
    parts: frameworkParts(redisUrl),
    switchboard,
    begin: (address) => cluster.begin(address, log),
    close: async () => {
      switchboard.close();
      await cluster.close();
    },
  };
}

/** The polling interval while waiting for other processes, in ms. */
const POLL_MS = 100;
/** The longest that one task of `inTurn` may block the others, in ms. */
const MAX_TURN_MS = 4_000;
/** The polling interval while waiting for a turn, in ms. */
const TURN_POLL_MS = 10;
/** The pause after a turn, in ms: longer than others take to see that it has ended, so that theirs comes first. */
const TURN_PAUSE_MS = 2 * TURN_POLL_MS;

/** The most tables of one kind that a process tells the others about. */
const MAX_LISTED_TABLES = 8;
/** The number of other processes whose tables a process shows beside its own: more than anybody reads. */
const MAX_SHOWN_PROCESSES = 8;

/** The listings of a process's tables of one kind, and its protocol version. */
interface Listed {
  readonly version: number;
  readonly tables: readonly Listing[];
  /** The people at all its public tables of this kind. */
  readonly people: PeopleNow;
}

/** The tables of this process, as the cluster sees them. */
export interface ProcessTables extends Omit<LocalProcess, 'listings'> {
  /** The public tables. */
  listed(): readonly Listing[];
}

/** A cluster of processes that share a Redis. */
export class RedisCluster implements Cluster {
  readonly #redis: Redis;
  readonly #registry: Registry;
  readonly #own: ProcessTables;
  /** Pending waits by table, shared because hundreds of people may wait for the tables of a dead process. */
  readonly #waiting = new Map<string, Promise<boolean>>();
  /** Publications that have not begun, by kind. */
  readonly #publishing = new Map<string, Promise<void>>();
  #heart: Heartbeat | null = null;

  constructor(redis: Redis, own: ProcessTables) {
    this.#redis = redis;
    this.#registry = new Registry(redis, () => matchMaker.processId);
    this.#own = own;
  }

  /** Announces this process and its address to the others, and starts the heartbeat. */
  async begin(address: string, log: Logger): Promise<void> {
    this.#heart = new Heartbeat(this.#registry, { ...this.#own, listings: () => this.#listings() }, log, address);
    await this.#heart.send();
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
    const waiting = this.#waiting.get(table) ?? until(PROCESS_LIFE_MS + 2 * POLL_MS, isFree);
    this.#waiting.set(table, waiting);
    return waiting.finally(() => this.#waiting.delete(table));
  }

  async shownElsewhere(): Promise<ShownTables> {
    const texts = await this.#registry.shownElsewhere(MAX_SHOWN_PROCESSES);
    return { tables: texts.flatMap(listedIn), people: peopleIn(texts.flatMap(countedIn)) };
  }

  async listedElsewhere(wish: TableRequest): Promise<readonly Listing[]> {
    return (await this.#registry.listedElsewhere(tableKind(wish))).flatMap(listedIn);
  }

  publish(wish: TableRequest): Promise<void> {
    const kind = tableKind(wish);
    // Requests that come before the tables are read share their publication.
    const publishing =
      this.#publishing.get(kind) ??
      afterThisTurn().then(() => {
        this.#publishing.delete(kind);
        const own = this.#own.listed().filter(({ order }) => tableKind(order) === kind);
        return this.#registry.listKind(kind, listing(own)).catch(() => undefined);
      });
    this.#publishing.set(kind, publishing);
    return publishing;
  }

  async inTurn<Value>(wish: TableRequest, task: () => Promise<Value>): Promise<Value> {
    const kind = tableKind(wish);
    const holder = randomUUID();
    // After the timeout it runs anyway: two tables for two people are better than none.
    await until(MAX_TURN_MS, () => this.#registry.lock(kind, holder, MAX_TURN_MS), TURN_POLL_MS);
    try {
      return await task();
    } finally {
      await this.publish(wish);
      await this.#registry.unlock(kind, holder).catch(() => undefined);
      await wait(TURN_PAUSE_MS);
    }
  }

  addressOf(process: string): Promise<string | null> {
    return this.#registry.addressOf(process);
  }

  isHealthy(): boolean {
    return this.#heart?.isHealthy ?? false;
  }

  async close(): Promise<void> {
    this.#heart?.stop();
    await this.#registry.leave().catch(() => undefined);
    this.#redis.disconnect();
  }

  #listings(): ReadonlyMap<string, string> {
    const byKind = new Map<string, Listing[]>();
    for (const table of this.#own.listed()) {
      const kind = tableKind(table.order);
      byKind.set(kind, [...(byKind.get(kind) ?? []), table]);
    }
    return new Map([...byKind].map(([kind, tables]) => [kind, listing(tables)]));
  }
}

/** The listings as JSON, of the few tables with a free seat that are best for a newcomer. */
function listing(listed: readonly Listing[]): string {
  const free = listed.filter(({ order, people }) => people < order.seats);
  const best = quickMatchesFirst(free).slice(0, MAX_LISTED_TABLES);
  return JSON.stringify({ version: PROTOCOL_VERSION, tables: best, people: peopleAt(listed) } satisfies Listed);
}

/** The tables in such a text; none if another version wrote it. */
function listedIn(text: string): readonly Listing[] {
  const { version, tables } = JSON.parse(text) as Listed;
  return version === PROTOCOL_VERSION ? tables : [];
}

/** The people at the tables of such a text; none if another version wrote it. */
function countedIn(text: string): readonly PeopleNow[] {
  const { version, people } = JSON.parse(text) as Listed;
  return version === PROTOCOL_VERSION ? [people] : [];
}

/** Polls until `isDone`; false if that takes longer than `ms`. */
async function until(ms: number, isDone: () => Promise<boolean>, look = POLL_MS): Promise<boolean> {
  const end = performance.now() + ms;
  while (!(await isDone())) {
    if (performance.now() > end) return false;
    await wait(look);
  }
  return true;
}
