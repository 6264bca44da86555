import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '#engine';
import type { Database } from '../../../server/store/database.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { ChaosServers } from '../servers.ts';
import type { ChaosTally } from '../tally.ts';
import type { Disk } from './disk.ts';
import { Hosts } from './hosts.ts';
import { type PowerMoment, untilMoment } from './moments.ts';
import { PoweredServer } from './server.ts';

/** A server whose disk loses power whenever a process would be killed. */
export class PoweredServers implements ChaosServers {
  /** How often the power was cut at each moment. */
  readonly cuts = new Map<PowerMoment, number>();
  /** Faults other than those found in the games. */
  readonly faults: string[] = [];
  readonly addresses: ChaosServers['addresses'];
  readonly #disk: Disk;
  readonly #moments: readonly PowerMoment[];
  readonly #server: PoweredServer;
  readonly #hosts: Hosts;
  /** A copy of the disk after the last cut, which is kept if the server does not start. */
  readonly #copy = mkdtempSync(join(tmpdir(), 'power-cut-'));
  #isWell = true;
  #next = 0;

  /** @param moments when to cut the power, one after the other */
  constructor(disk: Disk, moments: readonly PowerMoment[]) {
    this.#disk = disk;
    this.#moments = moments;
    this.#server = new PoweredServer(disk);
    this.addresses = this.#server.addresses;
    this.#hosts = new Hosts(this.addresses);
  }

  /** Other tables whose creation was acknowledged. */
  get created(): number {
    return this.#hosts.codes.length;
  }

  async open(): Promise<void> {
    await this.#server.start();
  }

  /**
   * Cuts the power at the next moment, restores it and restarts the server.
   * @throws Error if the server does not start again
   */
  async killOne(chance: Random, tally: ChaosTally): Promise<void> {
    const moment = this.#moments[this.#next++] ?? 'play';
    const [disk, server, hosts] = [this.#disk, this.#server, this.#hosts];
    const interrupted = await untilMoment[moment]({ disk, server, hosts, chance, tally });
    // Even after an orderly stop, the disk may lose unsynced data.
    const isMet = !disk.trigger || disk.trigger.isCut || moment === 'closing';
    await server.cutPower();
    await interrupted.end?.();
    disk.restore(chance);
    this.#copyDisk();
    this.faults.push(...(interrupted.faults?.() ?? []).map((fault) => `cut ${this.#next}: ${fault}`));
    const counted = isMet ? moment : 'play';
    this.cuts.set(counted, (this.cuts.get(counted) ?? 0) + 1);
    await server.start().catch((error: unknown) => {
      this.#isWell = false;
      throw new Error(`after cut ${this.#next} (${moment}) the server does not start: ${error}; see ${this.#copy}`);
    });
  }

  readonly logged = (): readonly string[] => this.#server.logged;

  async close(): Promise<Database> {
    const code = await this.#server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}`);
    // Opens it with this version, even if the server was a newer one at the end.
    const database = await openSqlite(this.#server.data);
    const lost = await this.#hosts.lostIn(database);
    if (lost.length > 0) this.faults.push(`created tables are lost: ${lost}`);
    return database;
  }

  async clear(): Promise<void> {
    await this.#server.kill();
    if (this.#isWell) rmSync(this.#copy, { recursive: true });
    this.#disk.close();
  }

  #copyDisk(): void {
    rmSync(this.#copy, { recursive: true });
    mkdirSync(this.#copy);
    // Leaves out sockets.
    const filter = (path: string): boolean => lstatSync(path).isFile() || lstatSync(path).isDirectory();
    cpSync(this.#disk.folder, this.#copy, { recursive: true, filter });
  }
}
