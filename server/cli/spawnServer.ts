import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly child: ChildProcess;
  /** Where it is reached. */
  readonly address: string;
}

/** What is said when it is ready, with its address. */
const READY = /ready: (http\S+)/;

/** The server an operator starts, but for the page, which is there or not. */
export const SERVER = ['server/cli/start.ts', '--without-page'];

/**
 * Starts it. Rejects with what it said if it ends before it is ready.
 * @param program what Node is to run
 * @param how `isApart`: Ctrl+C is not for it, but for us, who ask it to end then
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
