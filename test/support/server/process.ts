import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawnServer } from '../../../server/cli/spawnServer.ts';

/** A server as an operator starts it, in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  /** What it has logged. */
  readonly logged: readonly string[];
  /** Ends it on the spot, as a machine that dies does. */
  kill(): Promise<void>;
  /** Asks it to end, as whoever brings a newer one does. Answers with what it ended with: 0 when all is well. */
  stop(): Promise<number | null>;
  /** Stops it as it stands, as a machine that is out of breath does, until it is woken. */
  pause(): void;
  wake(): void;
  /** What it holds after all that nobody needs was thrown away; a `quick` one tells it. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** How large the process is as it stands, in bytes; a `quick` one tells it. */
  size(): Promise<number>;
}

/** What is run: the server an operator starts, without the page, or one of ours where nothing takes long. */
const PROGRAMS = { real: undefined, quick: ['--expose-gc', 'test/support/server/chaosServer.ts'] } as const;

/** Resolves when it is ready; rejects with what it said if it ends before. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  program: keyof typeof PROGRAMS = 'real',
): Promise<ServerProcess> {
  const { child, address } = await spawnServer({ HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env }, PROGRAMS[program]);
  const logged: string[] = [];
  child.stdout?.on('data', (lines) => logged.push(String(lines)));
  return {
    address,
    logged,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    memory: () => ask(child, 'memory'),
    size: async () => (await ask(child, 'size')).rss,
  };
}

async function ask(child: ChildProcess, what: 'memory' | 'size'): Promise<NodeJS.MemoryUsage> {
  const told = once(child, 'message');
  child.send(what);
  const [usage] = await told;
  return usage as NodeJS.MemoryUsage;
}

/** Ends a process, if it has not ended already; answers with what it ended with. */
async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code as number | null;
}
