import { expect, test } from 'vitest';
import { ownAddress } from '../../server/cluster/openCluster.ts';

test('a process is reached where it listens', () => {
  expect(ownAddress('10.0.0.7', 2567)).toBe('10.0.0.7:2567');
  expect(ownAddress('fd00::7', 2567)).toBe('[fd00::7]:2567');
});

test.each([undefined, '0.0.0.0', '::'])(
  'one that listens everywhere (%s) is reached at an address of its machine',
  (host) => {
    expect(ownAddress(host, 2567)).toMatch(/^(?!0\.0\.0\.0)\d+\.\d+\.\d+\.\d+:2567$/);
  },
);
