import { networkInterfaces } from 'node:os';
import type { ServerOptions } from '@colyseus/core';
import { ALONE, type Cluster } from './cluster.ts';
import type { Switchboard } from './switchboard.ts';

/** This process's membership in a cluster, or its stand-alone substitute. */
export interface Membership {
  readonly cluster: Cluster;
  /** Options for the framework's server. */
  readonly parts: Pick<ServerOptions, 'driver' | 'presence' | 'selectProcessIdToCreateRoom'>;
  /** Forwards sockets to the processes they belong to; null without a cluster. */
  readonly switchboard: Switchboard | null;
  /** Announces this process and its address, `host:port`, to the others. */
  begin(address: string): Promise<void>;
  close(): Promise<void>;
}

/** The membership of a process without a cluster. */
export const NO_CLUSTER: Membership = {
  cluster: ALONE,
  parts: {},
  switchboard: null,
  begin: async () => undefined,
  close: async () => undefined,
};

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/**
 * The address at which other processes probably reach this one, `host:port`.
 * @param host the address it listens on; undefined for all addresses
 */
export function ownAddress(host: string | undefined, port: number): string {
  const own = host !== undefined && !EVERYWHERE.includes(host) ? host : firstOutside();
  return `${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** An external address of this machine; the loopback address if there is none. */
function firstOutside(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
