import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { FolderRefused } from './dataFolder.ts';
import { OWN_FILE } from './durableFiles.ts';

/**
 * Locks a folder for the lifetime of this process by listening on a socket in it. A killed process holds no lock,
 * whatever files it left and whichever process has its id now.
 * @returns a function that releases the folder
 * @throws FolderRefused if another process has it; the system's error
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

/** Null if the path already exists. */
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
    // If connecting is not permitted, another user's process holds it.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
  });

function listenAnew(path: string): Promise<Server | null> {
  rmSync(path, { force: true });
  return listen(path);
}
