import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawnServer } from '../../../server/cli/programs.ts';
import { COMPILED } from '../tools/command.ts';

/** A server in its own process, started as an operator would. */
export interface ServerProcess {
  readonly address: string;
  /** The server's log output. */
  readonly logged: readonly string[];
  /** Kills the process at once, as when a machine dies. */
  kill(): Promise<void>;
  /** Asks the process to end, as before an upgrade. Resolves with its exit code: 0 when all is well. */
  stop(): Promise<number | null>;
  /** Freezes the process, as on an overloaded machine, until `wake`. */
  pause(): void;
  wake(): void;
  /** The memory in use after garbage collection; only with `quick`. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** The resident size of the process in bytes, without garbage collection; only with `quick`. */
  size(): Promise<number>;
}

/** The programs to run: an operator's server without the page (`real`), or a test server with short times (`quick`). */
const PROGRAMS = { real: undefined, quick: ['--expose-gc', 'test/support/server/chaosServer.ts'] } as const;

/** Resolves when the server is ready; rejects with its output if it ends before that. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  program: keyof typeof PROGRAMS = 'real',
): Promise<ServerProcess> {
  const usual = { ...COMPILED, HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const { child, address } = await spawnServer({ ...usual, ...env }, PROGRAMS[program]);
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

/** Ends a process, if it has not ended already. Resolves with its exit code. */
async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code as number | null;
}
