import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { mayHint } from '../game/hints.ts';
import type { Settings } from '../game/settings.ts';
import type { HintKeys } from '../mirror/tableKeys.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { placed } from '../stage/boxStyle.ts';
import { text } from '../text/index.ts';
import { lazy } from '../ui/lazy.tsx';
import { Hints } from './Hints.tsx';
import type { OpenTable } from './openTable.ts';

const LazyLesson = lazy(() => import('../guide/Lesson.tsx'));

/** The learning aids at the table: the rules behind the wild-rank badge, the lesson, and hints outside of it. */
export function Learning({
  open,
  settings,
  hintKeys,
  say,
}: {
  readonly open: OpenTable;
  readonly settings: ReadonlySignal<Settings>;
  readonly hintKeys: { current: HintKeys | null };
  /** Speaks to screen readers. */
  readonly say: (words: string) => void;
}) {
  const { game, layout, guided } = open;
  const [showsRules, setShowsRules] = useState(false);
  const hasHint = useSignal(false);
  const table = game.table.value;
  const isElsewhere = game.chooser.value !== null || game.question.value !== null || game.panel.value !== null;
  return (
    <>
      <button
        type="button"
        class="badge-rules"
        style={placed(layout.value.badge)}
        aria-label={text.LEARNING.rules}
        aria-expanded={showsRules}
        onClick={() => setShowsRules(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {mayHint(settings.value, table) && !guided.value && (
        <Hints
          open={open}
          keys={hintKeys}
          say={say}
          onShow={(shows) => {
            hasHint.value = shows;
          }}
        />
      )}
      {guided.value && (
        <LazyLesson>
          {({ Lesson }) => (
            <Lesson
              game={game}
              layout={layout}
              say={say}
              waits={isElsewhere || hasHint.value || showsRules}
              onLeave={() => {
                guided.value = false;
              }}
            />
          )}
        </LazyLesson>
      )}
      {showsRules && (
        <LazyRules>
          {({ RulesPanel }) => <RulesPanel rules={table.rules} onClose={() => setShowsRules(false)} />}
        </LazyRules>
      )}
    </>
  );
}
