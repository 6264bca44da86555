import type { ReadonlySignal } from '@preact/signals';
import type { RuleCodeProblem } from '#rules';
import type { Notice } from '../game/types.ts';
import { text } from '../text/index.ts';
import { lazy } from './lazy.tsx';
import type { ProblemToComplete } from './ProblemMore.tsx';

/** Why an attempt failed: a refusal, a message of the page, a rule code that cannot be read, or a name. */
export type Problem = Notice['code'] | RuleCodeProblem | { readonly badName: string };

/** Fetched only for a problem that needs more than a sentence. */
const LazyMore = lazy(() => import('./ProblemMore.tsx'));

/** In the next frame, when the screen with the note has its place. */
const bringIntoView = (words: HTMLElement | null): void => {
  if (words) requestAnimationFrame(() => words.parentElement?.scrollIntoView({ block: 'nearest' }));
};

/** Says why the last attempt failed. */
export function ProblemNote({ problem }: { readonly problem: ReadonlySignal<Problem | null> }) {
  const why = problem.value;
  return (
    <div class="problem" role="alert" data-why={typeof why === 'string' ? why : why && Object.keys(why)[0]}>
      {why !== null && <p ref={bringIntoView}>{typeof why === 'string' ? wordsFor(why) : more(why)}</p>}
      {why === 'oldVersion' && more(why)}
    </div>
  );
}

const more = (why: ProblemToComplete) => <LazyMore>{({ ProblemMore }) => <ProblemMore why={why} />}</LazyMore>;

const wordsFor = (why: Notice['code']): string =>
  why === 'offline' ? text.HOME.offline : text.refused({ code: why, action: null }, null);
