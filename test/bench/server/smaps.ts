const MAPPING = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \d+ *(.*)$/;
const SIZE = /^(Rss|Pss): +(\d+) kB$/;

/**
 * The proportional set size in MB, from the text of `/proc/PID/smaps`. The pages of `program` count in full, although
 * the other processes of the benchmark share them.
 */
export function memoryIn(smaps: string, program: string): number {
  let counted = 'Pss';
  let kB = 0;
  for (const line of smaps.split('\n')) {
    const path = MAPPING.exec(line)?.[1];
    if (path !== undefined) counted = path === program ? 'Rss' : 'Pss';
    const [, kind, size] = SIZE.exec(line) ?? [];
    if (kind === counted) kB += Number(size);
  }
  return (kB * 1024) / 1e6;
}
