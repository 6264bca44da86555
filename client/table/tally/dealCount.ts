import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Phase } from '#engine';
import type { TableView } from '#protocol';
import type { ShownChange } from '../../stage/cues.ts';
import { lengthOf } from '../../stage/steps.ts';

/** With less motion the cards that end the deal are seen for so many ms before its tally covers some of them. */
const STILL = 700;

/** Gestures that end the count. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/** Steps in which a deal is over. */
const AFTER: readonly Phase[] = ['ready', 'press', 'over'];

/** The number of the deal that is over and whose result lies on the table; 0 while a deal is under way, and before the first. */
export const endedDeal = ({ game }: TableView): number => (game && AFTER.includes(game.phase) ? game.deal : 0);

interface Count {
  readonly shown: ReadonlySignal<ShownChange | null>;
  /** Set to the deal whose count has been seen, and to 0 once another one is under way. */
  readonly counted: Signal<number>;
  /** Ends the motion under way. */
  readonly endMotion: () => void;
  readonly prefersStill: () => boolean;
  /** Where taps and keys are noticed. */
  readonly page: EventTarget;
}

/**
 * Follows the count of each deal's points as it is shown: it is over with its motion, or as soon as somebody taps or presses a
 * key, and at once for who comes late. Returns the way to stop.
 */
export function followCount({ shown, counted, endMotion, prefersStill, page }: Count): () => void {
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
    const isEnd = now.story?.some(({ type }) => type === 'dealEnded') ?? false;
    // What changes between two deals leaves a count under way alone.
    if (deal !== 0 && !isEnd) {
      if (!cancel) counted.value = deal;
      return;
    }
    cancel?.();
    counted.value = 0;
    if (isEnd) begin(deal, Math.max(lengthOf(now.steps), prefersStill() ? STILL : 0));
  });
  return () => {
    cancel?.();
    stop();
  };
}
