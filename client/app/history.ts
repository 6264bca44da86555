/** The browser's own history, as far as it is ours: screens that one comes back from. */
export interface PageHistory {
  /** The address shown: path and question. */
  here(): URL;
  /** One screen further. */
  push(address: string): void;
  /** Another address for the present screen. */
  replace(address: string): void;
  /** The table: one screen further, so that Back does not lead out of the page; the present one, if it is a table's already. */
  sit(address: string): void;
  /** The entry shown is a table's. */
  isAtTable(): boolean;
  /** Undoes a step back from the table. */
  stay(): void;
  /** One screen back; false when there is none of ours. */
  back(): boolean;
  /** Back to the first of ours, which is home from then on. */
  home(): void;
  /** Calls whenever somebody has gone back or on in the history. */
  onMove(listener: () => void): void;
}

interface Entry {
  /** Screens gone through before this one. */
  readonly depth: number;
  readonly isTable?: boolean;
}

/** The history of this window. */
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
    // Going on rather than pushing: browsers skip entries that were pushed while nobody touched the page.
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
