import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../device/settings.ts';
import type { Game } from '../game/createGame.ts';
import { firstHint, handCardsOf, mayHint, nextHint, type ShownHint } from '../game/hints.ts';
import type { HintKeys } from '../mirror/tableKeys.ts';
import { LazyRules } from '../rules/lazyRules.ts';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';
import { placed } from '../ui/boxStyle.ts';
import { lazy } from '../ui/lazy.tsx';
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

/** Loads the code of hints, the bots and the callout, with the first hint. */
const fetchHints = () => withFurtherTexts(() => import('./hinting.ts'));

type Fetched = Awaited<ReturnType<typeof fetchHints>>;

interface Shown {
  readonly hint: ShownHint;
  /** The decision the hint is for; it disappears with the next one. */
  readonly at: string;
}

/**
 * A button that suggests a move, by its kind and the reason for it. Another press shows the next best. "Show me" says
 * the exact move and selects its cards; nothing is ever played.
 */
function Hints(props: {
  readonly open: OpenTable;
  readonly keys: { current: HintKeys | null };
  /** Speaks to screen readers. */
  readonly say: (words: string) => void;
  readonly onShow: (shows: boolean) => void;
}) {
  const { game, layout } = props.open;
  const parts = useSignal<Fetched | null>(null);
  const shown = useSignal<Shown | null>(null);
  const at = decisionIn(game);
  const current = shown.value?.at === at ? shown.value.hint : null;
  useEffect(() => {
    props.onShow(current !== null);
    return () => props.onShow(false);
  }, [current !== null]);
  // A notice has its place where the hint may lie: what has just happened comes first.
  const isNoted = game.notice.value !== null;
  useEffect(() => {
    if (isNoted) shown.value = null;
  }, [isNoted]);
  const exact = (): void => {
    const suggestion = current?.suggestions[current.number];
    if (!current || !suggestion) return;
    game.select(handCardsOf(suggestion.line[0]));
    shown.value = { hint: { ...current, isExact: true }, at };
  };
  const ask = async (): Promise<void> => {
    game.dismissNotice();
    if (current) {
      if (current.isExact) game.select([]);
      shown.value = { hint: nextHint(current), at };
      return;
    }
    const loaded = parts.value ?? (await fetchHints());
    parts.value = loaded;
    // Some suggestions take longer than a frame.
    await painted();
    shown.value = { hint: firstHint(loaded.suggestionsFor(game)), at: decisionIn(game) };
  };
  const press = (): void => void ask().catch(reportError);
  const close = (): boolean => {
    shown.value = null;
    return current !== null;
  };
  props.keys.current = { press, exact, close };
  useEffect(
    () => () => {
      props.keys.current = null;
    },
    [],
  );
  const place = layout.value.hint;
  const Callout = parts.value?.HintCallout;
  return (
    <>
      {place && (
        <button
          type="button"
          class="hint-button"
          style={placed(place)}
          aria-label={current && current.suggestions.length > 0 ? text.LEARNING.nextHint : text.LEARNING.hint}
          aria-expanded={current !== null}
          onClick={press}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.2 1 2V17h6v-.4c0-.8.3-1.4 1-2A6.5 6.5 0 0 0 12 3z" />
          </svg>
        </button>
      )}
      {Callout && current && (
        <Callout
          game={game}
          layout={layout.value}
          hint={current}
          say={props.say}
          onExact={exact}
          onNext={press}
          onClose={close}
        />
      )}
    </>
  );
}

/** Waits until the last press is on the screen. */
const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** A key that changes with every decision of the viewer; empty for a spectator. */
function decisionIn({ view }: Game): string {
  const game = view.value;
  if (!game || game.viewer === 'spectator') return '';
  return `${game.phase} ${game.seats[game.viewer]?.at} ${game.turn}`;
}
