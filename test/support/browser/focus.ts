import { expect, type Page } from '@playwright/test';

/** The focused element, as a sighted user sees it. */
export interface Focused {
  readonly name: string;
  /** Empty outside a group. */
  readonly group: string;
  /** Index among the buttons of its group; -1 outside a group. */
  readonly place: number;
  readonly isPressed: boolean;
  /** Whether it has a visible focus ring and is on the screen. */
  readonly isSeen: boolean;
}

/** The focused element; null when there is none. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return null;
    const group = it.closest('[role="group"]');
    // An invisible input (a choice) shows its focus ring on the label beside it.
    const isChoice = getComputedStyle(it).opacity === '0';
    const shown = isChoice ? (it.nextElementSibling ?? it) : it;
    // The ring of a card in hand is turned with the card.
    const ring = it.closest('[data-row="hand"]') ? '::after' : null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown, ring);
    const isRinged =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || (isChoice && boxShadow !== 'none');
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && width > 1 && height > 1;
    const label = it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : it.textContent;
    return {
      name: it.getAttribute('aria-label') ?? label?.trim() ?? '',
      group: group?.getAttribute('aria-label') ?? '',
      place: [...(group?.querySelectorAll('button') ?? [])].indexOf(it as HTMLButtonElement),
      isPressed: it.getAttribute('aria-pressed') === 'true',
      isSeen: it.matches(':focus-visible') && isRinged && isOnScreen,
    };
  });

/** The focused element; fails when there is none or its focus is not visible. */
export async function seenFocus(page: Page): Promise<Focused> {
  const now = await focused(page);
  expect(now, 'the focused element').not.toBeNull();
  expect(now, `the focus is visible on ${now?.name}`).toMatchObject({ isSeen: true });
  return now as Focused;
}
