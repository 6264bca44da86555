import type { TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { tallyText } from '../../text/tally.ts';

/** Tells a viewer who is ready which of the others present are not. */
export function WaitingFor({ table: { seats, viewer } }: { readonly table: TableView }) {
  if (!seats.some(({ ready }, seat) => ready && seat === viewer)) return null;
  const missing = seats.filter(({ kind, standIn, ready, connected }) => {
    return kind === 'person' && connected && !standIn && !ready;
  });
  return <p>{tallyText.waitingFor(missing.map(({ name }) => text.isolated(name)))}</p>;
}
