import { networkInterfaces } from 'node:os';
import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Listing, OpenRoom } from '../tables.ts';
import { ALONE, type Cluster } from './cluster.ts';
import { frameworkParts } from './frameworkParts.ts';
import { RedisCluster } from './redisCluster.ts';
import { openRedis } from './registry.ts';
import { Switchboard } from './switchboard.ts';

/** A process in a cluster, or alone. */
export interface Membership {
  readonly cluster: Cluster;
  /** Options for the framework's server. */
  readonly parts: Pick<ServerOptions, 'driver' | 'presence' | 'selectProcessIdToCreateRoom'>;
  /** Passes sockets on to the processes they belong to; null without a cluster. */
  readonly switchboard: Switchboard | null;
  /** Tells the others about this process, and where they reach it: `host:port`. */
  begin(address: string): Promise<void>;
  /** Leaves the cluster. */
  close(): Promise<void>;
}

const ONE: Membership = {
  cluster: ALONE,
  parts: {},
  switchboard: null,
  begin: async () => undefined,
  close: async () => undefined,
};

/**
 * Joins the processes that share a Redis.
 * @param redisUrl undefined without a cluster
 * @param tables this process's tables, by code
 * @throws Error with one clear line when no Redis answers there
 */
export async function openCluster(
  redisUrl: string | undefined,
  tables: ReadonlyMap<string, OpenRoom>,
  log: Logger,
): Promise<Membership> {
  if (redisUrl === undefined) return ONE;
  const redis = openRedis(redisUrl);
  const cluster = new RedisCluster(redis, {
    held: () => [...tables].map(([code, { order }]) => ({ code, table: order.id })),
    listed: () => [...tables.values()].flatMap(shown),
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

/** What other processes learn of a table: its listing, if it is public and has a seat for somebody. */
function shown(room: OpenRoom): readonly Listing[] {
  if (room.order.isPrivate) return [];
  const listing = room.listing();
  return listing.people < listing.order.seats ? [listing] : [];
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * Where other processes probably reach one that listens on this host and port: `host:port`.
 * @param host the address it listens on; undefined for all
 */
export function ownAddress(host: string | undefined, port: number): string {
  const own = host !== undefined && !EVERYWHERE.includes(host) ? host : firstOutside();
  return `${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** An address of this machine that others can reach; the loopback address when there is none. */
function firstOutside(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
