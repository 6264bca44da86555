import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ClockView, TableView } from '#protocol';

/** The seconds left of a turn or window from which everybody sees them. */
const SHOWN_FROM_S = 15;

/**
 * Counts down the last seconds of a turn or a window, of the viewer and of others. `yourTurn`: the table waits for the
 * viewer.
 */
export function countTime(
  table: ReadonlySignal<TableView>,
  yourTurn: ReadonlySignal<boolean>,
): {
  readonly secondsLeft: ReadonlySignal<number | null>;
  readonly othersLeft: ReadonlySignal<number | null>;
  stop(): void;
} {
  const own = countDown(computed(() => (yourTurn.value ? ownClock(table.value) : null)));
  const others = countDown(computed(() => othersClock(table.value)));
  const stop = (): void => {
    own.stop();
    others.stop();
  };
  return { secondsLeft: own.left, othersLeft: others.left, stop };
}

/** Counts down the last seconds of a clock. */
function countDown(clock: ReadonlySignal<ClockView | null>): { readonly left: Signal<number | null>; stop(): void } {
  const left = signal<number | null>(null);
  const stop = effect(() => {
    const { value } = clock;
    if (value)
      return count(value, (seconds) => {
        left.value = seconds;
      });
    left.value = null;
    return undefined;
  });
  return { left, stop };
}

/** The clock of the viewer's turn, or of a window, shared by all who may still answer. */
const ownClock = ({ clock, viewer }: TableView): ClockView | null =>
  clock && (clock.seat === viewer || clock.seat === -1) ? clock : null;

/** The clock of another's turn, or of a window. */
const othersClock = ({ clock, viewer, game }: TableView): ClockView | null =>
  clock && (clock.seat >= 0 ? clock.seat !== viewer : game?.phase === 'window') ? clock : null;

/**
 * Reports the seconds left, now and on each change; null while more than `SHOWN_FROM_S` are left. Returns a function
 * that stops it.
 */
function count({ left }: ClockView, tell: (seconds: number | null) => void): () => void {
  const end = performance.now() + left;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    const rest = Math.max(0, end - performance.now());
    const seconds = Math.ceil(rest / 1000);
    const isShort = seconds <= SHOWN_FROM_S;
    tell(isShort ? seconds : null);
    if (rest > 0) timer = setTimeout(step, rest - (isShort ? seconds - 1 : SHOWN_FROM_S) * 1000);
  };
  step();
  return () => clearTimeout(timer);
}
