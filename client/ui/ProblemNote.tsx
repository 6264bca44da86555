import type { ReadonlySignal } from '@preact/signals';
import type { RuleCodeProblem } from '#rules';
import type { Notice } from '../game/types.ts';
import { text } from '../text/index.ts';
import { lazy } from './lazy.tsx';

/** Why an attempt came to nothing. */
export type Problem = Notice['code'] | RuleCodeProblem;

/** What is wrong with the rules in a link takes more sentences than all else that can fail: fetched when a link is wrong. */
const LazyCodeWords = lazy(async () => (await import('./RuleCodeWords.tsx')).RuleCodeWords);

/** Says why the last attempt came to nothing. */
export function ProblemNote({ problem }: { readonly problem: ReadonlySignal<Problem | null> }) {
  const why = problem.value;
  const words = why === 'offline' ? text.HOME.offline : null;
  return (
    <div class="problem" role="alert">
      {why !== null && (
        <p>
          {typeof why === 'string' ? (
            (words ?? text.refused({ code: why, action: null }, null))
          ) : (
            <LazyCodeWords {...{ why }} />
          )}
        </p>
      )}
    </div>
  );
}
