import { connect, createServer, type Socket } from 'node:net';

/** A round-robin proxy in front of several processes: each new connection goes to the next one. */
export interface Front {
  /** Its URL. */
  readonly address: string;
  close(): void;
}

/**
 * Opens the proxy.
 * @param port 0 picks a free port
 * @param ports returns the ports of the processes; called for each connection
 */
export async function openFront(port: number, ports: () => readonly number[]): Promise<Front> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const all = ports();
    turn++;
    joinTo(
      socket,
      all.map((_, i) => all[(turn + i) % all.length] as number),
    );
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
