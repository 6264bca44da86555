import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

const firstOf = (header: string | readonly string[] | undefined): string => String(header ?? '').split(',')[0] ?? '';

/**
 * The host name, and the port if it is not the default, that a browser requested.
 * @param proxies how many proxies of our operator are in front of us; without any, X-Forwarded-Host is ignored
 */
export function hostOf({ headers }: RequestHead, proxies: number): string {
  const forwarded = proxies > 0 ? firstOf(headers['x-forwarded-host']).trim() : '';
  return (forwarded || (headers.host ?? '')).toLowerCase();
}

/** True for requests of our own page, and of programs other than browsers: a browser always sends the origin. */
export function isOwnPage(request: RequestHead, proxies: number): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request, proxies);
}

/** The network address that a request counts for: IPv4 as it is, of IPv6 the network of a whole home. */
export function callerAddress({ headers, socket }: RequestHead, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // The nearest proxy adds the last address. Anybody may have written those before the ones our own proxies added.
  const way = [...forwarded.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return networkOf(way.at(-1 - proxies) ?? way[0] ?? '');
}

/** IPv4 as it is; of IPv6, the 64 bits that a provider assigns to one customer. */
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
