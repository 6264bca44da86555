import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game, Notice } from '../game/types.ts';
import type { OpenTable } from './openTable.ts';
import { LazyAwayPanel, LazyTimeOutPanel } from './panels/lazyPanels.tsx';

/** What was done for the viewer: by a bot while they were away, or for the first time by the clock. */
export function Missed({ open: { game, line } }: { readonly open: OpenTable }) {
  const table = game.table.value;
  const { notice, close } = useFirstTimeOut(game);
  const isAway = table.away.length > 0 && line.value.status !== 'lost';
  return (
    <>
      {isAway && <LazyAwayPanel table={table} connection={game.connection} />}
      {notice && !game.standIn.value && <LazyTimeOutPanel notice={notice} table={table} onClose={close} />}
    </>
  );
}

/** The first turn at this table that the clock has ended, until it is closed. Later ones are told in a word. */
function useFirstTimeOut(game: Game): { readonly notice: Notice | null; close(): void } {
  const notice = game.notice.value;
  // Where none runs nothing can run out: a turn that somebody else ends there is not to be explained by it.
  const hasClock = useRef(false);
  if (game.table.value.clock) hasClock.current = true;
  const [first, setFirst] = useState<Notice | 'closed' | null>(null);
  useEffect(() => {
    if (first || !hasClock.current || notice?.code !== 'timeRanOut') return;
    setFirst(notice);
    game.dismissNotice();
  }, [notice]);
  return { notice: first === 'closed' ? null : first, close: () => setFirst('closed') };
}
