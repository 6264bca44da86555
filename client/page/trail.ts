/** The browser's own history, as far as it is ours: screens that one comes back from. */
export interface Trail {
  /** The address shown: path and question. */
  here(): URL;
  /** One screen further. */
  push(address: string): void;
  /** Another address for the present screen. */
  replace(address: string): void;
  /** One screen back; false when there is none of ours. */
  back(): boolean;
  /** Back to the first of ours, at home. */
  home(): void;
  /** Calls whenever somebody has gone back or on in the history. */
  onMove(listener: () => void): void;
}

/** Screens gone through before this one, kept with each entry of the history. */
interface Entry {
  readonly depth: number;
}

/** The history of this window. */
export function openTrail(window: Pick<Window, 'history' | 'location' | 'addEventListener'>): Trail {
  const { history, location } = window;
  const depth = (): number => (history.state as Entry | null)?.depth ?? 0;
  const replace = (address: string): void => history.replaceState({ depth: depth() } satisfies Entry, '', address);
  return {
    here: () => new URL(location.href),
    push: (address) => history.pushState({ depth: depth() + 1 } satisfies Entry, '', address),
    replace,
    back() {
      if (depth() === 0) return false;
      history.back();
      return true;
    },
    home() {
      if (depth() > 0) history.go(-depth());
      else replace('/');
    },
    onMove: (listener) => window.addEventListener('popstate', listener),
  };
}
