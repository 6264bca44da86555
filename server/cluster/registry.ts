import { Redis } from 'ioredis';
import { PROTOCOL_VERSION } from '#protocol';
import { ClusterFails, type Owner } from './cluster.ts';
import { BEAT, CLAIM, EXPIRE, OWNER, RELEASE, UNLOCK } from './scripts.ts';

/** The time after its last heartbeat at which a process is considered dead, in ms. */
export const LIFE = 4_000;

const PROCESSES = 'rummy:processes';
const OWNERS = 'rummy:owners';
const LIVES = 'rummy:process:';
const LISTED = 'rummy:kinds:';
const LOCKS = 'rummy:lock:';
const SECRET = 'rummy:secret';

/** The timeout for an answer, in ms. */
const ANSWER_TIMEOUT = 2_000;

/** A connection to Redis that fails fast and reconnects by itself. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: ANSWER_TIMEOUT,
    connectTimeout: ANSWER_TIMEOUT,
    // Without this the operating system keeps a dead connection for minutes.
    socketTimeout: 2 * ANSWER_TIMEOUT,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  });
  // The failed command rejects, and `Heart` logs it.
  redis.on('error', () => undefined);
  return redis;
}

/** This process's access to the data in Redis. Every method may fail with `ClusterFails`. */
export class Registry {
  readonly #redis: Redis;
  readonly #ownId: () => string;
  #secret = '';

  /** @param ownId returns the id of this process, which the framework assigns at start */
  constructor(redis: Redis, ownId: () => string) {
    this.#redis = redis;
    this.#ownId = ownId;
  }

  get #self(): string {
    return this.#ownId();
  }

  /** Records that this process is alive at this address. False if it was considered dead or is new. */
  async beat(address: string): Promise<boolean> {
    const lived = await this.#run('a beat', BEAT, [PROCESSES, LIVES + this.#self], [this.#self, address, LIFE]);
    // After Redis was emptied, new processes would otherwise agree on another secret.
    if (lived !== 1 && this.#secret) await this.secret(this.#secret);
    return lived === 1;
  }

  /** Frees the tables of dead processes, and returns those processes. */
  async expire(): Promise<readonly string[]> {
    return (await this.#run('an expiry', EXPIRE, [PROCESSES, OWNERS], [LIVES])) as string[];
  }

  /** Takes a table for this process. Returns null on success, else the live process that has it. */
  async claim(code: string, table: string): Promise<Owner | null> {
    return ownerIn(
      await this.#run('a claim', CLAIM, [OWNERS], [code, this.#self, `${table} ${PROTOCOL_VERSION}`, LIVES]),
    );
  }

  async ownerOf(code: string): Promise<Owner | null> {
    return ownerIn(await this.#run('an owner', OWNER, [OWNERS], [code, LIVES]));
  }

  async release(code: string): Promise<void> {
    await this.#run('a release', RELEASE, [OWNERS], [code, this.#self]);
  }

  /** Publishes this process's tables, by kind, until it is considered dead. Replaces all it published before. */
  async list(texts: ReadonlyMap<string, string>): Promise<void> {
    const key = LISTED + this.#self;
    const commands = this.#redis.multi().del(key);
    if (texts.size > 0) commands.hset(key, texts).pexpire(key, LIFE);
    await this.#guarded('a listing', commands.exec());
  }

  /** Publishes this process's tables of one kind. */
  async listKind(kind: string, text: string): Promise<void> {
    const key = LISTED + this.#self;
    await this.#guarded('a listing', this.#redis.multi().hset(key, kind, text).pexpire(key, LIFE).exec());
  }

  /** The lists of all other live processes for this kind. */
  async listedElsewhere(kind: string): Promise<readonly string[]> {
    const others = await this.#others();
    if (others.length === 0) return [];
    const texts = await Promise.all(
      others.map((id) => this.#guarded('a listing', this.#redis.hget(LISTED + id, kind))),
    );
    return texts.filter((text) => text !== null);
  }

  /** All lists of the `most` live processes that follow this one in the order of their ids. */
  async shownElsewhere(most: number): Promise<readonly string[]> {
    const others = (await this.#others()).toSorted();
    const next = others.filter((id) => id > this.#self);
    const before = others.filter((id) => id < this.#self);
    const shown = [...next, ...before].slice(0, most);
    const lists = await Promise.all(shown.map((id) => this.#guarded('listings', this.#redis.hvals(LISTED + id))));
    return lists.flat();
  }

  async #others(): Promise<readonly string[]> {
    return (await this.living()).filter((id) => id !== this.#self);
  }

  /** All live processes, as of the last `expire`. */
  living(): Promise<readonly string[]> {
    return this.#guarded('processes', this.#redis.smembers(PROCESSES));
  }

  /** The address of a process; null if it is dead. */
  addressOf(process: string): Promise<string | null> {
    return this.#guarded('an address', this.#redis.get(LIVES + process));
  }

  /** Takes the lock of this name for `ms`; false if somebody has it. */
  async lock(name: string, holder: string, ms: number): Promise<boolean> {
    return (await this.#guarded('a lock', this.#redis.set(LOCKS + name, holder, 'PX', ms, 'NX'))) === 'OK';
  }

  async unlock(name: string, holder: string): Promise<void> {
    await this.#run('an unlocking', UNLOCK, [LOCKS + name], [holder]);
  }

  /** Returns the cluster's shared secret; stores `made` if there is none yet. */
  async secret(made: string): Promise<string> {
    await this.#guarded('a secret', this.#redis.set(SECRET, made, 'NX'));
    this.#secret = (await this.#guarded('a secret', this.#redis.get(SECRET))) ?? made;
    return this.#secret;
  }

  /** Removes this process and frees its tables. */
  async leave(): Promise<void> {
    await this.#guarded('leaving', this.#redis.del(LIVES + this.#self, LISTED + this.#self));
    await this.expire();
  }

  #run(what: string, script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.#guarded(what, this.#redis.eval(script, keys.length, ...keys, ...values));
  }

  /** Rethrows only the message of an error: its other fields contain the command. */
  async #guarded<Value>(what: string, asked: Promise<Value>): Promise<Value> {
    try {
      return await asked;
    } catch (error) {
      throw new ClusterFails(what, error);
    }
  }
}

function ownerIn(answer: unknown): Owner | null {
  const [process, table, version] = String(answer ?? '').split(' ');
  return process && table ? { process, table, version: Number(version) } : null;
}
