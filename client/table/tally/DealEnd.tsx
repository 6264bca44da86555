import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import type { Layout, Rect } from '../../stage/layout.ts';
import { right } from '../../stage/rect.ts';
import { finalPlace, tallyPlace } from '../../stage/tallyPlace.ts';
import { text } from '../../text/index.ts';
import { placed, risingTo } from '../../ui/boxStyle.ts';
import { endedDeal } from '../dealCount.ts';
import type { TablePageProps } from '../openTable.ts';
import { TakeSeat } from '../TakeSeat.tsx';
import { Final } from './Final.tsx';
import { TallyPanel } from './Tally.tsx';

interface DealEndProps extends TablePageProps {
  /** Opens the phrases; null if there are none. */
  readonly onSpeak: (() => void) | null;
  /** Opens the review of a deal, or of the game for null. */
  readonly onReview: (deal: number | null) => void;
  /** Replays the game so far. */
  readonly onReplay: () => void;
  /** Opens the panel that shares this result. */
  readonly onShare: (table: TableView) => void;
  /** Opens the check of a deal; null if there is none. */
  readonly onCheck: ((deal: number) => void) | null;
}

/** The panel after a deal: its tally or the final standing. It can be hidden to look at the table. */
export function DealEndPanel(props: DealEndProps) {
  const {
    open,
    onLeave,
    onDaily,
    onRatings,
    onInvite,
    storedGames,
    bests,
    onSpeak,
    onReview,
    onReplay: replay,
    onShare,
    onCheck,
  } = props;
  const { game } = open;
  const table = game.table.value;
  const view = table.game;
  const ended = endedDeal(table);
  const isCounted = open.counted.value === ended;
  const [hidden, setHidden] = useState(false);
  useEffect(() => setHidden(false), [ended]);
  // The panel about the adjourned table covers all of this.
  const isSentHome = table.adjourned && open.connectionState.value.status === 'lost';
  if (!view || ended === 0 || !isCounted || isSentHome) return null;
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
  const room = (isOver ? finalPlace : tallyPlace)(open.layout.value);
  const style = room ? risingTo(room, open.layout.value) : {};
  // Spectators have no seat to review.
  const review = table.viewer === 'spectator' ? null : () => onReview(isOver ? null : ended);
  const shared = {
    table,
    connection,
    heard: open.heard.value,
    style,
    onHide,
    onSpeak,
    onReview: review,
    onReplay: connection.game || (isOver && table.gameId !== null) ? replay : null,
    onCheck: onCheck && (() => onCheck(ended)),
  };
  if (!isOver) {
    const onAfterLesson = connection.lesson ? props.onAfterLesson : null;
    return <TallyPanel {...shared} game={game} onAway={props.onAway} onAfterLesson={onAfterLesson} />;
  }
  const takeSeat = <TakeSeat game={game} />;
  return (
    <Final
      {...shared}
      takeSeat={takeSeat}
      storedGames={storedGames}
      bests={bests}
      onShare={() => onShare(table)}
      onScores={() => game.press('scores')}
      onHome={onLeave}
      onDaily={onDaily}
      onRatings={onRatings}
      onInvite={onInvite}
    />
  );
}

/** The place of Undo and Sort, which are not needed between deals. */
function aside({ buttons: { undo, sort } }: Layout): Rect {
  const x = Math.min(undo.x, sort.x);
  return { ...undo, x, width: Math.max(right(undo), right(sort)) - x };
}
