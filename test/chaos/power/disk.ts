import type { Random } from '#engine';
import type { Trigger } from './trigger.ts';

/** A disk whose power can be cut. */
export interface Disk {
  /** The folder on it that programs write to. */
  readonly folder: string;
  /** The environment these programs must be started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Cuts the power at an operation; null where there is no shim. */
  readonly trigger: Trigger | null;
  /** Cuts the power now, unless the trigger has. Then the programs that write to it must be killed. */
  cut(): void;
  /** Brings the power back once no program has a file on it open: what was synced is there. */
  restore(chance: Random): void;
  /** Removes a file or folder for good, by its path below `folder`. No program may have a file on the disk open. */
  remove(path: string): void;
  /** Leaves nothing behind, in whatever state it is. */
  close(): void;
}
