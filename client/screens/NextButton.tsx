import type { TableConnection, TableView } from '#protocol';
import { text } from '../text/index.ts';
import { AskButton } from './AskButton.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The way to the next deal, with the time after which it comes by itself. */
export function NextButton({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const seconds = useSecondsLeft(table.clock);
  const isReady = table.seats.some(({ ready }, seat) => ready && seat === table.viewer);
  const missing = table.seats.filter(({ kind, standIn, ready, connected }, seat) => {
    return kind === 'person' && connected && !standIn && !ready && seat !== table.viewer;
  });
  return (
    <>
      {seconds !== null && <p class="countdown">{text.nextIn(seconds)}</p>}
      {isReady && <p>{text.waitingFor(missing.map(({ name }) => name))}</p>}
      {table.viewer !== 'spectator' && (
        <AskButton kind="gold" done={isReady} ask={() => connection.next()}>
          {text.PANELS.next}
        </AskButton>
      )}
    </>
  );
}
