import { useEffect, useState } from 'preact/hooks';
import type { Game, Notice } from '../game/types.ts';
import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/**
 * Explains the first turn at this table that the clock has ended for the viewer: how much time there is, and what comes of
 * it. Later ones are told in a word. Once a bot stands in, that is what one needs to know.
 */
export function TimeOutPanel({ game }: { readonly game: Game }) {
  const notice = game.notice.value;
  const [first, setFirst] = useState<Notice | null>(null);
  const [isOpen, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  useEffect(() => {
    if (first || notice?.code !== 'timeRanOut') return;
    setFirst(notice);
    game.hush();
  }, [notice]);
  if (!first || !isOpen || game.standIn.value) return null;
  return (
    <Panel title={text.TIME_OUT.title} kind="small" onClose={close}>
      <p>{text.refused(first, game.view.value)}</p>
      <p>{text.PACE_HINTS[game.table.value.pace]}</p>
      <p>{text.TIME_OUT.next}</p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={close}>
          {text.TIME_OUT.goOn}
        </button>
      </div>
    </Panel>
  );
}
