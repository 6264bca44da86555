import { connect, createServer, type Socket } from 'node:net';
import type { Cluster } from '../cluster/cluster.ts';

/** A proxy in front of several processes. */
export interface Front {
  /** Its URL. */
  readonly address: string;
  close(): void;
}

/** The port of the process with this id; null if it is not known. */
type PortOf = (process: string) => Promise<number | null>;

/** The first line of the request for a table's socket. */
const SOCKET = /^GET \/([\w-]{9})\/[\da-f]{32}\?/;

/**
 * Opens the proxy: each new connection goes to the next process, and a table's socket to the process that has it.
 * @param port 0 picks a free port
 * @param ports returns the ports of the processes; called for each connection
 * @param portOf without it sockets too go to the next process, which forwards them
 */
export async function openFront(port: number, ports: () => readonly number[], portOf?: PortOf): Promise<Front> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const all = ports();
    turn++;
    const others = all.map((_, i) => all[(turn + i) % all.length] as number);
    if (portOf) void joinToOwner(socket, others, portOf);
    else joinTo(socket, others);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = `http://localhost:${(server.address() as { port: number }).port}`;
  const close = (): void => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { address, close };
}

/** Finds processes that are on this machine. */
export const portsIn =
  (registry: Pick<Cluster, 'addressOf'>): PortOf =>
  async (process) => {
    const address = await registry.addressOf(process).catch(() => null);
    return address === null ? null : Number(new URL(`http://${address}`).port);
  };

/** Pipes a socket to the process that its first line names, or to the first of these ports. */
async function joinToOwner(socket: Socket, ports: readonly number[], portOf: PortOf): Promise<void> {
  const data = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  socket.pause();
  const process = SOCKET.exec(data.toString('latin1', 0, 64))?.[1];
  const port = process === undefined ? null : await portOf(process);
  socket.unshift(data);
  joinTo(socket, port === null ? ports : [port, ...ports]);
}

/** Pipes a socket to the first of these ports that accepts a connection. */
function joinTo(socket: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) return void socket.destroy();
  const line = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setNoDelay(true);
  line.once('error', () => joinTo(socket, others));
  line.once('connect', () => {
    line.removeAllListeners('error');
    if (socket.destroyed) return void line.destroy();
    line.on('error', () => line.destroy());
    line.on('close', () => socket.destroy());
    socket.on('close', () => line.destroy());
    socket.pipe(line).pipe(socket);
  });
}
