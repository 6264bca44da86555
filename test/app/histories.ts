import { openHistory, type PageHistory } from '../../client/app/history.ts';

/** A browser's history in memory; tests take its steps. */
export interface TestHistory extends PageHistory {
  readonly addresses: readonly string[];
  /** The browser's own Back and Forward buttons. */
  step(by: -1 | 1): void;
  /** How many steps led out of the page. */
  readonly left: number;
}

const SITE = 'https://rummy.example';

/** The history of a window that went from another site to this address. */
export function historyFrom(address: string): TestHistory {
  let entries: readonly { readonly state: unknown; readonly path: string }[] = [{ state: null, path: address }];
  let at = 0;
  let left = 0;
  const listeners: (() => void)[] = [];
  const go = (by: number): void => {
    if (at + by < 0) left += 1;
    if (!entries[at + by]) return;
    at += by;
    for (const listener of listeners) listener();
  };
  const pageHistory = openHistory({
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState(state: unknown, _: string, path: string) {
        entries = [...entries.slice(0, at + 1), { state, path }];
        at += 1;
      },
      replaceState(state: unknown, _: string, path: string) {
        entries = entries.map((entry, i) => (i === at ? { state, path } : entry));
      },
      go,
      back: () => go(-1),
    } as unknown as History,
    location: {
      get href() {
        return new URL(entries[at]?.path ?? '/', SITE).href;
      },
    } as Location,
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as () => void),
  });
  return {
    ...pageHistory,
    get addresses() {
      return entries.map(({ path }) => path);
    },
    get left() {
      return left;
    },
    step: go,
  };
}
