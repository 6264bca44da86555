import { useEffect, useState } from 'preact/hooks';
import type { ClockView, TableConnection, TableView } from '#protocol';
import { text } from '../text/index.ts';

/** The way to the next deal, with the time after which it comes by itself. */
export function NextButton({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const seconds = useSecondsLeft(table.clock);
  const isReady = table.seats.some(({ ready }, seat) => ready && seat === table.viewer);
  const missing = table.seats.filter(({ kind, standIn, ready, connected }, seat) => {
    return kind === 'person' && connected && !standIn && !ready && seat !== table.viewer;
  });
  return (
    <footer>
      {seconds !== null && <p class="countdown">{text.nextIn(seconds)}</p>}
      {isReady && <p>{text.waitingFor(missing.map(({ name }) => name))}</p>}
      {table.viewer !== 'spectator' && (
        <button type="button" class="gold" aria-disabled={isReady} onClick={() => void connection.next()}>
          {text.PANELS.next}
        </button>
      )}
    </footer>
  );
}

/** Whole seconds left on the clock between deals; null when there is none. */
function useSecondsLeft(clock: ClockView | null): number | null {
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
