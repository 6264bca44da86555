import { Redis } from 'ioredis';
import { PROTOCOL_VERSION } from '#protocol';
import { ClusterFails, type Owner } from './cluster.ts';

/**
 * Scripts that Redis runs atomically. A process is alive as long as its key `rummy:process:ID` exists. `rummy:owners`
 * maps the code of each open table to its owner, `PROCESS TABLE VERSION`. `rummy:processes` is the set of ids of all
 * processes that were alive recently.
 */

/** KEYS: processes, own key. ARGV: own id, address, lifetime in ms. Returns 1 if the key still existed, else 0. */
const BEAT_SCRIPT = `
local lived = redis.call('EXISTS', KEYS[2])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SADD', KEYS[1], ARGV[1])
return lived`;

/** KEYS: owners. ARGV: code, own id, table id and version, prefix of process keys. Returns another owner, or false. */
const CLAIM_SCRIPT = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner then
  local process = string.match(owner, '^%S+')
  if process ~= ARGV[2] and redis.call('EXISTS', ARGV[4] .. process) == 1 then return owner end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
return false`;

/** KEYS: owners. ARGV: code, prefix of process keys. Returns the live owner, or false. */
const OWNER_SCRIPT = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and redis.call('EXISTS', ARGV[2] .. string.match(owner, '^%S+')) == 1 then return owner end
return false`;

/** KEYS: owners. ARGV: code, own id. Removes the entry if it is our own. */
const RELEASE_SCRIPT = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and string.match(owner, '^%S+') == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
return false`;

/** KEYS: processes, owners. ARGV: prefix of process keys. Frees the tables of dead processes; returns their ids. */
const EXPIRE_SCRIPT = `
local dead, isDead = {}, {}
for _, process in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', ARGV[1] .. process) == 0 then
    redis.call('SREM', KEYS[1], process)
    dead[#dead + 1] = process
    isDead[process] = true
  end
end
if #dead == 0 then return dead end
local owners = redis.call('HGETALL', KEYS[2])
for i = 1, #owners, 2 do
  if isDead[string.match(owners[i + 1], '^%S+')] then redis.call('HDEL', KEYS[2], owners[i]) end
end
return dead`;

/** KEYS: lock. ARGV: its holder. */
const UNLOCK_SCRIPT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return false`;

/** The time after its last heartbeat at which a process is considered dead, in ms. */
export const PROCESS_LIFE_MS = 4_000;

const PROCESSES = 'rummy:processes';
const OWNERS = 'rummy:owners';
const LIVES = 'rummy:process:';
const LISTED = 'rummy:kinds:';
const LOCKS = 'rummy:lock:';
const SECRET = 'rummy:secret';

/** The timeout for an answer, in ms. */
const ANSWER_TIMEOUT_MS = 2_000;

/** A connection to Redis that fails fast and reconnects by itself. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: ANSWER_TIMEOUT_MS,
    connectTimeout: ANSWER_TIMEOUT_MS,
    // Without this the operating system keeps a dead connection for minutes.
    socketTimeout: 2 * ANSWER_TIMEOUT_MS,
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
    const lived = await this.#run(
      'a beat',
      BEAT_SCRIPT,
      [PROCESSES, LIVES + this.#self],
      [this.#self, address, PROCESS_LIFE_MS],
    );
    // After Redis was emptied, new processes would otherwise agree on another secret.
    if (lived !== 1 && this.#secret) await this.secret(this.#secret);
    return lived === 1;
  }

  /** Frees the tables of dead processes, and returns those processes. */
  async expire(): Promise<readonly string[]> {
    return (await this.#run('an expiry', EXPIRE_SCRIPT, [PROCESSES, OWNERS], [LIVES])) as string[];
  }

  /** Takes a table for this process. Returns null on success, else the live process that has it. */
  async claim(code: string, table: string): Promise<Owner | null> {
    return ownerIn(
      await this.#run('a claim', CLAIM_SCRIPT, [OWNERS], [code, this.#self, `${table} ${PROTOCOL_VERSION}`, LIVES]),
    );
  }

  async ownerOf(code: string): Promise<Owner | null> {
    return ownerIn(await this.#run('an owner', OWNER_SCRIPT, [OWNERS], [code, LIVES]));
  }

  async release(code: string): Promise<void> {
    await this.#run('a release', RELEASE_SCRIPT, [OWNERS], [code, this.#self]);
  }

  /** Publishes this process's tables, by kind, until it is considered dead. Replaces all it published before. */
  async list(texts: ReadonlyMap<string, string>): Promise<void> {
    const key = LISTED + this.#self;
    const commands = this.#redis.multi().del(key);
    if (texts.size > 0) commands.hset(key, texts).pexpire(key, PROCESS_LIFE_MS);
    await this.#guarded('a listing', commands.exec());
  }

  /** Publishes this process's tables of one kind. */
  async listKind(kind: string, text: string): Promise<void> {
    const key = LISTED + this.#self;
    await this.#guarded('a listing', this.#redis.multi().hset(key, kind, text).pexpire(key, PROCESS_LIFE_MS).exec());
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
    await this.#run('an unlocking', UNLOCK_SCRIPT, [LOCKS + name], [holder]);
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
