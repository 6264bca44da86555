import { useEffect, useRef, useState } from 'preact/hooks';
import { isUnderWay } from '../game/moment.ts';
import type { Game, Notice } from '../game/types.ts';
import { LazyPanels } from './lazyPanels.ts';
import type { OpenTable } from './openTable.ts';

/** Panels about turns the viewer missed: those a bot played while they were away, and the first one the clock ended. */
export function Missed({ open: { game, line } }: { readonly open: OpenTable }) {
  const table = game.table.value;
  const { notice, close } = useFirstTimeOut(game);
  const isAway = table.away.length > 0 && line.value.status !== 'lost';
  return (
    <>
      {isAway && <LazyPanels>{({ AwayPanel }) => <AwayPanel table={table} connection={game.connection} />}</LazyPanels>}
      {notice && !game.standIn.value && (
        <LazyPanels>{({ TimeOutPanel }) => <TimeOutPanel notice={notice} table={table} onClose={close} />}</LazyPanels>
      )}
    </>
  );
}

/** The notice of the first turn at this table that the clock ended, until it is closed. Later ones get a toast. */
function useFirstTimeOut(game: Game): { readonly notice: Notice | null; close(): void } {
  const notice = game.notice.value;
  // Without a clock, somebody else must have ended the turn, so that the explanation would be wrong.
  const hasClock = useRef(false);
  if (game.table.value.clock) hasClock.current = true;
  const [first, setFirst] = useState<Notice | 'closed' | null>(null);
  // After the deal its advice is too late, and it would cover the tally.
  const view = game.view.value;
  const isPlayed = view !== null && isUnderWay(view);
  useEffect(() => {
    if (!isPlayed) setFirst((now) => now && 'closed');
  }, [isPlayed]);
  useEffect(() => {
    if (first || !hasClock.current || notice?.code !== 'timeRanOut') return;
    setFirst(notice);
    game.dismissNotice();
  }, [notice]);
  return { notice: first === 'closed' || !isPlayed ? null : first, close: () => setFirst('closed') };
}
