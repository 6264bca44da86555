import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** A program of this bench in a process of its own. */
export interface Child {
  /** Where it listens, if it does. */
  readonly port: number;
  /** Asks something and waits for the answer. */
  ask<Value>(message: unknown): Promise<Value>;
  tell(message: unknown): void;
  end(): Promise<void>;
}

/** Whether a process can be held on one core; where it cannot, the system decides. */
export const canPin = cpus().length > 1 && spawnSync('taskset', ['-V']).status === 0;

/** Starts one, on this core. Resolves when it says that it is ready. */
export async function startChild(
  file: string,
  core: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const flags = file === 'gameServer.ts' ? [...AS_STARTED, ...PROFILING] : [];
  const command = [process.execPath, '--expose-gc', ...flags, join(import.meta.dirname, file)];
  const [program = '', ...words] = canPin ? ['taskset', '-c', String(core), ...command] : command;
  const child = spawn(program, words, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const { port } = await answerOf<{ readonly port: number }>(child);
  return {
    port,
    tell: (message) => void child.send(message as object),
    ask<Value>(message: unknown) {
      child.send(message as object);
      return answerOf<Value>(child);
    },
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('close');
      }),
  };
}

/** The server has the room that `npm start` gives it. */
const AS_STARTED = ['--max-semi-space-size=64'];

/** `BENCH_PROFILE=folder` writes there where the server's time goes. */
const PROFILING = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];

/** What such a program answers: other libraries send their own messages to whoever started them. */
type Answer = { readonly of: 'bench'; readonly value: unknown } | { readonly of: 'bench'; readonly failed: string };

/** Tells whoever started this program. */
export const answer = (value: unknown): void => void process.send?.({ of: 'bench', value } satisfies Answer);
export const fail = (error: unknown): void =>
  void process.send?.({ of: 'bench', failed: String(error) } satisfies Answer);

function answerOf<Value>(child: ChildProcess): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      child.off('exit', gone);
      child.off('message', hear);
    };
    const gone = (code: number | null): void => {
      end();
      reject(new Error(`a process of the bench ended: ${code}`));
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
