import { useEffect, useState } from 'preact/hooks';
import type { OpenTable } from '../table/openTable.ts';
import { reviewText } from '../text/review.ts';
import { Panel } from '../ui/Panel.tsx';
import { Findings } from './Findings.tsx';
import { type Reviewing, startReview } from './reviewing.ts';
import { TableNote } from './TableNote.tsx';

interface ReviewPanelProps {
  readonly open: OpenTable;
  /** The deal to review; null for all deals of the game. */
  readonly deal: number | null;
  readonly onClose: () => void;
}

/**
 * The review of a deal or a game for the viewer's seat. The game goes on meanwhile: the panel says what the table waits
 * for, and closes when the viewer's time is running out.
 */
export function ReviewPanel({ open, deal, onClose }: ReviewPanelProps) {
  const { game, secondsLeft } = open;
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const [attempt, setAttempt] = useState(1);
  const table = game.table.value;
  const [deals] = useState(() => (deal === null ? (table.game?.results ?? []).map((result) => result.deal) : [deal]));
  const { viewer } = table;
  useEffect(() => {
    if (viewer === 'spectator') return undefined;
    const record = (wanted: number) => game.connection.record(wanted);
    return startReview({ deals, seat: viewer, record }, setReviewing);
  }, [attempt]);
  const tryAgain = (): void => {
    setReviewing(null);
    setAttempt(attempt + 1);
  };
  const isHurried = secondsLeft.value !== null;
  useEffect(() => {
    if (isHurried) onClose();
  }, [isHurried]);
  return (
    <Panel title={reviewText.reviewTitle(deal)} kind="middle" onClose={onClose}>
      <div class="review">
        <TableNote open={open} deal={deal} onClose={onClose} />
        {reviewing?.problem && (
          <div role="alert">
            <p>{reviewText.REVIEW.problems[reviewing.problem]}</p>
            {reviewing.problem !== 'old' && (
              <button type="button" onClick={tryAgain}>
                {reviewText.REVIEW.again}
              </button>
            )}
          </div>
        )}
        {!reviewing?.problem && !reviewing?.isDone && (
          <label class="replaying">
            {reviewText.replaying(deals.length)}
            <progress max={1} value={reviewing?.done ?? 0} />
          </label>
        )}
        {reviewing?.isDone && <Findings reviewing={reviewing} table={table} isGame={deal === null} />}
      </div>
    </Panel>
  );
}
