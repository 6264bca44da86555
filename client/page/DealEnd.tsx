import { useEffect, useState } from 'preact/hooks';
import type { Phase } from '#engine';
import { placed } from '../mirror/placed.ts';
import { Final } from '../screens/Final.tsx';
import { Tally } from '../screens/Tally.tsx';
import type { Layout, Rect } from '../stage/types.ts';
import { text } from '../text/index.ts';
import type { TablePageProps } from './TablePage.tsx';

/** The cards count themselves into the totals first, at most this long; a tap skips that. In ms at normal speed. */
const COUNTING = 4200;
const SLOWNESS = { off: 0, fast: 0.6, normal: 1, slow: 1.6 } as const;

/** Steps in which a deal is over. */
const AFTER: readonly Phase[] = ['ready', 'press', 'over'];

/** After a deal: its tally, or the final standing. It can be put away to look at the table. */
export function DealEnd({ open, settings, onLeave }: TablePageProps) {
  const { game } = open;
  const table = game.table.value;
  const view = table.game;
  const ended = view && view.deal > 0 && AFTER.includes(view.phase) ? view.deal : 0;
  const counted = useCounted(ended, game.update.value.story === null, COUNTING * SLOWNESS[settings.value.speed]);
  const [hidden, setHidden] = useState(false);
  useEffect(() => setHidden(false), [ended]);
  if (!view || ended === 0 || !counted) return null;
  const isOver = view.phase === 'over';
  const isAsked = game.question.value?.asks === 'press';
  if (hidden && !isAsked) {
    return (
      <button
        type="button"
        class="show-tally"
        style={placed(aside(open.layout.value))}
        onClick={() => setHidden(false)}
      >
        {isOver ? text.PANELS.showFinal : text.PANELS.showTally}
      </button>
    );
  }
  const { connection } = game;
  const onHide = (): void => setHidden(true);
  if (!isOver) return <Tally {...{ table, game, connection, onHide }} />;
  return <Final {...{ table, connection, onHide }} onScores={() => game.press('scores')} onHome={onLeave} />;
}

/** The place of the buttons that nobody needs between deals. */
function aside({ buttons: { undo, sort } }: Layout): Rect {
  const { x, y } = undo;
  return { x, y, width: sort.x + sort.width - x, height: sort.y + sort.height - y };
}

/** Has the counting after this deal been seen: it takes its time, unless one came late or taps. */
function useCounted(deal: number, late: boolean, ms: number): boolean {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    setCounted(0);
    if (deal === 0) return;
    const done = (): void => setCounted(deal);
    const timer = setTimeout(done, late ? 0 : ms);
    document.addEventListener('pointerdown', done);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', done);
    };
    // Only the end of a deal starts the count; what changes meanwhile does not.
  }, [deal]);
  return deal !== 0 && counted === deal;
}
