import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * The environment in which Node keeps our code compiled, in the folder of `npm start`. A program then starts in half
 * the time, unless its predecessor was killed before it could store what it compiled.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};

/** A command's exit code and its output (stdout, then stderr). */
export interface Ended {
  readonly code: number;
  readonly said: string;
}

/** Runs one of our programs as an operator would, with an otherwise empty environment. */
export const runCommand = (words: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((resolve) => {
    const how = {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH ?? '', ...COMPILED, ...env },
    };
    execFile(process.execPath, words, how, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
