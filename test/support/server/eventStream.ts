/** Server-sent events as they come in over a real line. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** All that has come so far. */
  readonly text: () => string;
  /** The latest event, once there is one like this. */
  until<Data>(isWanted: (data: Data) => boolean): Promise<Data>;
  /** All events so far. */
  events(): readonly unknown[];
  /** Resolves once something like this has come, an event or not. */
  untilText(wanted: RegExp): Promise<void>;
  /** Resolves when the server ends it. */
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
  const found = <Value>(find: () => Value | null): Promise<Value> =>
    new Promise((resolve) => {
      const look = () => {
        const value = find();
        if (value === null) return;
        waiting.delete(look);
        resolve(value);
      };
      waiting.add(look);
      look();
    });
  const events = (): unknown[] => [...text.matchAll(/^data: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data ?? 'null'));
  return {
    status: reply.status,
    headers: reply.headers,
    text: () => text,
    events,
    until: <Data>(isWanted: (data: Data) => boolean) =>
      found(() => {
        const latest = events().at(-1) as Data | undefined;
        return latest !== undefined && isWanted(latest) ? latest : null;
      }),
    untilText: (wanted) => found(() => (wanted.test(text) ? true : null)).then(() => undefined),
    ended: read().catch(() => undefined),
    close: () => ending.abort(),
  };
}
