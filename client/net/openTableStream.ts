import { ENTRY_PATH, type PublicTable } from '#protocol';
import { ownServer } from './ownServer.ts';

/** When a line that was refused is tried again, in ms. */
const LATER = 15_000;

/**
 * Hears which tables are open, until it is told to stop.
 * @param tell called with all of them whenever that has changed; with null while the server cannot be heard
 */
export function followOpenTables(tell: (tables: readonly PublicTable[] | null) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  const listen = (): void => {
    source = new EventSource(ownServer() + ENTRY_PATH);
    source.onmessage = ({ data }) => tell(JSON.parse(String(data)) as readonly PublicTable[]);
    source.onerror = () => {
      tell(null);
      // A browser comes back by itself to a line that broke, not to one that was refused.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, LATER);
    };
  };
  listen();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
