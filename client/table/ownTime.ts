import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ClockView, TableView } from '#protocol';

/** Seconds left of a player's own time at which they are warned. */
export const HURRY = 10;

/**
 * Counts down the last seconds of the viewer's own time, in a turn or a window. `yourTurn`: the table waits for the
 * viewer.
 */
export function countOwnTime(
  table: ReadonlySignal<TableView>,
  yourTurn: ReadonlySignal<boolean>,
): { readonly secondsLeft: ReadonlySignal<number | null>; stop(): void } {
  const secondsLeft = signal<number | null>(null);
  const clock = computed(() => (yourTurn.value ? ownClock(table.value) : null));
  const stop = effect(() => {
    const { value } = clock;
    if (value)
      return count(value, (left) => {
        secondsLeft.value = left;
      });
    secondsLeft.value = null;
    return undefined;
  });
  return { secondsLeft, stop };
}

/** The clock of the viewer's turn, or of a window, shared by all who may still answer. */
const ownClock = ({ clock, viewer }: TableView): ClockView | null =>
  clock && (clock.seat === viewer || clock.seat === -1) ? clock : null;

/**
 * Reports the seconds left, now and on each change; null while more than `HURRY` are left. Returns a function that
 * stops it.
 */
function count({ left }: ClockView, tell: (seconds: number | null) => void): () => void {
  const end = performance.now() + left;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    const rest = Math.max(0, end - performance.now());
    const seconds = Math.ceil(rest / 1000);
    const isShort = seconds <= HURRY;
    tell(isShort ? seconds : null);
    if (rest > 0) timer = setTimeout(step, rest - (isShort ? seconds - 1 : HURRY) * 1000);
  };
  step();
  return () => clearTimeout(timer);
}
