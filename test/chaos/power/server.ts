import { join } from 'node:path';
import { type ServerProcess, startProcess } from '../../support/server/process.ts';
import type { Disk } from './disk.ts';

/** A server whose data is on a disk that loses power. It keeps its address across restarts. */
export class PoweredServer {
  /** Its DATA_DIR. */
  readonly data: string;
  readonly #disk: Disk;
  /** Errors logged by earlier processes. */
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

  /** The environment for this server and other programs of the same version. */
  get env(): Readonly<Record<string, string>> {
    const hook = `--import=${join(import.meta.dirname, 'nextVersion.ts')}`;
    const version = this.#newer > 0 ? { NODE_OPTIONS: hook, POWER_STEPS: String(this.#newer) } : {};
    return { DATA_DIR: this.data, ...version, ...this.#disk.env };
  }

  get logged(): readonly string[] {
    return [...this.#logged, ...(this.#process?.logged ?? [])];
  }

  /** The most disk operations a start took, not counting the first, which creates the database. */
  get longestStart(): number {
    return this.#longestStart;
  }

  /**
   * Starts the server process.
   * @returns false if the power was cut before it was ready
   * @throws Error with its output if it ended for another reason
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

  /** Makes the next start run a newer version, which has to migrate the database. */
  upgrade(): void {
    this.#newer++;
  }

  /** Cuts the power, unless it is cut already, and kills the process. */
  async cutPower(): Promise<void> {
    // Errors logged after the cut are expected, so only those before are kept. Where another program was cut, the
    // server may have noticed before it was stopped.
    const isCut = this.#disk.trigger?.isCut ?? false;
    const logged = this.#process?.logged ?? [];
    this.#logged.push(...logged.filter((line) => !isCut || !line.includes('disk I/O error')));
    this.#disk.cut();
    await this.#process?.kill();
    this.#process = null;
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }

  /** Asks the process to stop. Resolves with its exit code, 0 if all is well; null if it was not running. */
  async stop(): Promise<number | null> {
    return (await this.#process?.stop()) ?? null;
  }
}
