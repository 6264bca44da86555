import type { TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { tallyText } from '../../text/tally.ts';

/** Tells a viewer who is ready which of the others present are not. */
export function WaitingFor({ table }: { readonly table: TableView }) {
  return isReady(table) ? <p>{waitingWords(table)}</p> : null;
}

const isReady = ({ seats, viewer }: TableView): boolean => seats.some(({ ready }, seat) => ready && seat === viewer);

/** For a viewer who is ready, which of the others present are not: "Waiting for Ben"; empty if there is nobody. */
export function waitingWords(table: TableView): string {
  if (!isReady(table)) return '';
  const missing = table.seats.filter(({ kind, standIn, ready, connected }) => {
    return kind === 'person' && connected && !standIn && !ready;
  });
  return tallyText.waitingFor(missing.map(({ name }) => text.isolated(name)));
}
