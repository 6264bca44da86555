import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DiskOperation, readJournal } from './journal.ts';
import { openTrigger, type Trigger } from './trigger.ts';

/** Why the shim cannot be used here; null when it can. */
export function whyNoShim(): string | null {
  if (process.platform !== 'linux') return 'the shim for torn writes needs Linux';
  try {
    openShim('/').close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Records what programs do to a folder. */
export interface Shim {
  readonly trigger: Trigger;
  /** The environment a program must be started with. */
  readonly env: Readonly<Record<string, string>>;
  /** All that was done to the folder since the last `reset`. */
  read(): readonly DiskOperation[];
  /** Forgets what was done; for programs that are started from now on. */
  reset(): void;
  close(): void;
}

/**
 * Compiles the shim, for a folder by its absolute path.
 * @param mount where the disk of the folder is mounted, when it is one whose power the shim itself is to cut
 * @throws Error with what the compiler said when it cannot
 */
export function openShim(folder: string, mount?: string): Shim {
  const own = mkdtempSync(join(tmpdir(), 'shim-'));
  const library = join(own, 'shim.so');
  const journals = join(own, 'journals');
  const source = join(import.meta.dirname, 'shim.c');
  const how = ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread'];
  const { status, stderr, error } = spawnSync('gcc', how, { encoding: 'utf8' });
  if (status !== 0) {
    rmSync(own, { recursive: true });
    throw new Error(`gcc cannot compile the shim for torn writes: ${error?.message ?? stderr}`);
  }
  mkdirSync(journals);
  const trigger = openTrigger(join(own, 'trigger'));
  return {
    trigger,
    env: {
      LD_PRELOAD: library,
      POWER_FOLDER: folder,
      POWER_TRIGGER: trigger.path,
      ...(mount === undefined ? { POWER_JOURNALS: journals } : { POWER_MOUNT: mount }),
    },
    read: () => readJournal(journals),
    reset: () => {
      trigger.reset();
      for (const name of readdirSync(journals)) rmSync(join(journals, name));
    },
    close: () => {
      trigger.close();
      rmSync(own, { recursive: true });
    },
  };
}
