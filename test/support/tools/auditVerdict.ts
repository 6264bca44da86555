/** What `npm audit --json` has found, in one line, and whether that is all right. */
export interface Verdict {
  readonly ok: boolean;
  readonly line: string;
}

const GRADES = ['critical', 'high', 'moderate', 'low', 'info'] as const;

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Partial<Record<(typeof GRADES)[number], number>> };
}

/** Reads what it printed. A registry that does not know, or does not answer, is nobody's fault; a known weakness is. */
export function verdictOf(printed: string): Verdict {
  const found = reportIn(printed)?.metadata?.vulnerabilities;
  if (!found) return { ok: true, line: 'This registry tells nothing of known weaknesses: nothing was audited.' };
  const graded = GRADES.flatMap((grade) => (found[grade] ? [`${found[grade]} ${grade}`] : []));
  if (graded.length === 0) return { ok: true, line: 'No known weaknesses in what the server depends on.' };
  return {
    ok: false,
    line: `Known weaknesses in what the server depends on: ${graded.join(', ')} (npm audit --omit=dev)`,
  };
}

function reportIn(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report | null;
  } catch {
    return null;
  }
}
