import { expect, test } from 'vitest';
import { ownAddress } from '../../server/cluster/membership.ts';

test('a process is reached at the address it listens on', () => {
  expect(ownAddress('10.0.0.7', 2567)).toBe('10.0.0.7:2567');
  expect(ownAddress('fd00::7', 2567)).toBe('[fd00::7]:2567');
});

test.each([undefined, '0.0.0.0', '::'])(
  'a process that listens on all addresses (%s) is reached at one of its machine',
  (host) => {
    expect(ownAddress(host, 2567)).toMatch(/^(?!0\.0\.0\.0)\d+\.\d+\.\d+\.\d+:2567$/);
  },
);
