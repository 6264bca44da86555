import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import type { OpenTable } from '../table/openTable.ts';
import { useSecondsLeft } from '../table/tally/useSecondsLeft.ts';
import { text } from '../text/index.ts';
import { reviewText } from '../text/review.ts';
import { Panel } from '../ui/Panel.tsx';
import { Findings } from './Findings.tsx';
import { type Reviewing, startReview } from './reviewing.ts';

const { REVIEW } = reviewText;

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
            <p>{REVIEW.problems[reviewing.problem]}</p>
            {reviewing.problem !== 'old' && (
              <button type="button" onClick={tryAgain}>
                {REVIEW.again}
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

/** Says what happens at the table meanwhile: the viewer's turn, the next deal, or the time until it comes. */
function TableNote({ open, deal, onClose }: ReviewPanelProps) {
  const table = open.game.table.value;
  const seconds = useSecondsLeft(table.clock);
  const isTurn = open.yourTurn.value;
  const isOn = table.stage === 'playing' && table.game?.deal !== deal;
  const news = isTurn ? REVIEW.yourTurn : isOn ? REVIEW.nextBegan : '';
  const wait = news === '' && seconds !== null ? waitIn(table, seconds) : '';
  return (
    <div class={`table-note ${isTurn ? 'turn' : ''}`}>
      {/* Read out when it changes, unlike a countdown. */}
      <p role="status">{news}</p>
      {wait !== '' && <p>{wait}</p>}
      {news + wait !== '' && (
        <button type="button" class={isTurn ? 'gold' : ''} onClick={onClose}>
          {REVIEW.toTable}
        </button>
      )}
    </div>
  );
}

function waitIn({ stage, seats, viewer }: TableView, seconds: number): string {
  const isReady = seats.some(({ ready }, seat) => ready && seat === viewer);
  return stage === 'over' ? text.rematchIn(seconds, isReady) : text.nextIn(seconds);
}
