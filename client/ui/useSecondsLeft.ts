import { useEffect, useState } from 'preact/hooks';
import type { ClockView } from '#protocol';

/**
 * The whole seconds left on a clock that belongs to no turn: between deals, before a rematch, in a window. Null if
 * there is none.
 */
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
