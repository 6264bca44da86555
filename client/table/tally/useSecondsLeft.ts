import { useEffect, useState } from 'preact/hooks';
import type { ClockView } from '#protocol';

/** Whole seconds left on the clock that nobody's turn has: between deals, before a rematch, in a window; null when there is none. */
export function useSecondsLeft(clock: ClockView | null): number | null {
  const left = clock?.seat === -1 ? clock.left : null;
  const [now, setNow] = useState<number | null>(left);
  useEffect(() => {
    if (left === null) return setNow(null);
    const end = performance.now() + left;
    const tell = (): void => setNow(Math.max(0, end - performance.now()));
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [left, clock?.run]);
  return now === null ? null : Math.ceil(now / 1000);
}
