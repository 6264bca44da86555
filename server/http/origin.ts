import type { IncomingMessage } from 'node:http';
import { addressOf } from '../addresses.ts';

type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

const firstOf = (header: string | readonly string[] | undefined): string => String(header ?? '').split(',')[0] ?? '';

/**
 * The host that a browser requested, in lower case, with the port unless it is the default.
 * @param proxies the number of the operator's proxies in front of this server; if 0, X-Forwarded-Host is ignored
 */
export function hostOf({ headers }: RequestHead, proxies: number): string {
  const forwarded = proxies > 0 ? firstOf(headers['x-forwarded-host']).trim() : '';
  return (forwarded || (headers.host ?? '')).toLowerCase();
}

/** A valid host name and port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/** `hostOf` if it has the form of a host, else empty: a request can say anything. */
export function validHostOf(request: RequestHead, proxies: number): string {
  const host = hostOf(request, proxies);
  return HOST.test(host) ? host : '';
}

/**
 * The origin that a browser requested, `https://cards.example`; empty if the request does not say a valid one.
 * @param proxies the number of the operator's proxies in front of this server, one of which may end TLS
 */
export function originOf(request: RequestHead, proxies: number): string {
  const host = validHostOf(request, proxies);
  const isSecure = proxies > 0 && firstOf(request.headers['x-forwarded-proto']).trim() === 'https';
  return host && `${isSecure ? 'https' : 'http'}://${host}`;
}

/** Whether a request comes from our own page or from a program other than a browser: browsers send the origin. */
export function isOwnPage(request: RequestHead, proxies: number): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === hostOf(request, proxies);
}

/** The network address to which a request is attributed: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerAddress({ headers, socket }: RequestHead, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy appends an address. Those before the ones that our own proxies appended may be forged.
  const way = [...forwarded.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return addressOf(way.at(-1 - proxies) ?? way[0] ?? '');
}
