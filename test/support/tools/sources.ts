import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** One `import` or `export … from`. `to` is a path in the repository or a package name. */
export type Import = {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
  readonly typeOnly: boolean;
};

export type Source = { readonly path: string; readonly text: string; readonly imports: readonly Import[] };

const STATEMENT = /^(?:import|export)\b([^;'"`]*?)\bfrom\s+['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;
const WORKER = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g;

/** Every file git tracks or would add, so that new files are checked before they are committed. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The text of a file, by its path in the repository. */
export const fileText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const aliases = Object.entries<string | { readonly default: string }>(JSON.parse(fileText('package.json')).imports).map(
  ([alias, path]) => [alias, typeof path === 'string' ? path : path.default] as const,
);

/** The file behind one of our own names for folders, with or without a `*`; the most specific name counts. */
function aliasOf(specifier: string): string | undefined {
  for (const [name, path] of aliases.sort(([one], [other]) => other.length - one.length)) {
    const [start = '', end] = name.split('*');
    if (end === undefined ? specifier !== name : !specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return path.replaceAll('*', specifier.slice(start.length, specifier.length - (end ?? '').length));
  }
  return undefined;
}

function resolve(path: string, specifier: string): string {
  const alias = aliasOf(specifier);
  if (alias) return posix.normalize(alias);
  const bare = specifier.replace(/\?.*$/, '');
  return bare.startsWith('.') ? posix.join(posix.dirname(path), bare) : bare;
}

const namesIn = (clause: string): string[] =>
  [...clause.matchAll(/(?:type\s+)?([A-Za-z_$][\w$]*)(?:\s+as\s+[\w$]+)?/g)].map((match) => match[1] ?? '');

/** The imports in a file's text. Relies on this repository's formatting: statements start at the start of a line. */
export function importsOf(path: string, text: string): Import[] {
  const named = [...text.matchAll(STATEMENT)].map(([, clause = '', specifier = '']) => ({
    from: path,
    to: resolve(path, specifier),
    names: namesIn(clause.replace(/^\s*type\b/, '')),
    typeOnly: /^\s*type\b/.test(clause),
  }));
  const whole = [BARE, DYNAMIC, WORKER].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, specifier = '']) => ({
      from: path,
      to: resolve(path, specifier),
      names: [],
      typeOnly: false,
    })),
  );
  return [...named, ...whole];
}

/** Reads all code of the repository. */
export function sources(): Source[] {
  return repositoryFiles()
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .map((path) => {
      const text = fileText(path);
      return { path, text, imports: importsOf(path, text) };
    });
}
