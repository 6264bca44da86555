import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

const firstOf = (header: string | readonly string[] | undefined): string => String(header ?? '').split(',')[0] ?? '';

/**
 * The name, and the port if it is not the usual one, under which a browser has asked for us.
 * @param proxies how many of our operator's stand before us: only then do we believe what they add
 */
export function hostOf({ headers }: Asked, proxies: number): string {
  const told = proxies > 0 ? firstOf(headers['x-forwarded-host']).trim() : '';
  return (told || (headers.host ?? '')).toLowerCase();
}

/** True for a request by our own page, and by what is no browser: a browser always says whose page asks. */
export function isOwnPage(request: Asked, proxies: number): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request, proxies);
}

/** Whoever asks, as far as they are told apart: by address, or by a home's whole network where each has millions. */
export function callerAddress({ headers, socket }: Asked, proxies: number): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  // The last was added by the proxy next to us; what stands before those of our own anybody may have written.
  const way = [...told.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return networkOf(way.at(-1 - proxies) ?? way[0] ?? '');
}

/** An address of the old kind as it is; of the new kind, the 64 bits that a provider gives to one line. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
