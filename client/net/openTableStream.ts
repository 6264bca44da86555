import { ENTRY_PATH, type PublicTable } from '#protocol';
import { ownServer } from './ownServer.ts';

/** The delay before a refused connection is tried again, in ms. */
const LATER = 15_000;

/**
 * Follows the list of open tables. Returns a function that stops it.
 * @param tell called with the whole list after every change, and with null while the server cannot be reached
 */
export function followOpenTables(tell: (tables: readonly PublicTable[] | null) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout>;
  const listen = (): void => {
    source = new EventSource(ownServer() + ENTRY_PATH);
    source.onmessage = ({ data }) => tell(JSON.parse(String(data)) as readonly PublicTable[]);
    source.onerror = () => {
      tell(null);
      // A browser reopens a broken event stream by itself, but not a refused one.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, LATER);
    };
  };
  listen();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
