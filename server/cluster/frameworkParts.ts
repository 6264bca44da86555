import { type IRoomCache, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { openRedis } from './registry.ts';

type Callback = Parameters<RedisPresence['subscribe']>[1];
type Changes = Parameters<RedisDriver['update']>[1];

const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** What the framework lists of its rooms, for itself: Redis may be slow or away, and nobody waits at a table for that. */
class Listings extends RedisDriver {
  override async update(room: IRoomCache, changes: Changes): Promise<true> {
    quietly(super.update(room, changes));
    return true;
  }

  override async persist(room: IRoomCache): Promise<true> {
    quietly(super.persist(room));
    return true;
  }

  override async remove(roomId: string): Promise<true> {
    quietly(super.remove(roomId));
    return true;
  }

  override async cleanup(process: string): Promise<void> {
    quietly(super.cleanup(process));
  }

  override async shutdown(): Promise<void> {
    quietly(super.shutdown());
  }
}

/** How rooms are called from another process. What cannot be sent now is missed by whoever waits for it, and by nobody else. */
class Calls extends RedisPresence {
  override async subscribe(topic: string, callback: Callback): Promise<this> {
    // Asked for again by itself when the connection is back.
    await super.subscribe(topic, callback).catch(() => undefined);
    return this;
  }

  override async unsubscribe(topic: string, callback?: Callback): Promise<this> {
    quietly(super.unsubscribe(topic, callback));
    return this;
  }

  override async publish(topic: string, message: unknown): Promise<void> {
    quietly(super.publish(topic, message));
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => false);
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  override shutdown(): void {
    this.sub.disconnect();
    this.pub.disconnect();
  }
}

/** What the framework's server is made with when there are several processes: rooms open where they are asked for. */
export function frameworkParts(redisUrl: string) {
  // It asks the dead for seconds whether they live; we know.
  matchMaker.setHealthChecksEnabled(false);
  return {
    driver: new Listings(openRedis(redisUrl)),
    presence: new Calls(openRedis(redisUrl)),
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  };
}

/** Forgets what the framework lists of a process that has died. */
export async function forgetProcess(process: string): Promise<void> {
  await matchMaker.driver.cleanup?.(process);
  await matchMaker.stats.excludeProcess(process);
}
