import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Elements that stay active while a panel is open: live regions and the connection status. */
const SPARED = '[data-spared]';

/**
 * Makes this panel modal: nothing else on the page can be reached while it is mounted. The focus goes to its
 * `data-first` element, or else to its text, and returns to the opener on close.
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

/** The focused element, or null: not every browser focuses a clicked button. */
const focused = (): HTMLElement | null => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
};

/** For a panel that opens by itself: focuses its heading, unless a modal panel is open, and makes the table inert. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!document.querySelector('[aria-modal="true"]')) heading.current?.focus({ preventScroll: true });
    const table = document.querySelector<HTMLElement>('.mirror');
    if (!table) return;
    shut(table);
    return () => reopen(table);
  }, []);
}

/** How many panels have made an element inert. */
const shutBy = new WeakMap<HTMLElement, number>();

function shut(part: HTMLElement, by = 1): void {
  const count = (shutBy.get(part) ?? 0) + by;
  shutBy.set(part, count);
  part.inert = count > 0;
}

const reopen = (part: HTMLElement): void => shut(part, -1);

/** Makes everything outside the panel inert, including elements added later; returns the function that undoes it. */
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
  // A modal panel opened later is above this one.
  const watch = new MutationObserver(() => shutAll(`${SPARED}, [aria-modal="true"]`));
  if (panel.parentElement) watch.observe(panel.parentElement, { childList: true });
  return () => {
    watch.disconnect();
    for (const other of others) reopen(other);
  };
}
