import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Advice } from '../game/hints.ts';
import type { Game } from '../game/types.ts';
import { placed } from '../stage/boxStyle.ts';
import { text } from '../text/index.ts';
import type { OpenTable } from './openTable.ts';

/** Loads the code of hints, the bots and the callout, with the first hint. */
const fetchHints = () => import('./hinting.ts');

type Fetched = Awaited<ReturnType<typeof fetchHints>>;

interface Shown {
  readonly advice: Advice | null;
  readonly isExact: boolean;
  /** The decision the hint is for; it disappears with the next one. */
  readonly at: string;
}

/** A button that suggests an action: its kind at the first press, the cards at the second. */
export function Hints({ open, onShow }: { readonly open: OpenTable; readonly onShow: (shows: boolean) => void }) {
  const { game, layout } = open;
  const parts = useSignal<Fetched | null>(null);
  const shown = useSignal<Shown | null>(null);
  const at = decisionIn(game);
  const current = shown.value?.at === at ? shown.value : null;
  useEffect(() => {
    onShow(current !== null);
    return () => onShow(false);
  }, [current !== null]);
  const more = (): void => {
    if (!current?.advice) return;
    const { cards } = current.advice;
    if (cards.length > 0) game.select(cards);
    shown.value = { ...current, isExact: true };
  };
  const press = async (): Promise<void> => {
    game.dismissNotice();
    if (current && !current.isExact && current.advice) return more();
    if (current) {
      shown.value = null;
      return;
    }
    const loaded = parts.value ?? (await fetchHints());
    parts.value = loaded;
    shown.value = { advice: loaded.adviceFor(game), isExact: false, at: decisionIn(game) };
  };
  const place = layout.value.hint;
  const Callout = parts.value?.HintCallout;
  return (
    <>
      {place && (
        <button
          type="button"
          class="hint-button"
          style={placed(place)}
          aria-label={text.LEARNING.hint}
          aria-expanded={current !== null}
          onClick={() => void press().catch(reportError)}
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
          advice={current.advice}
          isExact={current.isExact}
          onMore={more}
          onClose={() => {
            shown.value = null;
          }}
        />
      )}
    </>
  );
}

/** A key that changes with every decision of the viewer; empty for a spectator. */
function decisionIn({ view }: Game): string {
  const game = view.value;
  if (!game || game.viewer === 'spectator') return '';
  return `${game.phase} ${game.seats[game.viewer]?.at} ${game.turn}`;
}
