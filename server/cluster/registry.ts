import { Redis } from 'ioredis';
import { PROTOCOL_VERSION } from '#protocol';
import { ClusterFails, type Owner } from './cluster.ts';
import { BEAT, CLAIM, EXPIRE, OWNER, RELEASE, UNLOCK } from './scripts.ts';

/** How long after its last beat a process is taken for dead, in ms. */
export const LIFE = 4_000;

const PROCESSES = 'rummy:processes';
const OWNERS = 'rummy:owners';
const LIVES = 'rummy:process:';
const LISTED = 'rummy:listed:';
const LOCKS = 'rummy:lock:';
const SECRET = 'rummy:secret';

/** How long an answer may take, in ms. */
const ANSWER_TIMEOUT = 2_000;

/** A connection to Redis that fails fast and reconnects by itself. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: ANSWER_TIMEOUT,
    connectTimeout: ANSWER_TIMEOUT,
    // The system alone would keep a dead connection for minutes.
    socketTimeout: 2 * ANSWER_TIMEOUT,
    maxRetriesPerRequest: 1,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  });
  // The failed command is rejected, and `Heart` tells the operator.
  redis.on('error', () => undefined);
  return redis;
}

/** What Redis keeps for all processes, as this one reads and writes it. Every method fails with `ClusterFails`. */
export class Registry {
  readonly #redis: Redis;
  readonly #ownId: () => string;
  #secret = '';

  /** @param ownId the id of this process: the framework gives it one when it starts */
  constructor(redis: Redis, ownId: () => string) {
    this.#redis = redis;
    this.#ownId = ownId;
  }

  get #self(): string {
    return this.#ownId();
  }

  /** Says that this process lives, and at which address. False when it was taken for dead, or is new. */
  async beat(address: string): Promise<boolean> {
    const lived = await this.#run('a beat', BEAT, [PROCESSES, LIVES + this.#self], [this.#self, address, LIFE]);
    // A Redis that was emptied would give new processes another one.
    if (lived !== 1 && this.#secret) await this.secret(this.#secret);
    return lived === 1;
  }

  /** Frees the tables of dead processes, and returns those processes. */
  async expire(): Promise<readonly string[]> {
    return (await this.#run('an expiry', EXPIRE, [PROCESSES, OWNERS], [LIVES])) as string[];
  }

  /** Takes a table, unless another living process has it: then returns that one. */
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

  /** Lists this process's tables for the others, until it is taken for dead. */
  async list(text: string): Promise<void> {
    await this.#guarded('a listing', this.#redis.set(LISTED + this.#self, text, 'PX', LIFE));
  }

  /** What all others list. */
  async listedElsewhere(): Promise<readonly string[]> {
    const others = (await this.living()).filter((id) => id !== this.#self);
    if (others.length === 0) return [];
    const texts = await this.#guarded('listings', this.#redis.mget(others.map((id) => LISTED + id)));
    return texts.filter((text) => text !== null);
  }

  /** All living processes, as of the last `expire`. */
  living(): Promise<readonly string[]> {
    return this.#guarded('processes', this.#redis.smembers(PROCESSES));
  }

  /** The address of a process; null when it is dead. */
  addressOf(process: string): Promise<string | null> {
    return this.#guarded('an address', this.#redis.get(LIVES + process));
  }

  /** Takes the lock of this name for so many ms, unless somebody has it. */
  async lock(name: string, holder: string, ms: number): Promise<boolean> {
    return (await this.#guarded('a lock', this.#redis.set(LOCKS + name, holder, 'PX', ms, 'NX'))) === 'OK';
  }

  async unlock(name: string, holder: string): Promise<void> {
    await this.#run('an unlocking', UNLOCK, [LOCKS + name], [holder]);
  }

  /** A secret that only the processes of this cluster know: `made`, unless another was first. */
  async secret(made: string): Promise<string> {
    await this.#guarded('a secret', this.#redis.set(SECRET, made, 'NX'));
    this.#secret = (await this.#guarded('a secret', this.#redis.get(SECRET))) ?? made;
    return this.#secret;
  }

  /** Removes this process. */
  async leave(): Promise<void> {
    await this.#guarded('leaving', this.#redis.del(LIVES + this.#self, LISTED + this.#self));
    await this.expire();
  }

  #run(what: string, script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.#guarded(what, this.#redis.eval(script, keys.length, ...keys, ...values));
  }

  /** Passes on the message of an error alone: its other fields quote the command. */
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
