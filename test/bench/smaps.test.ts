import { expect, test } from 'vitest';
import { memoryIn } from './server/smaps.ts';

const SMAPS = `00400000-01bb0000 r--p 00000000 fe:01 1310 /opt/node
Size:              24256 kB
Rss:                9000 kB
Pss:                3000 kB
Pss_Dirty:             0 kB
7f20e0000000-7f20e0021000 rw-p 00000000 00:00 0
Rss:                1000 kB
Pss:                1000 kB
7f2100000000-7f2100021000 r-xp 00000000 fe:01 99 /lib/libc.so.6
Rss:                 800 kB
Pss:                  10 kB
`;

test('what Node shares with other processes counts in full, other libraries by their share', () => {
  expect(memoryIn(SMAPS, '/opt/node')).toBeCloseTo((10_010 * 1024) / 1e6);
});
