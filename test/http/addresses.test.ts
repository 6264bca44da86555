import { describe, expect, test } from 'vitest';
import { AddressCount, addressOf, networksOf } from '../../server/addresses.ts';
import { AddressLimiter } from '../../server/rateLimiter.ts';

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['[2001:db8:1:2::9]:5678', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:1.2.3.4', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1:2:3:4:5%en1', 'fe80:0:0:1::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (written, address) => expect(addressOf(written)).toBe(address));

test('an IPv6 address counts in three networks, any other in one', () => {
  expect(networksOf('1.2.3.4')).toEqual(['1.2.3.4']);
  const networks = ['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48'];
  expect(networksOf(addressOf('2001:db8:1:2fe::5'))).toEqual(networks);
  expect(networksOf(addressOf('::1'))).toEqual(['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']);
});

/** Addresses of one line: of different /64s of a /56, or of different /56s of a /48. */
const line = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => addressOf(`2001:db8:1:${(index * step).toString(16)}::1`));

describe('a whole line', () => {
  test('may hold as much as one address, or twice as much with a /48', () => {
    const holding = (addresses: readonly string[]) => {
      const count = new AddressCount();
      return addresses.filter((address) => {
        const isFree = count.hasRoom(address, 10);
        if (isFree) count.add(address);
        return isFree;
      }).length;
    };
    expect(holding(line(256, 1))).toBe(10);
    expect(holding(line(256, 0x100))).toBe(20);
  });

  test('may do as much as one address, or twice as much with a /48', () => {
    const doing = (addresses: readonly string[]) => {
      const limiter = new AddressLimiter([{ most: 10, within: 1_000 }]);
      return addresses.filter((address) => limiter.allows(address, 0)).length;
    };
    expect(doing(line(256, 1))).toBe(10);
    expect(doing(line(256, 0x100))).toBe(20);
  });

  test('is free again for others when it lets go', () => {
    const count = new AddressCount();
    const [address = '', neighbour = ''] = line(2, 1);
    for (let time = 0; time < 10; time++) count.add(address);
    expect([count.hasRoom(neighbour, 10), count.most(neighbour)]).toEqual([false, 10]);
    for (let time = 0; time < 10; time++) count.remove(address);
    expect([count.hasRoom(neighbour, 10), count.most(neighbour)]).toEqual([true, 0]);
  });
});
