import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { START_FLAGS } from './asStarted.ts';

/** A process of the benchmark. */
export interface Child {
  readonly pid: number;
  /** The port it listens on; 0 if none. */
  readonly port: number;
  /** Sends a message and resolves with the answer; rejects if the process fails or exits. */
  ask<Value>(message: unknown): Promise<Value>;
  tell(message: unknown): void;
  end(): Promise<void>;
}

/** Whether processes can be pinned to a core. If not, the operating system places them. */
export const canPin = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0;

/** The number of a core; `any` leaves the choice to the operating system. */
export type Core = number | 'any';

/**
 * Starts a process on this core. Resolves when it reports that it is ready.
 * @param options `collects` lets it collect garbage before it reports its memory
 */
export async function startChild(
  file: string,
  core: Core,
  env: Readonly<Record<string, string>> = {},
  { collects = false }: { readonly collects?: boolean } = {},
): Promise<Child> {
  const flags = file === 'gameServer.ts' ? [...START_FLAGS, ...PROFILING] : [];
  if (collects) flags.push('--expose-gc');
  const command = [process.execPath, ...flags, join(import.meta.dirname, file)];
  const [program = '', ...words] = canPin && core !== 'any' ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(program, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const { port } = await answerOf<{ readonly port: number }>(child);
  return {
    // With `taskset` too: it becomes the program that it starts.
    pid: Number(child.pid),
    port,
    tell: (message) => void child.send(message as object),
    ask<Value>(message: unknown) {
      child.send(message as object);
      return answerOf<Value>(child);
    },
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.send('close');
      }),
  };
}

/** `BENCH_PROFILE=folder` writes a CPU profile of the server to that folder. */
const PROFILING = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];

/** An answer from such a process, marked because libraries also send messages to the parent process. */
type Answer = { readonly of: 'bench'; readonly value: unknown } | { readonly of: 'bench'; readonly failed: string };

/** Sends an answer to the parent process. */
export const answer = (value: unknown): void => void process.send?.({ of: 'bench', value } satisfies Answer);
/** Reports an error to the parent process, whose `ask` then rejects. */
export const fail = (error: unknown): void =>
  void process.send?.({ of: 'bench', failed: String(error) } satisfies Answer);

/** Calls back when the parent process ends this one, or has ended itself. */
export function onClose(close: () => void): void {
  let isClosing = false;
  const end = (): void => {
    if (!isClosing) close();
    isClosing = true;
  };
  process.on('message', (message) => {
    if (message === 'close') end();
  });
  process.on('disconnect', end);
}

function answerOf<Value>(child: ChildProcess): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      child.off('exit', gone);
      child.off('message', hear);
    };
    const gone = (code: number | null): void => {
      end();
      reject(new Error(`a benchmark process exited with code ${code}`));
    };
    const hear = (message: object): void => {
      if (!('of' in message) || message.of !== 'bench') return;
      end();
      const answer = message as Answer;
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.value as Value);
    };
    child.on('exit', gone);
    child.on('message', hear);
  });
}
