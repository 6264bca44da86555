import { useEffect } from 'preact/hooks';
import type { TableView } from '#protocol';
import type { OpenTable } from '../table/openTable.ts';
import { reviewText } from '../text/review.ts';
import { tallyText } from '../text/tally.ts';
import { useSecondsLeft } from '../ui/useSecondsLeft.ts';

interface TableNoteProps {
  readonly open: OpenTable;
  /** The finished deal that the panel is about; null for the game. */
  readonly deal: number | null;
  /** Closes the panel. */
  readonly onClose: () => void;
}

/**
 * Says in a panel what happens at the table below it: the viewer's turn, the next deal, or the time until it comes.
 * Closes the panel when the viewer's time is running out.
 */
export function TableNote({ open, deal, onClose }: TableNoteProps) {
  const table = open.game.table.value;
  const isHurried = open.secondsLeft.value !== null;
  useEffect(() => {
    if (isHurried) onClose();
  }, [isHurried]);
  const seconds = useSecondsLeft(table.clock);
  const isTurn = open.yourTurn.value;
  const isOn = table.stage === 'playing' && table.game?.deal !== deal;
  const news = isTurn ? reviewText.REVIEW.yourTurn : isOn ? reviewText.REVIEW.nextBegan : '';
  const wait = news === '' && seconds !== null ? waitIn(table, seconds) : '';
  return (
    <div class={`table-note ${isTurn ? 'turn' : ''}`}>
      {/* Read out when it changes, unlike a countdown. */}
      <p role="status">{news}</p>
      {wait !== '' && <p>{wait}</p>}
      {news + wait !== '' && (
        <button type="button" class={isTurn ? 'gold' : ''} onClick={onClose}>
          {reviewText.REVIEW.toTable}
        </button>
      )}
    </div>
  );
}

function waitIn({ stage, seats, viewer }: TableView, seconds: number): string {
  const isReady = seats.some(({ ready }, seat) => ready && seat === viewer);
  return stage === 'over' ? tallyText.rematchIn(seconds, isReady) : tallyText.nextIn(seconds);
}
