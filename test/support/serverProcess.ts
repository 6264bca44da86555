import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server as an operator starts it, in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** Ends it on the spot, as a machine that dies does. */
  kill(): Promise<void>;
  /** Asks it to end, as whoever brings a newer one does. Answers with what it ended with: 0 when all is well. */
  stop(): Promise<number | null>;
}

/** What is said when it is ready, with its address. */
const READY = /ready: (http\S+)/;

/** Starts it without the page. Resolves when it is ready; rejects with what it said if it ends before. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['server/cli/start.ts', '--without-page'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await readyAt(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = await gone;
    return code as number | null;
  };
  return {
    address,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
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
