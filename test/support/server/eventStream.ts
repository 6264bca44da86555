import { within } from '../progress.ts';

/** A stream of server-sent events over a real connection. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** All text received so far. */
  readonly text: () => string;
  /** Resolves with the latest event once it is wanted. */
  until<Data>(isWanted: (data: Data) => boolean): Promise<Data>;
  /** All events so far. */
  events(): readonly unknown[];
  /** Resolves once the text matches, whether or not it is an event. */
  untilText(wanted: RegExp): Promise<void>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Listens to server-sent events. */
export async function listenTo(address: string, headers: Readonly<Record<string, string>> = {}): Promise<EventStream> {
  const ending = new AbortController();
  const all = { Accept: 'text/event-stream', ...headers };
  const reply = await fetch(address, { headers: all, signal: ending.signal });
  let text = '';
  const waiting = new Set<() => void>();
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const bytes of reply.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      for (const look of waiting) look();
    }
  };
  const found = <Value>(what: string, find: () => Value | null): Promise<Value> => {
    const coming = new Promise<Value>((resolve) => {
      const look = () => {
        const value = find();
        if (value === null) return;
        waiting.delete(look);
        resolve(value);
      };
      waiting.add(look);
      look();
    });
    return within(what, coming, () => text);
  };
  const events = (): unknown[] => [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data ?? 'null'));
  return {
    status: reply.status,
    headers: reply.headers,
    text: () => text,
    events,
    until: <Data>(isWanted: (data: Data) => boolean) =>
      found(`an event such that ${isWanted}`, () => {
        const latest = events().at(-1) as Data | undefined;
        return latest !== undefined && isWanted(latest) ? latest : null;
      }),
    untilText: async (wanted) => void (await found(`text like ${wanted}`, () => (wanted.test(text) ? true : null))),
    ended: read().catch(() => undefined),
    close: () => ending.abort(),
  };
}
