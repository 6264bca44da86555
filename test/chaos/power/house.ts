import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Random } from '#engine';
import type { Database } from '../../../server/store/database.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { House } from '../house.ts';
import type { Tally } from '../tally.ts';
import type { Disk } from './disk.ts';
import { Founders } from './founders.ts';
import { type Moment, untilMoment } from './moments.ts';
import { PoweredServer } from './server.ts';

/** A house on a disk whose power is cut, in the place of deaths. */
export class PoweredHouse implements House {
  /** How often the power was cut at each moment. */
  readonly cuts = new Map<Moment, number>();
  /** What is wrong besides what the games show. */
  readonly faults: string[] = [];
  readonly addresses: House['addresses'];
  readonly #disk: Disk;
  readonly #moments: readonly Moment[];
  readonly #server: PoweredServer;
  readonly #founders: Founders;
  /** What was on the disk after the last cut; left there when something is wrong. */
  readonly #found = mkdtempSync(join(tmpdir(), 'power-cut-'));
  #isWell = true;
  #next = 0;

  /** @param moments at which the power is cut, one after the other */
  constructor(disk: Disk, moments: readonly Moment[]) {
    this.#disk = disk;
    this.#moments = moments;
    this.#server = new PoweredServer(disk);
    this.addresses = this.#server.addresses;
    this.#founders = new Founders(this.addresses);
  }

  /** Tables that were founded besides, and acknowledged. */
  get founded(): number {
    return this.#founders.codes.length;
  }

  /** Starts the server. */
  async open(): Promise<void> {
    await this.#server.start();
  }

  /** @throws Error when the server does not start again */
  async killOne(chance: Random, tally: Tally): Promise<void> {
    const moment = this.#moments[this.#next++] ?? 'play';
    const [disk, server, founders] = [this.#disk, this.#server, this.#founders];
    const underWay = await untilMoment[moment]({ disk, server, founders, chance, tally });
    // Closing has an end, after which the disk may still lose something.
    const isMet = !disk.fuse || disk.fuse.isCut || moment === 'closing';
    await server.lose();
    await underWay.end?.();
    disk.restore(chance);
    this.#keepFound();
    this.faults.push(...(underWay.faults?.() ?? []).map((fault) => `cut ${this.#next}: ${fault}`));
    const counted = isMet ? moment : 'play';
    this.cuts.set(counted, (this.cuts.get(counted) ?? 0) + 1);
    await server.start().catch((error: unknown) => {
      this.#isWell = false;
      throw new Error(`after cut ${this.#next} (${moment}) the server does not start: ${error}; see ${this.#found}`);
    });
  }

  readonly logged = (): readonly string[] => this.#server.logged;

  async close(): Promise<Database> {
    const code = await this.#server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}`);
    if (this.#server.newer > 0) pretendOurVersion(join(this.#server.data, 'tables.sqlite'), this.#server.newer);
    const database = await openSqlite(this.#server.data);
    const lost = await this.#founders.lostIn(database);
    if (lost.length > 0) this.faults.push(`tables that were founded are lost: ${lost}`);
    return database;
  }

  async clear(): Promise<void> {
    await this.#server.kill();
    if (this.#isWell) rmSync(this.#found, { recursive: true });
    this.#disk.close();
  }

  #keepFound(): void {
    rmSync(this.#found, { recursive: true });
    mkdirSync(this.#found);
    // No sockets.
    const filter = (path: string): boolean => lstatSync(path).isFile() || lstatSync(path).isDirectory();
    cpSync(this.#disk.folder, this.#found, { recursive: true, filter });
  }
}

/** The newer programs have left every table as ours has it. */
function pretendOurVersion(file: string, newer: number): void {
  const database = new DatabaseSync(file);
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  database.exec(`PRAGMA user_version = ${version - newer}`);
  database.close();
}
