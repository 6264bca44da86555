import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server that can be cut, as a phone loses its connection in a tunnel or a lift. */
export interface CuttableLine {
  /** The proxy's address. */
  readonly address: string;
  /** Breaks all connections. New ones are accepted at once, unless it `staysDead` (until `mend`). */
  cut(staysDead?: boolean): void;
  /**
   * Passes nothing more on the existing connections without breaking them, as a phone finds them when it wakes. New
   * ones are silent too if it is a `hole`, until `mend`.
   */
  hush(hole?: boolean): void;
  mend(): void;
  close(): Promise<void>;
}

/** The two ends of a proxied connection. */
export interface Ends {
  /** Addresses of servers, which new connections use in turn. */
  readonly to: () => readonly string[];
  /** The client address the server sees, one of this machine's (127.0.0.2), so that clients can differ in address. */
  readonly from: string;
}

export async function lineTo(server: string | Ends): Promise<CuttableLine> {
  const { to, from } = typeof server === 'string' ? { to: () => [server], from: undefined } : server;
  let turn = 0;
  const open = new Set<Socket>();
  let isDead = false;
  let isHole = false;
  const exchange = createServer((caller) => {
    const servers = to();
    const server = servers[turn++ % servers.length];
    if (isDead || server === undefined) return void caller.resetAndDestroy();
    if (isHole) {
      open.add(caller);
      caller.on('error', () => caller.destroy());
      caller.on('close', () => open.delete(caller));
      return;
    }
    const { port } = new URL(server);
    const callee = connect({ port: Number(port), host: '127.0.0.1', ...(from && { localAddress: from }) });
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(exchange.address() as AddressInfo).port}`,
    cut: (staysDead = false) => {
      isDead = staysDead;
      breakAll();
    },
    hush: (hole = false) => {
      isHole = hole;
      for (const socket of open) socket.unpipe();
    },
    mend: () => {
      isDead = false;
      isHole = false;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => exchange.close(() => resolve()));
    },
  };
}
