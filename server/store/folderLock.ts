import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { FolderRefused } from './dataFolder.ts';
import { OWN_FILE } from './durableFiles.ts';

/**
 * Holds a folder for this process alone, as long as it lives: whoever listens on the socket in it has it. A process that
 * was killed listens no more, whatever files it left and whoever has its number now.
 * @returns the way to let go
 * @throws FolderRefused when another process has it; the system's error
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path =
    process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll(/[\\/:]/g, '-')}` : join(folder, 'lock');
  const server = (await listen(path)) ?? ((await isHeld(path)) ? null : await listenAnew(path));
  if (!server) {
    const what = `The data in ${folder} is in use by another process`;
    throw new FolderRefused(`${what}. Stop that one, or choose another folder: DATA_DIR`);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Null when there is something at the path already. */
const listen = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, OWN_FILE);
      resolve(server);
    });
  });

const isHeld = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Whoever may not ask has somebody else's socket before them.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });

function listenAnew(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}
