import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Phase } from '#engine';
import type { TableView } from '#protocol';
import type { ShownChange } from '../stage/cues.ts';
import { lengthOf } from '../stage/steps.ts';

/** With reduced motion, how long the last cards stay visible before the tally covers some of them, in ms. */
const MIN_COUNT_MS = 700;

/** Gestures that end the count. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Phases in which a deal is over. */
const ENDED_PHASES: readonly Phase[] = ['ready', 'press', 'over'];

/** The number of the finished deal whose result is on the table; 0 during a deal and before the first. */
export const endedDeal = ({ game }: TableView): number => (game && ENDED_PHASES.includes(game.phase) ? game.deal : 0);

interface CountedTable {
  readonly shown: ReadonlySignal<ShownChange | null>;
  /** Set to the deal whose points have been counted, and to 0 once the next one begins. */
  readonly counted: Signal<number>;
  /** Ends the current animation. */
  readonly endMotion: () => void;
  readonly prefersStill: () => boolean;
  /** The target to listen on for taps and keys. */
  readonly page: EventTarget;
}

/**
 * Follows the counting of each deal's points. It ends with its animation or at a tap or key, and at once for a viewer
 * who joins late. Returns the function that stops.
 */
export function followCount({ shown, counted, endMotion, prefersStill, page }: CountedTable): () => void {
  let cancel: (() => void) | null = null;
  const begin = (deal: number, ms: number): void => {
    const control = new AbortController();
    const finish = (): void => {
      cancel?.();
      counted.value = deal;
    };
    const hurry = (): void => {
      endMotion();
      finish();
    };
    const timer = setTimeout(finish, ms);
    for (const gesture of GESTURES) page.addEventListener(gesture, hurry, { signal: control.signal });
    cancel = () => {
      clearTimeout(timer);
      control.abort();
      cancel = null;
    };
  };
  const stop = shown.subscribe((now) => {
    if (!now) return;
    const deal = endedDeal(now.update.table);
    const isEnd = now.events?.some(({ type }) => type === 'dealEnded') ?? false;
    // Changes between two deals do not interrupt a count.
    if (deal !== 0 && !isEnd) {
      if (!cancel) counted.value = deal;
      return;
    }
    cancel?.();
    counted.value = 0;
    if (isEnd) begin(deal, Math.max(lengthOf(now.steps), prefersStill() ? MIN_COUNT_MS : 0));
  });
  return () => {
    cancel?.();
    stop();
  };
}
