import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of one source file. */
export interface Patch {
  /** Its path in the repository. */
  readonly file: string;
  /** The text to replace: every occurrence of a string, or what an expression matches. */
  readonly find: string | RegExp;
  /** The new text, or a function that makes it from the parts of the match. */
  readonly replace: string | ((...parts: readonly string[]) => string);
}

const ROOT = join(import.meta.dirname, '../../..');

/**
 * The changed sources, by their full paths.
 * @throws Error if a file or a text to replace does not exist
 */
export function patchedSources(patches: readonly Patch[]): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const { file, find, replace } of patches) {
    const path = join(ROOT, file);
    const source = sources.get(path) ?? readFileSync(path, 'utf8');
    // A function, because `$` has a meaning in a replacement text.
    const make = typeof replace === 'string' ? () => replace : replace;
    const changed = typeof find === 'string' ? source.replaceAll(find, make) : source.replace(find, make);
    if (changed === source) throw new Error(`${file} does not contain ${find}`);
    sources.set(path, changed);
  }
  return sources;
}
