import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A server in a child process. */
export interface SpawnedServer {
  readonly child: ChildProcess;
  /** Its URL. */
  readonly address: string;
}

/** Matches the line printed when the server is ready, with its address. */
const READY = /ready: (http\S+)/;

/** The program that an operator starts, except that it does not build the page. */
export const SERVER = ['server/cli/start.ts', '--without-page'];

/**
 * Starts a server. Rejects with its output if it ends before it is ready.
 * @param program the script and its arguments
 * @param options `isApart` shields it from Ctrl+C; the caller must stop it
 */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  program: readonly string[] = SERVER,
  { isApart = false }: { readonly isApart?: boolean } = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, program, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: isApart,
  });
  return { child, address: await readyAt(child) };
}

function readyAt(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: unknown): void => {
      said += String(text);
      const address = READY.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
}
