import type { Source } from './sources.ts';

/** Groups of files that import each other in cycles, type imports included. Each group is sorted. */
export function circlesIn(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[][] {
  const paths = new Set(sources.map(({ path }) => path));
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.map(({ to }) => to).filter((to) => paths.has(to))]),
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  // Tarjan's algorithm: files that reach each other share the lowest number any of them can reach.
  const visit = (path: string): void => {
    order.set(path, order.size);
    lowest.set(path, order.size - 1);
    open.push(path);
    for (const to of targets.get(path) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const path of paths) if (!order.has(path)) visit(path);
  return circles;
}

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) ([\w$]+)/gm;

/** Files that one import name leads to, on a server and in a page (`imports` in package.json). */
const BY_PLATFORM = /\/messageFiles\.ts$/;

/** Names exported by several files, with the files: `name: file, file`. */
export function namesExportedTwice(sources: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (BY_PLATFORM.test(path)) continue;
    for (const [, name = ''] of text.matchAll(EXPORTED)) files.set(name, (files.get(name) ?? new Set()).add(path));
  }
  return [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}
