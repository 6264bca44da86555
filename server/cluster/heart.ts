import type { Logger } from 'pino';
import { forgetProcess } from './frameworkParts.ts';
import { LIFE, type Registry } from './registry.ts';

/** How often a process tells the others that it lives, in ms. */
const BEAT = 1_000;

/** What the others must know of this process, and what it must know of them. */
export interface Household {
  /** The tables that are open here. */
  held(): Iterable<{ readonly code: string; readonly table: string }>;
  /** What others may know of them. */
  listing(): string;
  /** Another process has this table. */
  lost(code: string): void;
  /** This process lives no more. */
  gone(process: string): void;
}

/** Tells the others once a second that this process lives, and with what tables; sees who has died. */
export class Heart {
  readonly #registry: Registry;
  readonly #household: Household;
  readonly #log: Logger;
  readonly #address: string;
  readonly #timer: NodeJS.Timeout;
  #living: readonly string[] = [];
  #isBeating = false;
  #isWell = false;
  #lastBeat = Number.NEGATIVE_INFINITY;

  constructor(registry: Registry, household: Household, log: Logger, address: string) {
    this.#registry = registry;
    this.#household = household;
    this.#log = log;
    this.#address = address;
    this.#timer = setInterval(() => void this.beat(), BEAT).unref();
  }

  /** The others know that we live. */
  get isWell(): boolean {
    return performance.now() - this.#lastBeat < LIFE;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Never fails: the operator is told when it goes wrong first, and when it is well again. */
  async beat(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#tell();
      await this.#see();
      this.#lastBeat = performance.now();
      this.#feel(true, null);
    } catch (error) {
      this.#feel(false, error);
    }
    this.#isBeating = false;
  }

  async #tell(): Promise<void> {
    const hasLived = await this.#registry.beat(this.#address);
    if (!hasLived) await this.#claimAnew();
    await this.#registry.list(this.#household.listing());
  }

  /** Taken for dead, in a long pause or because Redis has forgotten: what others have meanwhile is theirs. */
  async #claimAnew(): Promise<void> {
    for (const { code, table } of [...this.#household.held()]) {
      if (await this.#registry.claim(code, table)) this.#household.lost(code);
    }
  }

  async #see(): Promise<void> {
    for (const process of await this.#registry.expire()) await forgetProcess(process);
    const living = await this.#registry.living();
    for (const process of this.#living) if (!living.includes(process)) this.#household.gone(process);
    this.#living = living;
  }

  #feel(isWell: boolean, err: unknown): void {
    if (isWell === this.#isWell) return;
    this.#isWell = isWell;
    if (isWell) this.#log.info({ address: this.#address }, 'cluster reachable');
    else this.#log.error({ err }, 'cluster unreachable; open tables continue');
  }
}
