import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks per second, the unit of times in /proc, on every Linux that Node runs on. */
const TICKS = 100;

interface Seen {
  readonly parent: number;
  /** CPU time so far, of all threads and of children that have ended, in ms. */
  readonly cpu: number;
}

/** Reads /proc/PID/stat; null if the process has ended. */
function seen(pid: number): Seen | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in parentheses, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + (fields[field] as number), 0);
    return { parent: fields[1] as number, cpu: (ticks * 1000) / TICKS };
  } catch {
    return null;
  }
}

/** The CPU time that a process and its children have used so far, in ms. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = all.map((name) => [Number(name), seen(Number(name))] as const);
  return family.reduce((sum, [id, one]) => sum + (one && (id === pid || one.parent === pid) ? one.cpu : 0), 0);
}
