import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Listing, OpenRoom } from '../tables.ts';
import { ALONE, type Cluster } from './cluster.ts';
import { frameworkParts } from './frameworkParts.ts';
import { openRedis } from './redis.ts';
import { RedisCluster } from './redisCluster.ts';
import { Switchboard } from './switchboard.ts';

/** A process among others, or alone. */
export interface Membership {
  readonly cluster: Cluster;
  /** What the framework's server is made with. */
  readonly parts: Pick<ServerOptions, 'driver' | 'presence' | 'selectProcessIdToCreateRoom'>;
  /** Brings sockets to the processes they belong to; null where there are no others. */
  readonly switchboard: Switchboard | null;
  /** The others hear of us, and where they reach us: `host:port`. */
  begin(address: string): Promise<void>;
  /** The others have heard that we are no more. */
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
 * @param redisUrl undefined for a process alone
 * @param tables those of this process, by their codes
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

/** What other processes may know of a table: nothing unless somebody could be sent there. */
function shown(room: OpenRoom): readonly Listing[] {
  if (room.order.isPrivate) return [];
  const listing = room.listing();
  return listing.people < listing.order.seats ? [listing] : [];
}
