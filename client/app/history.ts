/** Our entries in the browser's history: the screens the player can come back from. */
export interface PageHistory {
  /** The current address: path and query. */
  here(): URL;
  /** Adds an entry for the next screen. */
  push(address: string): void;
  /** Changes the address of the current entry. */
  replace(address: string): void;
  /**
   * Adds an entry for the table, so that Back does not leave the page; replaces the current entry if it is a table's.
   */
  sit(address: string): void;
  /** Whether the current entry is a table's. */
  isAtTable(): boolean;
  /** Undoes a step back from the table. */
  stay(): void;
  /** Goes one screen back; false if no earlier entry is ours. */
  back(): boolean;
  /** Goes back to our first entry, which becomes home. */
  home(): void;
  /** Calls the listener whenever the player has gone back or forward in the history. */
  onMove(listener: () => void): void;
}

interface Entry {
  /** The number of our screens before this one. */
  readonly depth: number;
  readonly isTable?: boolean;
}

/** Opens the history of this window. */
export function openHistory(window: Pick<Window, 'history' | 'location' | 'addEventListener'>): PageHistory {
  const { history, location } = window;
  let tableDepth = 0;
  let isGoingHome = false;
  const entry = (): Entry => (history.state as Entry | null) ?? { depth: 0 };
  const depth = (): number => entry().depth;
  const isAtTable = (): boolean => entry().isTable === true;
  const replace = (address: string): void => history.replaceState({ depth: depth() } satisfies Entry, '', address);
  return {
    here: () => new URL(location.href),
    push: (address) => history.pushState({ depth: depth() + 1 } satisfies Entry, '', address),
    replace,
    sit(address) {
      if (isAtTable()) history.replaceState(entry(), '', address);
      else history.pushState({ depth: depth() + 1, isTable: true } satisfies Entry, '', address);
      tableDepth = depth();
    },
    isAtTable,
    // Go forward rather than push: browsers skip entries that were added without a user gesture.
    stay: () => history.go(tableDepth - depth()),
    back() {
      if (depth() === 0) return false;
      history.back();
      return true;
    },
    home() {
      isGoingHome = depth() > 0;
      if (isGoingHome) history.go(-depth());
      else replace('/');
    },
    onMove: (listener) =>
      window.addEventListener('popstate', () => {
        if (!isGoingHome) return listener();
        isGoingHome = false;
        replace('/');
      }),
  };
}
