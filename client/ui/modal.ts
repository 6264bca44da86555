import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Elements that stay active while a panel is open: live regions and the connection status. */
const SPARED_SELECTOR = '[data-spared]';

/**
 * Makes this panel modal: nothing else on the page can be reached while it is mounted. The focus goes to its
 * `data-first` element, or else to its text, and returns to the opener when it closes.
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
  shutAll(SPARED_SELECTOR);
  // A modal panel opened later is above this one.
  const watch = new MutationObserver(() => shutAll(`${SPARED_SELECTOR}, [aria-modal="true"]`));
  if (panel.parentElement) watch.observe(panel.parentElement, { childList: true });
  return () => {
    watch.disconnect();
    for (const other of others) reopen(other);
  };
}

const FADE_MS = 120;

/**
 * Lets a panel, and the scrim before it if it has one, fade after they have been closed. With reduced motion they
 * vanish at once.
 */
export function useFading(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    return () => {
      const home = box?.parentElement;
      if (!home || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const before = box.previousElementSibling;
      const parts = before?.matches('.scrim') ? [before, box] : [box];
      const body = box.querySelector('.panel-body');
      const scrolled = body?.scrollTop ?? 0;
      // The elements are removed right after this. In the next frame they are shown again, out of reach.
      requestAnimationFrame(() => {
        for (const part of parts) if (part instanceof HTMLElement && !part.isConnected) fade(home, part);
        if (body) body.scrollTop = scrolled;
      });
    };
  }, []);
}

/** Shows an element again until it has faded: only to the eye, and below what has opened since. */
function fade(home: HTMLElement, part: HTMLElement): void {
  part.inert = true;
  part.ariaHidden = 'true';
  part.removeAttribute('aria-modal');
  home.prepend(part);
  // Neither the panel nor its contents may play their entrance again.
  for (const entrance of part.getAnimations({ subtree: true })) entrance.cancel();
  part.animate({ opacity: [1, 0] }, FADE_MS).onfinish = () => part.remove();
}
