import type { Random } from '#engine';
import type { Trigger } from './trigger.ts';

/** A disk whose power can be cut. */
export interface Disk {
  /** The folder on the disk that programs write to. */
  readonly folder: string;
  /** The environment these programs must run with. */
  readonly env: Readonly<Record<string, string>>;
  /** Cuts the power at a chosen operation; null where there is no shim. */
  readonly trigger: Trigger | null;
  /** Cuts the power now, unless the trigger already has. Then the programs that write to the disk must be killed. */
  cut(): void;
  /** Restores the power: synced data is there. No program may have a file on the disk open. */
  restore(chance: Random): void;
  /** Removes a file or folder durably, by its path below `folder`. No program may have a file on the disk open. */
  remove(path: string): void;
  /** Removes the disk, whatever state it is in. */
  close(): void;
}
