import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What goes on beside an opened panel: what is spoken, and what the line to the table says. */
const SPARED = '[data-spared]';

/**
 * While this is open nothing else on the page can be reached. It takes the focus, in it what is marked `data-first` or else
 * its text, and gives it back to what opened it.
 */
export function useModal(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    const opener = focused() ?? document.querySelector<HTMLElement>('button[aria-expanded="true"]');
    (box.querySelector<HTMLElement>('[data-first]') ?? box.querySelector<HTMLElement>('.panel-body'))?.focus();
    const open = shutOthers(box);
    return () => {
      open();
      if (opener?.isConnected && !opener.closest('[inert]')) opener.focus();
    };
  }, []);
}

/** What has the focus; not every browser gives it to a button that is clicked. */
const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/** A panel that came by itself: its heading takes the focus, unless something is open over it; the table under it is shut. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!document.querySelector('[aria-modal="true"]')) heading.current?.focus({ preventScroll: true });
    const table = document.querySelector<HTMLElement>('.mirror');
    if (!table) return;
    shut(table);
    return () => reopen(table);
  }, []);
}

/** By how many panels a part of the page is shut. */
const shutBy = new WeakMap<HTMLElement, number>();

function shut(part: HTMLElement, by = 1): void {
  const count = (shutBy.get(part) ?? 0) + by;
  shutBy.set(part, count);
  part.inert = count > 0;
}

const reopen = (part: HTMLElement): void => shut(part, -1);

/** Makes everything beside the panel inert, also what comes later; the function returned opens it again. */
function shutOthers(panel: HTMLElement): () => void {
  const others = new Set<HTMLElement>();
  const shutAll = (spared: string): void => {
    for (let at: HTMLElement | null = panel; at && at.id !== 'page'; at = at.parentElement) {
      for (const other of at.parentElement?.children ?? []) {
        if (other === at || !(other instanceof HTMLElement) || others.has(other) || other.matches(spared)) continue;
        shut(other);
        others.add(other);
      }
    }
  };
  shutAll(SPARED);
  // What is opened later lies over this.
  const watch = new MutationObserver(() => shutAll(`${SPARED}, [aria-modal="true"]`));
  if (panel.parentElement) watch.observe(panel.parentElement, { childList: true });
  return () => {
    watch.disconnect();
    for (const other of others) reopen(other);
  };
}
