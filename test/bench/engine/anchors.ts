import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A gin engine on typed arrays, to compare moves per second with. */
export interface GinEngine {
  deal(state: Int32Array): void;
  /** Writes the legal moves to `out` and returns their number. */
  legal(state: Int32Array, out: Int32Array): number;
  apply(state: Int32Array, move: number): void;
}

/** The reference programs, which are no part of the project: their folder is given on the command line. */
export interface Anchors {
  /** Writes random hands to a file. */
  readonly hands: string;
  /** Measures solvers beside the table solver. */
  readonly melds: string;
  readonly gin: GinEngine;
}

/** The programs needed. `meldbench.mjs` and `ginengine.mjs` both import `tablesolver.mjs`. */
const PROGRAMS = ['genhands.mjs', 'meldbench.mjs', 'ginengine.mjs', 'tablesolver.mjs'];

/** A sentence about what the folder lacks; null if it has every reference program. */
export function missingIn(folder: string | undefined): string | null {
  if (folder === undefined) {
    return `The engine is measured beside ${PROGRAMS.join(', ')}: name their folder with --against PATH.`;
  }
  if (!existsSync(folder)) return `--against: there is no folder ${folder}`;
  const missing = PROGRAMS.filter((program) => !existsSync(join(folder, program)));
  return missing.length === 0 ? null : `--against: ${folder} lacks ${missing.join(', ')}`;
}

/** Loads the reference programs of a folder that lacks none. */
export async function anchorsIn(folder: string): Promise<Anchors> {
  const file = (program: string): string => resolve(folder, program);
  return {
    hands: file('genhands.mjs'),
    melds: file('meldbench.mjs'),
    gin: (await import(pathToFileURL(file('ginengine.mjs')).href)) as GinEngine,
  };
}
