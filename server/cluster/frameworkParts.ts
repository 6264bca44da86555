import { type IRoomCache, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { openRedis } from './registry.ts';

type Callback = Parameters<RedisPresence['subscribe']>[1];
type Changes = Parameters<RedisDriver['update']>[1];

const quietly = (asked: Promise<unknown>): void => void asked.catch(() => undefined);

/** The framework's own list of rooms. Nobody at a table waits for it if Redis is slow or down. */
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

/** Calls to rooms of other processes. A message that cannot be sent fails only its own call, by timeout. */
class Calls extends RedisPresence {
  override async subscribe(topic: string, callback: Callback): Promise<this> {
    // The client subscribes again by itself when the connection is back.
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

/** Options for the framework's server in a cluster: each process creates the rooms that it is asked for. */
export function frameworkParts(redisUrl: string) {
  // The framework probes dead processes for seconds; the registry already knows.
  matchMaker.setHealthChecksEnabled(false);
  return {
    driver: new Listings(openRedis(redisUrl)),
    presence: new Calls(openRedis(redisUrl)),
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
  };
}

/** Removes a dead process from the framework's lists. */
export async function forgetProcess(process: string): Promise<void> {
  await matchMaker.driver.cleanup?.(process);
  await matchMaker.stats.excludeProcess(process);
}
