import { useEffect, useState } from 'preact/hooks';
import type { Game, Notice } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';

const SHOWN = 4200;

/** One sentence, for a moment, above the words that name the step. */
export function Toast({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const notice = game.notice.value;
  const [hidden, setHidden] = useState<Notice | null>(notice);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(notice), SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  const shown = notice !== null && notice !== hidden;
  return (
    <p class="toast" role="status" style={{ bottom: `${layout.height - layout.words.y + 6}px` }}>
      {shown && <span key={notice.id}>{text.refused(notice, game.view.value)}</span>}
    </p>
  );
}
