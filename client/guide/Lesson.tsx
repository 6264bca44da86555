import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../game/createGame.ts';
import { isAside } from '../practice/lesson.ts';
import type { Layout } from '../stage/layout.ts';
import { lessons } from '../text/lessons.ts';
import { Callout } from './Callout.tsx';
import { type GuideState, type LessonStep, stepAt } from './lessonSteps.ts';

interface LessonProps {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  /** Whether something else is open over the table; the lesson is hidden meanwhile. */
  readonly waits: boolean;
  /** Speaks to screen readers. */
  readonly say: (words: string) => void;
  readonly onLeave: () => void;
}

/**
 * The lesson: says what to do at each step of the prepared deal, and why. The table waits for it (`practice/lesson`);
 * it never acts. It ends with the tally.
 */
export function Lesson({ game, layout, waits, say, onLeave }: LessonProps) {
  /** The step that was read, while the bot has not made its move yet. */
  const read = useSignal<LessonStep['id'] | null>(null);
  const now = guideStateOf(game, layout);
  const found = now && stepAt(now);
  const step = waits || found?.id === read.value ? null : found;
  useEffect(() => {
    read.value = null;
  }, [found?.id]);
  useEffect(() => {
    game.lessonFilter.value = (view, action) => !isAside(view, action);
    return () => {
      game.lessonFilter.value = null;
    };
  }, [game]);
  const isRefused = game.notice.value?.code === 'lessonWaits';
  useEffect(() => {
    // Its cards would go along with those of the step.
    if (isRefused) game.select([]);
  }, [isRefused]);
  const words = step?.words ?? '';
  // A callout that appears with its text is not spoken by every screen reader.
  useEffect(() => {
    say(words);
    return () => say('');
  }, [words]);
  if (!now) return null;
  const goOn = (): void => {
    read.value = found?.id ?? null;
    game.connection.lesson?.watch();
  };
  return (
    <Callout
      layout={now.layout}
      name={lessons.LESSON.name}
      words={words}
      targets={step?.points ?? []}
      inView={step?.inView}
    >
      {step?.waitsFor !== 'tally' && (
        <button type="button" class="quiet" onClick={onLeave}>
          {lessons.LESSON.skip}
        </button>
      )}
      {(step?.waitsFor === 'reading' || step?.waitsFor === 'watching') && (
        <GoOn
          key={step.id}
          words={step.waitsFor === 'watching' ? lessons.LESSON.watch : lessons.LESSON.gotIt}
          onPress={goOn}
        />
      )}
    </Callout>
  );
}

function guideStateOf({ table, view, selected, newMelds }: Game, layout: ReadonlySignal<Layout>): GuideState | null {
  return (
    view.value && {
      table: table.value,
      view: view.value,
      selected: selected.value,
      newMeld: newMelds.value[0] ?? null,
      layout: layout.value,
    }
  );
}

/** The button of a step that was read. It takes the focus of a player at the keyboard, who has nothing else to do. */
function GoOn({ words, onPress }: { readonly words: string; readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.querySelector(':focus-visible')) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" class="gold" onClick={onPress}>
      {words}
    </button>
  );
}
