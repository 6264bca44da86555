import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where the focus goes when the focused element is removed: the first of these that exists. The words always do. */
const FOCUS_FALLBACKS = ['.tally h2', '.show-tally', '[data-row="hand"] [tabindex="0"]', '.mirror .words'];

/** Parts of the table that persist while panels come and go. */
const LASTING_PARTS = '.mirror, .actions';

/**
 * Keeps the focus at the table. When the focused element is removed, the focus moves to the next card of the hand or
 * back to where it was before something opened. A player who removes the focus with the mouse keeps it that way.
 */
export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  useEffect(() => (table.current ? keepFocus(table.current) : undefined), []);
}

function keepFocus(table: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let lasting: HTMLElement | null = null;
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || target === table) return;
    last = target;
    if (target.closest(LASTING_PARTS)) lasting = target;
  };
  const onBlur = ({ target }: FocusEvent): void =>
    // Some browsers also fire this event for an element that is being removed.
    queueMicrotask(() => {
      if (target === last && last?.isConnected && isLost(table)) last = null;
    });
  const mend = (): void => {
    if (!last || last.isConnected) return;
    const place = isLost(table) ? placeAfter(table, lasting) : null;
    last = null;
    place?.focus();
  };
  const watch = new MutationObserver(mend);
  watch.observe(table, { childList: true, subtree: true });
  table.addEventListener('focusin', onFocus);
  table.addEventListener('focusout', onBlur);
  // A player who arrives by a button that has since been removed has already lost the focus; a freshly loaded page has
  // none to keep.
  if (isLost(table) && navigator.userActivation?.hasBeenActive !== false) placeAfter(table, null)?.focus();
  return () => {
    watch.disconnect();
    table.removeEventListener('focusin', onFocus);
    table.removeEventListener('focusout', onBlur);
  };
}

const isLost = (table: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === table;
};

function placeAfter(table: HTMLElement, lasting: HTMLElement | null): HTMLElement | null {
  const places = FOCUS_FALLBACKS.map((place) => table.querySelector<HTMLElement>(place));
  const [tally, shown, ...rest] = places;
  return [tally, shown, lasting, ...rest].find((place) => place?.isConnected && !place.closest('[inert]')) ?? null;
}
