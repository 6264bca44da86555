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

/** How the server before ended: there was none, it was killed, or it was asked to end. */
export const PRIOR = ['new', 'killed', 'closed'] as const;
export type Prior = (typeof PRIOR)[number];

/** What came of cuts at every operation of something. */
export interface Sweep {
  /** Disks that were looked at. */
  readonly disks: number;
  readonly faults: readonly string[];
}

/** Where nothing is ever synced: what is looked at here was cut before. */
const MEMORY = '/dev/shm';

/** Tables that are created before what is swept, and while it lasts. */
const CREATED = { before: 4, during: 2 } as const;

/** A server from its start to its orderly end, with some tables created between. */
interface RecordedRun {
  /** Its disk before. */
  readonly image: DiskImage;
  readonly operations: readonly DiskOperation[];
  /** The codes of tables of which people knew before an operation that they were there. */
  known(operation: number): readonly string[];
}

/**
 * Cuts the power at every operation of a server from its start to its orderly end, with some tables created between. On each
 * disk that may be found then the database opens and has what was acknowledged.
 * @param losses tried at an operation, by its number
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
          faults.push(`${prior}, cut at ${done} of ${operations.length}, ${loss} of the rest is there: ${fault}`);
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

/** What came of games on a disk whose power was cut. */
export interface PowerOutcome extends Outcome {
  /** How often it was cut at each moment. */
  readonly cuts: ReadonlyMap<PowerMoment, number>;
  /** Tables that were created besides, and acknowledged. */
  readonly created: number;
}
