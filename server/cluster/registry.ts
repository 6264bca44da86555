import type { Redis } from 'ioredis';
import { PROTOCOL_VERSION } from '#protocol';
import { ClusterFails, type Owner } from './cluster.ts';
import { BEAT, BURY, CLAIM, OWNER, RELEASE, UNLOCK } from './scripts.ts';

/** How long a process is taken to live after its last beat, in ms. */
export const LIFE = 4_000;

const PROCESSES = 'rummy:processes';
const OWNERS = 'rummy:owners';
const LIVES = 'rummy:process:';
const LISTED = 'rummy:listed:';
const LOCKS = 'rummy:lock:';
const SECRET = 'rummy:secret';

/** What Redis keeps for all processes, as this one sees and changes it. Whatever is asked fails with `ClusterFails`. */
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

  /** This process lives, and is reached at this address. False when it was taken for dead, or is new. */
  async beat(address: string): Promise<boolean> {
    const lived = await this.#run('a beat', BEAT, [PROCESSES, LIVES + this.#self], [this.#self, address, LIFE]);
    // A Redis that begins anew would else give newcomers another one.
    if (lived !== 1 && this.#secret) await this.secret(this.#secret);
    return lived === 1;
  }

  /** Gives what the dead had to whoever asks for it first, and answers who has died. */
  async expire(): Promise<readonly string[]> {
    return (await this.#run('a burial', BURY, [PROCESSES, OWNERS], [LIVES])) as string[];
  }

  /** Takes a table unless a living process has it: then answers with that one. */
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

  /** What others may know of this process's tables, until it is taken for dead. */
  async list(text: string): Promise<void> {
    await this.#told('a listing', this.#redis.set(LISTED + this.#self, text, 'PX', LIFE));
  }

  /** What all others list. */
  async listedElsewhere(): Promise<readonly string[]> {
    const others = (await this.living()).filter((id) => id !== this.#self);
    if (others.length === 0) return [];
    const texts = await this.#told('listings', this.#redis.mget(others.map((id) => LISTED + id)));
    return texts.filter((text) => text !== null);
  }

  /** All who live, after `bury`. */
  living(): Promise<readonly string[]> {
    return this.#told('processes', this.#redis.smembers(PROCESSES));
  }

  /** Where a process is reached; null when it does not live. */
  addressOf(process: string): Promise<string | null> {
    return this.#told('an address', this.#redis.get(LIVES + process));
  }

  /** Takes a lock of this name for so many ms, if nobody has it. */
  async lock(name: string, holder: string, ms: number): Promise<boolean> {
    return (await this.#told('a lock', this.#redis.set(LOCKS + name, holder, 'PX', ms, 'NX'))) === 'OK';
  }

  async unlock(name: string, holder: string): Promise<void> {
    await this.#run('an unlocking', UNLOCK, [LOCKS + name], [holder]);
  }

  /** What only the processes of this cluster know: `made`, unless another was first. */
  async secret(made: string): Promise<string> {
    await this.#told('a secret', this.#redis.set(SECRET, made, 'NX'));
    this.#secret = (await this.#told('a secret', this.#redis.get(SECRET))) ?? made;
    return this.#secret;
  }

  /** This process is no more. */
  async leave(): Promise<void> {
    await this.#told('leaving', this.#redis.del(LIVES + this.#self, LISTED + this.#self));
    await this.expire();
  }

  #run(what: string, script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.#told(what, this.#redis.eval(script, keys.length, ...keys, ...values));
  }

  /** Of what goes wrong the words alone: what hangs on such an error quotes the question. */
  async #told<Value>(what: string, asked: Promise<Value>): Promise<Value> {
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
