import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '#engine';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { startProcess } from '../../support/serverProcess.ts';
import { Founders } from './founders.ts';
import { DiskImage, writeFolder } from './image.ts';
import { afterPowerCut, LOSSES, type Loss } from './rebuild.ts';
import { openShim } from './shim.ts';

/** How the last server has left the data folder: there was none, it was killed, or it ended as it was asked to. */
export const LEFT = ['new', 'killed', 'closed'] as const;
export type Left = (typeof LEFT)[number];

/** What came of cuts at every operation of something. */
export interface Sweep {
  /** Disks that were looked at. */
  readonly disks: number;
  readonly faults: readonly string[];
}

/** Where nothing is ever synced: what is looked at here was cut before. */
const MEMORY = '/dev/shm';

/** Tables that are founded before what is swept, and while it lasts. */
const FOUNDED = { before: 4, during: 2 } as const;

/**
 * Cuts the power at every operation of a server from its start to its orderly end, with some tables founded between. On each
 * disk that may be found then the database opens and has what was acknowledged.
 * @param losses tried at an operation, by its number
 */
export async function sweepLife(
  left: Left,
  chance: Random,
  losses: (operation: number) => readonly Loss[] = () => LOSSES,
): Promise<Sweep> {
  const disk = realpathSync(mkdtempSync(join(tmpdir(), 'sweep-')));
  const found = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'sweep-'));
  const shim = openShim(disk);
  try {
    const start = () => startProcess({ PORT: '0', DATA_DIR: join(disk, 'data'), ...shim.env }, 'quick');
    const before = left === 'new' ? null : await start();
    const founders = new Founders(() => [server.address]);
    let server = before ?? (await start());
    if (before) {
      await founders.found(FOUNDED.before).founding;
      await (left === 'killed' ? before.kill() : before.stop());
      shim.reset();
    }
    const image = before ? DiskImage.of(disk) : DiskImage.of(found);
    const kept = founders.codes.length;
    if (before) server = await start();
    await founders.found(FOUNDED.during).founding;
    const acknowledged = shim.read().length;
    await server.stop();
    const operations = shim.read();
    const faults: string[] = [];
    let disks = 0;
    for (let done = 0; done <= operations.length; done++) {
      const codes = founders.codes.slice(0, done < acknowledged ? kept : undefined);
      for (const loss of losses(done)) {
        writeFolder(found, afterPowerCut(image, loss, chance));
        disks++;
        const fault = await faultOf(join(found, 'data'), codes);
        if (fault)
          faults.push(`${left}, cut after ${done} of ${operations.length}, ${loss} of the rest is there: ${fault}`);
      }
      const next = operations[done];
      if (next) image.apply(next);
    }
    return { disks, faults };
  } finally {
    shim.close();
    for (const folder of [disk, found]) rmSync(folder, { recursive: true });
  }
}

async function faultOf(folder: string, codes: readonly string[]): Promise<string | null> {
  try {
    const database = await openSqlite(folder);
    const there = (await database.query('SELECT code FROM tables', [])).map(([code]) => code);
    await database.close();
    return codes.every((code) => there.includes(code)) ? null : 'tables that were founded are lost';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
