import { useEffect, useState } from 'preact/hooks';
import type { Phase } from '#engine';
import type { TableUpdate } from '#protocol';
import type { Settings } from '../../game/settings.ts';
import { placed, risingTo } from '../../stage/boxStyle.ts';
import { drawMs, type MotionPace, slowness } from '../../stage/steps.ts';
import { tallyMs } from '../../stage/tally.ts';
import { tallyPlace } from '../../stage/tallyPlace.ts';
import type { Layout, Rect } from '../../stage/types.ts';
import { text } from '../../text/index.ts';
import type { TablePageProps } from '../openTable.ts';
import { Final } from './Final.tsx';
import { TallyPanel } from './Tally.tsx';

/** With less motion the cards that end the deal are seen for so many ms before its tally covers some of them. */
const STILL = 700;

/** Steps in which a deal is over. */
const AFTER: readonly Phase[] = ['ready', 'press', 'over'];

interface DealEndProps extends TablePageProps {
  /** Opens what can be said; null where nothing is. */
  readonly onSpeak: (() => void) | null;
}

/** After a deal: its tally, or the final standing. It can be put away to look at the table. */
export function DealEndPanel({ open, settings, onLeave, onAway, onSpeak }: DealEndProps) {
  const { game } = open;
  const table = game.table.value;
  const view = table.game;
  const ended = view && view.deal > 0 && AFTER.includes(view.phase) ? view.deal : 0;
  const counted = useCounted(ended, countingMs(game.update.value, settings.value.speed));
  const [hidden, setHidden] = useState(false);
  useEffect(() => setHidden(false), [ended]);
  // How one comes back is told over all of this, and nothing here can be pressed any more.
  const isSentHome = table.adjourned && open.line.value.status === 'lost';
  if (!view || ended === 0 || !counted || isSentHome) return null;
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
  const room = tallyPlace(open.layout.value);
  const style = room ? risingTo(room, open.layout.value) : {};
  if (!isOver) return <TallyPanel {...{ table, game, connection, style, onHide, onSpeak, onAway }} />;
  return (
    <Final {...{ table, connection, style, onHide, onSpeak }} onScores={() => game.press('scores')} onHome={onLeave} />
  );
}

/** The place of the buttons that nobody needs between deals. */
function aside({ buttons: { undo, sort } }: Layout): Rect {
  const { x, y } = undo;
  return { x, y, width: sort.x + sort.width - x, height: sort.y + sort.height - y };
}

/** How long the cards count themselves into the totals before the panel comes, in ms; not at all for who comes late. */
function countingMs({ table, story }: TableUpdate, speed: Settings['speed']): number {
  const event = story?.find((one) => one.type === 'dealEnded');
  if (event?.type !== 'dealEnded' || !table.game || speed === 'off') return 0;
  const pace: MotionPace = { speed, reduced: prefersStill(), touch: true };
  if (pace.reduced) return STILL;
  return drawMs(pace) * slowness(pace) + tallyMs(table.game, event, pace);
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Has the counting after this deal been seen: it takes its time, unless one taps or presses a key. */
function useCounted(deal: number, ms: number): boolean {
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    setCounted(0);
    if (deal === 0) return;
    const done = (): void => setCounted(deal);
    const timer = setTimeout(done, ms);
    document.addEventListener('pointerdown', done);
    document.addEventListener('keydown', done);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', done);
      document.removeEventListener('keydown', done);
    };
    // Only the end of a deal starts the count; what changes meanwhile does not.
  }, [deal]);
  return deal !== 0 && counted === deal;
}
