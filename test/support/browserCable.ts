import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** What lies between somebody's page and the server, and can be pulled out. */
export interface Cable {
  /** Where the server is found at this end of the cable. */
  readonly address: string;
  /** Everything that was connected is cut off, and nothing gets through. */
  pullOut(): void;
  plugIn(): void;
  remove(): void;
}

/** Lays a cable to a server: bytes go through as they are. */
export async function layCable(address: string): Promise<Cable> {
  const far = new URL(address);
  const sockets = new Set<Socket>();
  let isIn = true;
  const near = createServer((socket) => {
    if (!isIn) return void socket.destroy();
    const onward = connect(Number(far.port), far.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(near.address() as AddressInfo).port}`,
    pullOut() {
      isIn = false;
      cutAll();
    },
    plugIn() {
      isIn = true;
    },
    remove() {
      near.close();
      cutAll();
    },
  };
}
