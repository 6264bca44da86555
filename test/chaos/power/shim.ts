import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DiskOperation, readJournal } from './journal.ts';
import { openTrigger, type Trigger } from './trigger.ts';

/** Why the shim cannot be used here, or null if it can. */
export function whyNoShim(): string | null {
  if (process.platform !== 'linux') return 'the shim for torn writes needs Linux';
  try {
    openShim('/').close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A preloaded library that records the disk operations of programs on a folder. */
export interface Shim {
  readonly trigger: Trigger;
  /** The environment a program must run with. */
  readonly env: Readonly<Record<string, string>>;
  /** The operations on the folder since the last `reset`. */
  read(): readonly DiskOperation[];
  /** Clears the recorded operations. Programs must be restarted to record again. */
  reset(): void;
  close(): void;
}

/**
 * Compiles the shim.
 * @param folder the absolute path of the folder to watch
 * @param mount the mount point of its ext4, if the shim itself is to cut that disk's power instead of recording
 * @throws Error with the compiler's output if it fails
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
      // Node creates the files of its compile cache in a way that the shim does not see.
      NODE_DISABLE_COMPILE_CACHE: '1',
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
