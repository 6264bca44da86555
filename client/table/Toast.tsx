import { useEffect, useState } from 'preact/hooks';
import { isUnderWay } from '../game/moment.ts';
import type { Game, Notice } from '../game/types.ts';
import { whySection } from '../game/whySection.ts';
import { besideTally, tallyPlace } from '../stage/tallyPlace.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { lazy } from '../ui/lazy.tsx';
import type { WhyAsked } from './panels/WhyPanel.tsx';

const WhyPanel = lazy(async () => (await import('./panels/WhyPanel.tsx')).WhyPanel);

/** Long enough to be read, and to ask why. */
const SHOWN = 7000;

/** Nearer than this the piles lie right above the words, in pixels. */
const NEAR = 60;

/** No notice reaches further to either side of the middle, in pixels. */
const REACH = 280;

/** Above the words that name the step; and above the piles where these lie between the words and the melds. */
function lowerEdge({ width, words, stock, stockLabel }: Layout): number {
  const piles = Math.max(stock.y + stock.height, stockLabel.y + stockLabel.height);
  const isBeside = stock.x > width / 2 + REACH;
  return !isBeside && words.y - piles < NEAR ? stock.y : words.y;
}

/** Over the piles and the hand, or, while something else lies there, at the top of the free table, beside a tally. */
function place(layout: Layout, isTaken: boolean, isAfterDeal: boolean) {
  const tally = isAfterDeal ? tallyPlace(layout) : null;
  if (tally) return besideTally(layout, tally);
  return isTaken ? { top: `${layout.felt.y}px` } : { bottom: `${layout.height - lowerEdge(layout) + 6}px` };
}

/**
 * One sentence, for a moment, where it hides nothing that is needed now; and the way to learn why. Each is a new element in
 * a place that stays: so it is spoken, the same one twice as well.
 */
export function Toast({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const notice = game.notice.value;
  const [hidden, setHidden] = useState<Notice | null>(notice);
  const [held, setHeld] = useState<Notice | null>(null);
  const [asked, setAsked] = useState<WhyAsked | null>(null);
  const isHeld = held === notice;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setHidden(notice), SHOWN);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);
  const view = game.view.value;
  const isAfterDeal = view !== null && !isUnderWay(view);
  const shown = notice !== null && notice !== hidden;
  const ask = (): void => {
    if (notice && view) setAsked({ notice, view });
    setHidden(notice);
    setHeld(null);
  };
  return (
    <>
      <div
        class={isAfterDeal ? 'notice after-deal' : 'notice'}
        role="status"
        data-spared
        style={place(layout, isAfterDeal || game.question.value !== null, isAfterDeal)}
        onFocusIn={() => setHeld(notice)}
        onFocusOut={() => setHeld(null)}
      >
        <div key={notice?.id} class={shown ? 'notice-box' : ''}>
          <p class="toast">{shown && text.refused(notice, view)}</p>
          {shown && view && whySection(notice.code) && (
            <button type="button" onClick={ask}>
              {text.PANELS.why}
            </button>
          )}
        </div>
      </div>
      {asked && <WhyPanel {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
