import { join } from 'node:path';
import { type ServerProcess, startProcess } from '../../support/server/process.ts';
import type { Disk } from './disk.ts';

/** A server whose data is on a disk that loses its power, with one address for all its life. */
export class PoweredServer {
  /** Its DATA_DIR. */
  readonly data: string;
  readonly #disk: Disk;
  /** What earlier processes logged as errors. */
  readonly #logged: string[] = [];
  #process: ServerProcess | null = null;
  #address = '';
  #newer = 0;
  #longestStart = 10;

  constructor(disk: Disk) {
    this.#disk = disk;
    this.data = join(disk.folder, 'data');
  }

  readonly addresses = (): readonly string[] => [this.#address];

  /** For this server and other programs of its version. */
  get env(): Readonly<Record<string, string>> {
    const hook = `--import=${join(import.meta.dirname, 'nextVersion.ts')}`;
    const version = this.#newer > 0 ? { NODE_OPTIONS: hook, POWER_STEPS: String(this.#newer) } : {};
    return { DATA_DIR: this.data, ...version, ...this.#disk.env };
  }

  get logged(): readonly string[] {
    return [...this.#logged, ...(this.#process?.logged ?? [])];
  }

  /** By how many steps its database is newer than ours. */
  get newer(): number {
    return this.#newer;
  }

  /** Operations on the disk that a start took at most, but for the first, which makes the database. */
  get longestStart(): number {
    return this.#longestStart;
  }

  /**
   * @returns false when the power was cut before it was ready
   * @throws Error with what it said when it ends for another reason
   */
  async start(): Promise<boolean> {
    const before = this.#disk.trigger?.operations ?? 0;
    const port = this.#address === '' ? '0' : new URL(this.#address).port;
    try {
      this.#process = await startProcess({ PORT: port, ...this.env }, 'quick');
    } catch (error) {
      if (this.#disk.trigger?.isCut) return false;
      throw error;
    }
    const isFirst = this.#address === '';
    this.#address = this.#process.address;
    if (!isFirst) this.#longestStart = Math.max(this.#longestStart, (this.#disk.trigger?.operations ?? 0) - before);
    return true;
  }

  /** From the next start on its program is newer, and has a database to bring to its form. */
  upgrade(): void {
    this.#newer++;
  }

  /** Cuts the power, unless it is cut, and kills the process. */
  async cutPower(): Promise<void> {
    // What a process says of a disk without power is no fault of its.
    this.#logged.push(...(this.#process?.logged ?? []));
    this.#disk.cut();
    await this.#process?.kill();
    this.#process = null;
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }

  /** Asks it to end. Answers with what it ended with: 0 when all is well. */
  async stop(): Promise<number | null> {
    return (await this.#process?.stop()) ?? null;
  }
}
