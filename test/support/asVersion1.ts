import type { LoggedLine } from '#table';

/** A log as version 1 would have written it: without snapshots, and with actions but not their events. */
export const asVersion1 = (lines: readonly LoggedLine[]): readonly Readonly<Record<string, unknown>>[] =>
  lines.flatMap((line) => {
    if (line.type === 'snapshot') return [];
    const { v: _, events: __, ...older } = line as LoggedLine & { readonly events?: unknown };
    return [older];
  });
