import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '#engine';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { type ServerProcess, startProcess } from '../../support/server/process.ts';
import type { Outcome } from '../chaos.ts';
import { Hosts } from './hosts.ts';
import { DiskImage, writeFolder } from './image.ts';
import type { DiskOperation } from './journal.ts';
import type { PowerMoment } from './moments.ts';
import { afterPowerCut, LOSSES, type Loss } from './rebuild.ts';
import { openShim } from './shim.ts';

/** The state before a sweep: no earlier server, or one that was killed or stopped. */
export const PRIOR = ['new', 'killed', 'closed'] as const;
export type Prior = (typeof PRIOR)[number];

/** The result of power cuts at every operation of a server. */
export interface Sweep {
  /** The number of disks checked. */
  readonly disks: number;
  readonly faults: readonly string[];
}

/** A RAM disk for the disks to check, where syncing costs nothing. */
const MEMORY = '/dev/shm';

/** Tables created by the earlier server, and during the sweep. */
const CREATED = { before: 4, during: 2 } as const;

/** A recorded run of a server from start to orderly stop, with some tables created in between. */
interface RecordedRun {
  /** The disk before the run. */
  readonly image: DiskImage;
  readonly operations: readonly DiskOperation[];
  /** The codes of tables whose creation was acknowledged before an operation, by its index. */
  known(operation: number): readonly string[];
}

/**
 * Cuts the power at every operation of a server from start to orderly stop, with some tables created in between. Checks
 * on possible disks after each cut that the database opens and has every acknowledged table.
 * @param losses the losses to try at an operation, by its index
 */
export async function sweepRun(
  prior: Prior,
  chance: Random,
  losses: (operation: number) => readonly Loss[] = () => LOSSES,
): Promise<Sweep> {
  const { image, operations, known } = await recordRun(prior);
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'sweep-'));
  const faults: string[] = [];
  let disks = 0;
  try {
    for (let done = 0; done <= operations.length; done++) {
      for (const loss of losses(done)) {
        disks++;
        writeFolder(folder, afterPowerCut(image, loss, chance));
        const fault = await faultOf(join(folder, 'data'), known(done));
        if (fault)
          faults.push(
            `${prior}, cut at operation ${done} of ${operations.length}, unsynced data kept: ${loss}: ${fault}`,
          );
      }
      const next = operations[done];
      if (next) image.apply(next);
    }
    return { disks, faults };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function recordRun(prior: Prior): Promise<RecordedRun> {
  const disk = realpathSync(mkdtempSync(join(tmpdir(), 'sweep-')));
  const shim = openShim(disk);
  const servers: ServerProcess[] = [];
  const hosts = new Hosts(() => servers.slice(-1).map(({ address }) => address));
  const start = async (): Promise<ServerProcess> => {
    const server = await startProcess({ PORT: '0', DATA_DIR: join(disk, 'data'), ...shim.env }, 'quick');
    servers.push(server);
    return server;
  };
  try {
    if (prior !== 'new') {
      const earlier = await start();
      await hosts.create(CREATED.before).all;
      await (prior === 'killed' ? earlier.kill() : earlier.stop());
    }
    shim.reset();
    const image = DiskImage.of(disk);
    const before = [...hosts.codes];
    const server = await start();
    await hosts.create(CREATED.during).all;
    const acknowledged = shim.read().length;
    await server.stop();
    const known = (operation: number) => (operation < acknowledged ? before : hosts.codes);
    return { image, operations: shim.read(), known };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    shim.close();
    rmSync(disk, { recursive: true });
  }
}

async function faultOf(folder: string, codes: readonly string[]): Promise<string | null> {
  try {
    const database = await openSqlite(folder);
    const there = (await database.query('SELECT code FROM tables', [])).map(([code]) => code);
    await database.close();
    return codes.every((code) => there.includes(code)) ? null : 'created tables are lost';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The result of games on a disk with power cuts. */
export interface PowerOutcome extends Outcome {
  /** The number of cuts at each moment. */
  readonly cuts: ReadonlyMap<PowerMoment, number>;
  /** Other tables whose creation was acknowledged. */
  readonly created: number;
}
