import type { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import { findRedis, type Service, startRedis } from '../../server/cli/programs.ts';
import { openRedis, Registry } from '../../server/cluster/registry.ts';
import { eventually } from '../support/progress.ts';
import { canCluster } from '../support/tools/findCluster.ts';

describe.skipIf(!canCluster())('the registry of two processes', () => {
  let service: Service;
  let redis: Redis;
  let east: Registry;
  let west: Registry;

  beforeAll(async () => {
    service = await startRedis(findRedis() as string);
    redis = openRedis(service.url);
    east = new Registry(redis, () => 'east');
    west = new Registry(redis, () => 'west');
  });
  afterAll(async () => {
    redis?.disconnect();
    await service?.stop();
  });
  beforeEach(async () => {
    await redis.flushall();
    expect(await east.beat('10.0.0.1:1')).toBe(false);
    expect(await west.beat('10.0.0.2:1')).toBe(false);
  });

  const die = (process: string) => redis.del(`rummy:process:${process}`);
  const eastHas = (table: string) => ({ process: 'east', table, version: PROTOCOL_VERSION });

  test('gives a table to the first claim, until its owner releases it', async () => {
    expect(await west.ownerOf('BCDFGH')).toBeNull();
    expect(await east.claim('BCDFGH', 'one')).toBeNull();
    expect(await west.claim('BCDFGH', 'one')).toEqual(eastHas('one'));
    expect(await west.ownerOf('BCDFGH')).toEqual(eastHas('one'));
    await west.release('BCDFGH');
    expect(await west.ownerOf('BCDFGH')).toEqual(eastHas('one'));
    await east.release('BCDFGH');
    expect(await west.claim('BCDFGH', 'one')).toBeNull();
  });

  test('lets anybody claim the tables of a dead process, which learns of it when it is alive again', async () => {
    await east.claim('BCDFGH', 'one');
    await east.claim('JKMNPQ', 'two');
    await die('east');
    expect(await west.ownerOf('BCDFGH')).toBeNull();
    expect(await west.claim('BCDFGH', 'one')).toBeNull();
    expect(await east.beat('10.0.0.1:1')).toBe(false);
    expect(await east.claim('BCDFGH', 'one')).toMatchObject({ process: 'west' });
    expect(await east.claim('JKMNPQ', 'two')).toBeNull();
    expect(await east.beat('10.0.0.1:1')).toBe(true);
  });

  test('expires a dead process once, with nothing left behind', async () => {
    await east.claim('BCDFGH', 'one');
    await west.claim('JKMNPQ', 'two');
    await east.list(new Map([['a game', 'tables in the east']]));
    expect(await west.listedElsewhere('a game')).toEqual(['tables in the east']);
    expect(await west.expire()).toEqual([]);
    await die('east');
    expect(await west.expire()).toEqual(['east']);
    expect(await west.expire()).toEqual([]);
    expect(await west.living()).toEqual(['west']);
    expect(await west.listedElsewhere('a game')).toEqual([]);
    expect(await redis.hkeys('rummy:owners')).toEqual(['JKMNPQ']);
  });

  test('removes a leaving process at once', async () => {
    await east.claim('BCDFGH', 'one');
    await east.leave();
    expect(await west.addressOf('east')).toBeNull();
    expect(await west.living()).toEqual(['west']);
    expect(await west.claim('BCDFGH', 'one')).toBeNull();
  });

  test('has locks with one holder, which expire', async () => {
    expect(await east.lock('a game', 'Ann', 60_000)).toBe(true);
    expect(await west.lock('a game', 'Ben', 60_000)).toBe(false);
    await west.unlock('a game', 'Ben');
    expect(await west.lock('a game', 'Ben', 60_000)).toBe(false);
    await east.unlock('a game', 'Ann');
    expect(await west.lock('a game', 'Ben', 1)).toBe(true);
    await eventually(async () => expect(await east.lock('a game', 'Cid', 60_000)).toBe(true));
  });

  test('gives all processes the same secret, and restores it after Redis was emptied', async () => {
    const secret = await east.secret('first');
    expect(await west.secret('second')).toBe(secret);
    await redis.flushall();
    await west.beat('10.0.0.2:1');
    expect(await east.secret('third')).toBe(secret);
  });
});
