/** The findings of `npm audit --json` in one line, and whether they are acceptable. */
export interface Verdict {
  readonly ok: boolean;
  readonly line: string;
}

const GRADES = ['critical', 'high', 'moderate', 'low', 'info'] as const;

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Partial<Record<(typeof GRADES)[number], number>> };
}

/** Judges the output of `npm audit --json`. Known vulnerabilities fail; a registry without an answer does not. */
export function verdictOf(printed: string): Verdict {
  const found = reportIn(printed)?.metadata?.vulnerabilities;
  if (!found) return { ok: true, line: 'Nothing was audited: this registry does not report vulnerabilities.' };
  const graded = GRADES.flatMap((grade) => (found[grade] ? [`${found[grade]} ${grade}`] : []));
  if (graded.length === 0) return { ok: true, line: 'No known vulnerabilities in server dependencies.' };
  return {
    ok: false,
    line: `Known vulnerabilities in server dependencies: ${graded.join(', ')} (npm audit --omit=dev)`,
  };
}

function reportIn(printed: string): Report | null {
  try {
    return JSON.parse(printed) as Report | null;
  } catch {
    return null;
  }
}
