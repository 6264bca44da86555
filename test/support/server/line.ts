import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server, for whatever speaks to one: it can be cut, as a tunnel or a lift does to a phone. */
export interface CuttableLine {
  /** The server as reached through the line. */
  readonly address: string;
  /** Breaks every connection on it. New ones are taken at once, unless it stays dead. */
  cut(staysDead?: boolean): void;
  /** Lets nothing through any more on the connections there are, and breaks none: what a phone finds when it wakes. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Where a line leads, and from where. */
export interface Ends {
  /** Addresses of servers: each new connection goes to the next of them. */
  readonly to: () => readonly string[];
  /** Whom the server sees, by an address of this machine (127.0.0.2): so that many seem to come from everywhere. */
  readonly from: string;
}

export async function lineTo(server: string | Ends): Promise<CuttableLine> {
  const { to, from } = typeof server === 'string' ? { to: () => [server], from: undefined } : server;
  let turn = 0;
  const open = new Set<Socket>();
  let isDead = false;
  const exchange = createServer((caller) => {
    if (isDead) return void caller.resetAndDestroy();
    const servers = to();
    const { port } = new URL(servers[turn++ % servers.length] ?? '');
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
    hush: () => {
      for (const socket of open) socket.unpipe();
    },
    mend: () => {
      isDead = false;
    },
    close: () => {
      breakAll();
      return new Promise((resolve) => exchange.close(() => resolve()));
    },
  };
}
