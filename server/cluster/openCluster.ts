import { networkInterfaces } from 'node:os';
import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Listing, OpenRoom } from '../tables.ts';
import { ALONE, type Cluster } from './cluster.ts';
import { frameworkParts } from './frameworkParts.ts';
import { RedisCluster } from './redisCluster.ts';
import { openRedis } from './registry.ts';
import { Switchboard } from './switchboard.ts';

/** This process's membership in a cluster, or its stand-alone substitute. */
export interface Membership {
  readonly cluster: Cluster;
  /** Options for the framework's server. */
  readonly parts: Pick<ServerOptions, 'driver' | 'presence' | 'selectProcessIdToCreateRoom'>;
  /** Forwards sockets to the processes they belong to; null without a cluster. */
  readonly switchboard: Switchboard | null;
  /** Announces this process and its address, `host:port`, to the others. */
  begin(address: string): Promise<void>;
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
 * Connects to the Redis that the processes of a cluster share.
 * @param redisUrl undefined without a cluster
 * @param tables this process's tables, by code
 * @param proxies the number of the operator's proxies in front of this server
 * @throws Error with a one-line message if no Redis answers there
 */
export async function openCluster(
  redisUrl: string | undefined,
  tables: ReadonlyMap<string, OpenRoom>,
  log: Logger,
  proxies: number,
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

/** The table's listing for other processes, if it is public and has a free seat. */
function shown(room: OpenRoom): readonly Listing[] {
  if (room.order.isPrivate) return [];
  const listing = room.listing();
  return listing.people < listing.order.seats ? [listing] : [];
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * The address at which other processes probably reach this one, `host:port`.
 * @param host the address it listens on; undefined for all addresses
 */
export function ownAddress(host: string | undefined, port: number): string {
  const own = host !== undefined && !EVERYWHERE.includes(host) ? host : firstOutside();
  return `${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** An external address of this machine; the loopback address if there is none. */
function firstOutside(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
