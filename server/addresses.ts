import { isIPv6 } from 'node:net';

/**
 * How many times a limit holds for each network of an address. A provider assigns a /64 or a /56 to one customer;
 * a /48 is easy to get, but may have several customers.
 */
const LIMIT_FACTORS = [1, 1, 2] as const;

/** The limit of an address's networks, in the order of `networksOf`, if it is `most` for one customer. */
export const limitsOf = (most: number): readonly number[] => LIMIT_FACTORS.map((share) => most * share);

/**
 * The network that stands for an address: an IPv4 address itself, however it is written, or the /64 of an IPv6 address.
 * @param written an address, perhaps with a zone or a port: some proxies report the port too
 */
export function addressOf(written: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  const plain = bare.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return networkOf(groups, 64);
}

/** Whether an address (`addressOf`) is this machine's own: it may be that of a proxy here, before everybody. */
export const isOwnMachine = (address: string): boolean => address.startsWith('127.') || address === '0:0:0:0::/64';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // A URL writes the last two groups in hex.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const before = first ?? [];
  const after = last ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}

/** @param bits the length of the network's prefix, from 48 to 64 */
function networkOf(groups: readonly number[], bits: number): string {
  const rest = 64 - bits;
  const prefix = groups.slice(0, 4).map((group, index) => (index < 3 ? group : (group >> rest) << rest));
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** All networks that count for an address (`addressOf`), the narrowest first: itself, and of IPv6 its /56 and /48. */
export function networksOf(address: string): readonly string[] {
  const prefix = address.endsWith('::/64') ? address.slice(0, -'::/64'.length) : null;
  if (prefix === null) return [address];
  const groups = prefix.split(':').map((group) => Number.parseInt(group, 16));
  return [address, networkOf(groups, 56), networkOf(groups, 48)];
}

/** Counts what addresses hold at the moment, such as connections. */
export class AddressCount {
  readonly #held = new Map<string, number>();

  /** The number held by the fullest network of an address. */
  most(address: string): number {
    return networksOf(address).reduce((most, network) => Math.max(most, this.#held.get(network) ?? 0), 0);
  }

  /** Whether an address may hold one more, if one customer may hold `most`. */
  hasRoom(address: string, most: number): boolean {
    const limits = limitsOf(most);
    return networksOf(address).every((network, width) => (this.#held.get(network) ?? 0) < (limits[width] as number));
  }

  add(address: string): void {
    for (const network of networksOf(address)) this.#held.set(network, (this.#held.get(network) ?? 0) + 1);
  }

  remove(address: string): void {
    for (const network of networksOf(address)) {
      const left = (this.#held.get(network) ?? 0) - 1;
      if (left > 0) this.#held.set(network, left);
      else this.#held.delete(network);
    }
  }
}
