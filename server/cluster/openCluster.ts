import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { OpenRoom } from '../tables.ts';
import { frameworkParts } from './frameworkParts.ts';
import type { Membership } from './membership.ts';
import { RedisCluster } from './redisCluster.ts';
import { openRedis } from './registry.ts';
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
