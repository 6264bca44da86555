import type { TableConnection, TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { tallyText } from '../../text/tally.ts';
import { AskButton } from '../AskButton.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { WaitingFor } from './WaitingFor.tsx';

/** The button for the next deal, with the time until it starts by itself. */
export function NextButton({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const seconds = useSecondsLeft(table.clock);
  const isReady = table.seats.some(({ ready }, seat) => ready && seat === table.viewer);
  return (
    <>
      <div class="status">
        {seconds !== null && <p class="countdown">{tallyText.nextIn(seconds)}</p>}
        <WaitingFor table={table} />
      </div>
      {table.viewer !== 'spectator' && (
        <AskButton kind="gold" done={isReady} ask={() => connection.next()}>
          {text.PANELS.next}
        </AskButton>
      )}
    </>
  );
}
