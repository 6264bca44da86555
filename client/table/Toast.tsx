import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../game/createGame.ts';
import { isUnderWay } from '../game/gestureContext.ts';
import type { Notice } from '../game/types.ts';
import { whySection } from '../game/whySection.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { right } from '../stage/rect.ts';
import { mirroredIfLeft, NOTICE_HEIGHT_PX, TALLY_GAP_PX, tallyPlace } from '../stage/tallyPlace.ts';
import { text } from '../text/index.ts';
import { LazyPanels } from './lazyPanels.ts';
import type { ExplainedRefusal } from './panels/WhyPanel.tsx';

/** How long a notice stays, in ms: long enough to read it and to press Why. */
const NOTICE_SHOWN_MS = 7000;

/** Below this distance, in pixels, the piles count as right above the caption. */
const PILES_GAP_PX = 60;

/** The farthest a notice reaches to either side of the middle, in pixels. */
const NOTICE_HALF_WIDTH_PX = 280;

/**
 * The lower edge of the notice: above the step's caption, and above the piles if these are between caption and melds.
 */
function lowerEdge(layout: Layout): number {
  const { width, prompt, stock, stockLabel } = layout;
  const piles = Math.max(stock.y + stock.height, stockLabel.y + stockLabel.height);
  const isBeside = mirroredIfLeft(layout, stock).x > width / 2 + NOTICE_HALF_WIDTH_PX;
  return !isBeside && prompt.y - piles < PILES_GAP_PX ? stock.y : prompt.y;
}

/**
 * The position: above the piles and the hand; at the top of the felt if that place is taken; beside a tally; or at
 * the top of the screen, above the final standing.
 */
function place(layout: Layout, isTaken: boolean, isAfterDeal: boolean, isOver: boolean) {
  if (isOver) return { top: `${layout.badge.y}px`, marginRight: 0 };
  const tally = isAfterDeal ? tallyPlace(layout) : null;
  if (tally) return besideTally(layout, tally);
  return isTaken ? { top: `${layout.felt.y}px` } : { bottom: `${layout.height - lowerEdge(layout) + 6}px` };
}

/** The style of a notice beside the tally: at its free side in landscape, above it in portrait. */
function besideTally({ width, height, felt, leftHanded }: Layout, place: Rect) {
  const none = { marginLeft: 0, marginRight: 0 };
  if (width <= height) return { ...none, top: `${place.y - NOTICE_HEIGHT_PX - TALLY_GAP_PX / 2}px` };
  const side = leftHanded ? { left: `${right(place)}px` } : { right: `${width - place.x}px` };
  return { ...none, ...side, top: `${felt.y}px` };
}

/**
 * Shows a notice for a moment, where it hides nothing needed now, with a button that explains why. Each notice is a new
 * element in a permanent live region, so that screen readers speak it even if it repeats.
 */
export function Toast({ game, layout }: { readonly game: Game; readonly layout: Layout }) {
  const notice = game.notice.value;
  const [hidden, setHidden] = useState<Notice | null>(notice);
  const [held, setHeld] = useState<Notice | null>(null);
  const [asked, setAsked] = useState<ExplainedRefusal | null>(null);
  const isHeld = held === notice;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setHidden(notice), NOTICE_SHOWN_MS);
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
        style={place(layout, isAfterDeal || game.question.value !== null, isAfterDeal, view?.phase === 'over')}
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
      {asked && <LazyPanels>{({ WhyPanel }) => <WhyPanel {...asked} onClose={() => setAsked(null)} />}</LazyPanels>}
    </>
  );
}
