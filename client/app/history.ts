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
  /**
   * Adds an entry for what has opened over a screen, so that Back closes it instead of leaving the screen. Once nothing
   * is open, the next screen, table or cover takes that entry.
   */
  cover(): void;
  /** Whether the current entry is a table's. */
  isAtTable(): boolean;
  /** Undoes a step back from the table. */
  stay(): void;
  /** Goes one screen back; false if no earlier entry is ours. */
  back(): boolean;
  /** Goes back to our first entry, which becomes home. */
  home(): void;
  /**
   * Calls the listener whenever the player has gone back or forward in the history.
   * @param close closes what was opened last over a screen, when its entry is left; returns how much was open
   */
  onMove(listener: () => void, close: () => number): void;
}

interface Entry {
  /** The number of our screens before this one. */
  readonly depth: number;
  readonly isTable?: boolean;
  /** Whether it is for what has opened over the screen before it. */
  readonly isCover?: boolean;
}

/** Opens the history of this window. */
export function openHistory(window: Pick<Window, 'history' | 'location' | 'addEventListener'>): PageHistory {
  const { history, location } = window;
  let tableDepth = 0;
  let isGoingHome = false;
  const entry = (): Entry => (history.state as Entry | null) ?? { depth: 0 };
  const depth = (): number => entry().depth;
  const isAtTable = (): boolean => entry().isTable === true;
  const isCover = (): boolean => entry().isCover === true;
  const here = (): URL => new URL(location.href);
  /** The entry before the latest step, and its address. */
  let before = { entry: entry(), address: location.href };
  const set = (how: 'pushState' | 'replaceState', next: Entry, address: string): void => {
    history[how](next, '', address);
    before = { entry: next, address: location.href };
  };
  const add = (next: Omit<Entry, 'depth'>, address: string): void =>
    isCover()
      ? set('replaceState', { ...next, depth: depth() }, address)
      : set('pushState', { ...next, depth: depth() + 1 }, address);
  const replace = (address: string): void =>
    set('replaceState', { depth: depth(), ...(isCover() && { isCover: true }) }, address);
  return {
    here,
    push: (address) => add({}, address),
    replace,
    sit(address) {
      if (isAtTable()) set('replaceState', entry(), address);
      else add({ isTable: true }, address);
      tableDepth = depth();
    },
    cover: () => add({ isCover: true }, location.href),
    isAtTable,
    // Go forward rather than push: browsers skip entries that were added without a user gesture.
    stay: () => history.go(tableDepth - depth()),
    back() {
      if (depth() === (isCover() ? 1 : 0)) return false;
      history.back();
      return true;
    },
    home() {
      isGoingHome = depth() > 0;
      if (isGoingHome) history.go(-depth());
      else replace('/');
    },
    onMove: (listener, close) =>
      window.addEventListener('popstate', () => {
        const left = before;
        before = { entry: entry(), address: location.href };
        const steps = depth() - left.entry.depth;
        if (isGoingHome) {
          isGoingHome = false;
          replace('/');
        } else if (left.entry.isCover && steps === -1) {
          const open = close();
          // The screen may have changed its address while it was covered.
          if (open > 0) set('replaceState', entry(), left.address);
          if (open > 1) history.go(1);
          // Nothing was open any more, so the step back is one from the screen.
          if (open === 0) history.back();
        } else if (!(isCover() && steps === 1)) listener();
      }),
  };
}
