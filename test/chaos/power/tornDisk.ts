import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '#engine';
import { pickOne } from '../plan.ts';
import type { Disk } from './disk.ts';
import { DiskImage, writeFolder } from './image.ts';
import { afterPowerCut, LOSSES } from './rebuild.ts';
import { openShim } from './shim.ts';

/**
 * A disk that loses or tears unsynced writes, in any order: a folder that is rebuilt after each cut as it might have
 * been found.
 */
export function openTornDisk(): Disk {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'torn-'))), 'disk');
  mkdirSync(folder);
  const shim = openShim(folder);
  let image = DiskImage.of(folder);
  const settle = (): void => {
    shim.reset();
    image = DiskImage.of(folder);
  };
  return {
    folder,
    env: shim.env,
    trigger: shim.trigger,
    cut: () => shim.trigger.stopAll(),
    restore: (chance: Random) => {
      for (const operation of shim.read()) image.apply(operation);
      writeFolder(folder, afterPowerCut(image, pickOne(chance, LOSSES), chance));
      settle();
    },
    remove: (path) => {
      rmSync(join(folder, path), { recursive: true, force: true });
      settle();
    },
    close: () => {
      shim.close();
      rmSync(join(folder, '..'), { recursive: true });
    },
  };
}
