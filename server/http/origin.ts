import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { addressOf } from '../addresses.ts';

type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress' | 'localAddress' | 'localPort'>;
};

const firstOf = (header: string | readonly string[] | undefined): string => String(header ?? '').split(',')[0] ?? '';

/** A valid host name and port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** This host as a URL; null if it has not the form of one: a request can say anything. */
function urlOf(protocol: string, host: string): URL | null {
  const url = `${protocol}//${host}`;
  return HOST.test(host) && URL.canParse(url) ? new URL(url) : null;
}

/** Name and port of a URL as one text: in lower case, without the default port and without the dot of a full name. */
const hostIn = ({ hostname, port }: URL): string => `${hostname.replace(/\.$/, '')}:${port}`;

/**
 * The host that a browser requested.
 * @param proxies the number of the operator's proxies in front of this server; if 0, X-Forwarded-Host is ignored
 */
function requestedHost({ headers }: RequestHead, proxies: number): string {
  const forwarded = proxies > 0 ? firstOf(headers['x-forwarded-host']).trim() : '';
  return forwarded || (headers.host ?? '');
}

/** Whether a request comes from our own page or from a program other than a browser: browsers send the origin. */
export function isOwnPage(request: RequestHead, proxies: number): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const own = new URL(origin);
  // A proxy that ends TLS is asked by https and asks by http: only the browser's scheme tells the default port.
  const asked = /^https?:$/.test(own.protocol) ? urlOf(own.protocol, requestedHost(request, proxies)) : null;
  return asked !== null && hostIn(asked) === hostIn(own);
}

/** The address of a server, as far as it is known. */
export interface Site {
  /** The number of the operator's proxies in front of this server. */
  readonly proxies: number;
  /** The origin at which players reach it, `https://cards.example`; undefined if the operator has not said. */
  readonly publicUrl: string | undefined;
}

/**
 * Our own origin, for what caches and other sites keep; empty if it is not known. A request may name any host, so that
 * without the operator's word only this machine's own address is believed.
 */
export function publicOrigin({ headers, socket }: RequestHead, { proxies, publicUrl }: Site): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = proxies === 0 ? urlOf('http:', headers.host ?? '') : null;
  if (!asked || Number(asked.port || 80) !== socket.localPort) return '';
  const { localAddress = '' } = socket;
  const own = urlOf('http:', isIPv6(localAddress) ? `[${localAddress}]` : localAddress)?.hostname;
  const mapped = localAddress.replace(/^::ffff:/i, '');
  return ['localhost', own, mapped].includes(asked.hostname) ? asked.origin : '';
}

/** The network address to which a request is attributed: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerAddress({ headers, socket }: RequestHead, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy appends an address. Those before the ones that our own proxies appended may be forged.
  const way = [...forwarded.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''];
  return addressOf(way.at(-1 - proxies) ?? way[0] ?? '');
}
