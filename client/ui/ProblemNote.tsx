import type { ReadonlySignal } from '@preact/signals';
import { type RuleCodeProblem, ruleCodeSentence } from '#rules';
import type { Notice } from '../game/types.ts';
import { text } from '../text/index.ts';

/** Why an attempt came to nothing. */
export type Problem = Notice['code'] | RuleCodeProblem;

/** Says why the last attempt came to nothing. */
export function ProblemNote({ problem }: { readonly problem: ReadonlySignal<Problem | null> }) {
  const why = problem.value;
  const words = why === 'offline' ? text.HOME.offline : null;
  return (
    <div class="problem" role="alert">
      {why !== null && (
        <p>
          {words ?? (typeof why === 'string' ? text.refused({ code: why, action: null }, null) : ruleCodeSentence(why))}
        </p>
      )}
    </div>
  );
}
