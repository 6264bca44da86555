import { networkInterfaces } from 'node:os';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * Where other processes reach one that listens so, as far as can be known from inside: `host:port`.
 * @param host the one address it listens on; undefined for all
 */
export function ownAddress(host: string | undefined, port: number): string {
  const own = host !== undefined && !EVERYWHERE.includes(host) ? host : firstOutside();
  return `${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** An address of this machine that others see; a lonely machine has but its inner one. */
function firstOutside(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
