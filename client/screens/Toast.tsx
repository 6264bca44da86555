import { useEffect, useState } from 'preact/hooks';
import type { Game, Notice } from '../game/types.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';

const SHOWN = 4200;

/** Nearer than this the piles lie right above the words, in pixels. */
const NEAR = 60;

/** Above the words that name the step; and above the piles where these lie between the words and the melds. */
function lowerEdge({ words, stock, stockLabel }: Layout): number {
  const piles = Math.max(stock.y + stock.height, stockLabel.y + stockLabel.height);
  return words.y - piles < NEAR ? stock.y : words.y;
}

/** Over the piles and the hand, or, while a panel asks something there, at the top of the free table. */
function place(layout: Layout, isAsked: boolean) {
  return isAsked ? { top: `${layout.felt.y}px` } : { bottom: `${layout.height - lowerEdge(layout) + 6}px` };
}

/** One sentence, for a moment, where it hides nothing that is needed now. */
export function Toast({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const notice = game.notice.value;
  const [hidden, setHidden] = useState<Notice | null>(notice);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(notice), SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  const shown = notice !== null && notice !== hidden;
  return (
    <p class="toast" role="status" data-spared style={place(layout, game.question.value !== null)}>
      {shown && <span key={notice.id}>{text.refused(notice, game.view.value)}</span>}
    </p>
  );
}
