import { expect, type Page } from '@playwright/test';

/** What has the focus, as one sees it. */
export interface Focused {
  readonly name: string;
  /** Empty outside a group. */
  readonly group: string;
  /** Its place among the buttons of its group. */
  readonly place: number;
  readonly isPressed: boolean;
  /** A line is drawn round it, and it lies on the screen. */
  readonly isSeen: boolean;
}

/** What has the focus now; null when nothing has. */
export const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!(it instanceof HTMLElement) || it === document.body) return null;
    const group = it.closest('[role="group"]');
    // A choice that is itself not to be seen shows it on the words beside it.
    const isChoice = getComputedStyle(it).opacity === '0';
    const shown = isChoice ? (it.nextElementSibling ?? it) : it;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
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

/** What has the focus now: something has, and one sees it. */
export async function seenFocus(page: Page): Promise<Focused> {
  const now = await focused(page);
  expect(now, 'what has the focus').not.toBeNull();
  expect(now, `the focus is seen on ${now?.name}`).toMatchObject({ isSeen: true });
  return now as Focused;
}
