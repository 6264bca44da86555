import type { Logger } from 'pino';
import { forgetProcess } from './frameworkParts.ts';
import { PROCESS_LIFE_MS, type Registry } from './registry.ts';

/** The interval of a process's heartbeat, in ms. */
const HEARTBEAT_INTERVAL_MS = 1_000;

/** This process as the heartbeat sees it: what to announce, and callbacks for news about other processes. */
export interface LocalProcess {
  /** The tables that are open here. */
  held(): Iterable<{ readonly code: string; readonly table: string }>;
  /** The listings of its public tables as JSON, by kind. */
  listings(): ReadonlyMap<string, string>;
  /** Called when another process has taken this table. */
  lost(code: string): void;
  /** Called when another process has died. */
  gone(process: string): void;
}

/** Announces this process and its tables every second, and detects processes that died. */
export class Heartbeat {
  readonly #registry: Registry;
  readonly #local: LocalProcess;
  readonly #log: Logger;
  readonly #address: string;
  readonly #timer: NodeJS.Timeout;
  #living: readonly string[] = [];
  #isBeating = false;
  #isReachable = false;
  #isStopped = false;
  #lastBeat = Number.NEGATIVE_INFINITY;

  constructor(registry: Registry, local: LocalProcess, log: Logger, address: string) {
    this.#registry = registry;
    this.#local = local;
    this.#log = log;
    this.#address = address;
    this.#timer = setInterval(() => void this.send(), HEARTBEAT_INTERVAL_MS).unref();
  }

  /** Whether the last heartbeat is recent enough for the others to consider this process alive. */
  get isHealthy(): boolean {
    return performance.now() - this.#lastBeat < PROCESS_LIFE_MS;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  /** Sends one heartbeat. Never fails: logs the first failure, and the first success after one. */
  async send(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#announce();
      await this.#findDead();
      this.#lastBeat = performance.now();
      this.#report(true, null);
    } catch (error) {
      this.#report(false, error);
    }
    this.#isBeating = false;
  }

  async #announce(): Promise<void> {
    const hasLived = await this.#registry.beat(this.#address);
    if (!hasLived) await this.#claimAnew();
    await this.#registry.list(this.#local.listings());
  }

  /** Claims all tables again, after Redis was emptied or a long pause. Drops those that others have taken. */
  async #claimAnew(): Promise<void> {
    for (const { code, table } of [...this.#local.held()]) {
      if (await this.#registry.claim(code, table)) this.#local.lost(code);
    }
  }

  async #findDead(): Promise<void> {
    for (const process of await this.#registry.expire()) await forgetProcess(process);
    const living = await this.#registry.living();
    for (const process of this.#living) if (!living.includes(process)) this.#local.gone(process);
    this.#living = living;
  }

  #report(isReachable: boolean, err: unknown): void {
    // A beat that the shutdown interrupts fails as well.
    if (isReachable === this.#isReachable || this.#isStopped) return;
    this.#isReachable = isReachable;
    if (isReachable) this.#log.info({ address: this.#address }, 'cluster reachable');
    // One late answer is not an error. If it lasts, `/readyz` says so.
    else this.#log.warn({ err }, 'cluster unreachable; open tables continue');
  }
}
