import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets tables go first where a core has both. On Linux this is the priority of the calling thread alone, elsewhere that
 * of the whole process. The lowest would starve requests on a busy core until their threads count as hung.
 */
export function yieldToTables(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (process.platform !== 'linux' || getPriority() >= PRIORITY_BELOW_NORMAL) return;
  try {
    setPriority(PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it. The thread then runs at the tables' priority.
  }
}
