import type { ServerProcess } from '../support/server/process.ts';
import { newerVersion, type VersionChange } from '../support/versions/changes.ts';
import type { Replacement } from './servers.ts';

/** A newer version beside which this one can work. */
const NEWER: readonly VersionChange[] = ['handSize', 'cardPoints', 'expanded'];

/** Ends a process as an operator does before an upgrade. */
async function stopped(process: ServerProcess): Promise<void> {
  const code = await process.stop();
  if (code !== 0) throw new Error(`a process ended with ${code}`);
}

/** Stops one process after the other and replaces it with one of a newer version, then all with this one, and so on. */
export const THERE_AND_BACK: Replacement = {
  pick: () => 0,
  end: stopped,
  next: (number, processes) => (Math.floor(number / processes) % 2 === 0 ? newerVersion(NEWER) : {}),
  hasOtherVersions: true,
};

/** All processes are replaced, one after the other, by those of a newer version whose log this one cannot read. */
export const FOR_GOOD: Replacement = { ...THERE_AND_BACK, next: () => newerVersion([...NEWER, 'newerLog']) };
