import type { Page } from '@playwright/test';
import type { ScreenSize } from './fit.ts';

/** Windows of all kinds: phones upright and turned, some under a browser's bars, and desktops at 400 % browser zoom. */
const WINDOWS: readonly ScreenSize[] = [
  { width: 280, height: 653 },
  { width: 280, height: 220 },
  { width: 320, height: 256 },
  { width: 568, height: 232 },
  { width: 568, height: 320 },
  { width: 740, height: 280 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 2560, height: 1440 },
];

/**
 * The names of all buttons, links and fields that cannot be reached with a pointer in some window.
 * @param resizeTo gives the page a size and waits until it has followed
 */
export async function outOfReach(page: Page, resizeTo: (size: ScreenSize) => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  for (const size of WINDOWS) {
    await resizeTo(size);
    const names = await page.evaluate(unreachable);
    faults.push(...names.map((name) => `${size.width}×${size.height}: ${name}`));
  }
  return faults;
}

/**
 * Runs in the page: what cannot be reached although it is shown. Reached is what lies in the window, if need be once
 * its page or its panel is scrolled, with nothing else over its middle.
 */
function unreachable(): string[] {
  const isScrollable = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const faultOf = (shown: HTMLElement, block: 'nearest' | 'center'): string | null => {
    shown.scrollIntoView({ block, inline: 'nearest' });
    for (let box = shown.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const isMoved =
        (box.scrollTop > 0 && !isScrollable(overflowY)) || (box.scrollLeft > 0 && !isScrollable(overflowX));
      box.scrollTo(isScrollable(overflowX) ? box.scrollLeft : 0, isScrollable(overflowY) ? box.scrollTop : 0);
      if (isMoved) return `is cut off by ${box.className || box.localName}`;
    }
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) return 'is beside the window';
    if (bottom < 1 || top > innerHeight - 1) return 'is above or below the window';
    const seen = { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
    if (seen.bottom - seen.top < Math.min(24, bottom - top) - 1) return 'is hardly in the window';
    const found = document.elementFromPoint((left + right) / 2, (seen.top + seen.bottom) / 2);
    // In the middle of a link of two lines there may be a gap between them.
    if (found && (shown.contains(found) || (found.contains(shown) && shown.getClientRects().length > 1))) return null;
    return `lies under ${found?.className || found?.localName || 'nothing'}`;
  };
  const panels = [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], .panel, .question'),
  ];
  const top = panels.filter((panel) => panel.checkVisibility() && !panel.closest('[inert]')).at(-1);
  const all = (top ?? document).querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary');
  return [...all].flatMap((element) => {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // The mirror of the table lets pointers pass to the picture.
    if (!isShown || element.closest('[inert]') || getComputedStyle(element).pointerEvents === 'none') return [];
    // A field that is drawn by its label is reached by it.
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    // What stays in view at the top of a screen may cover what has just come in.
    const fault = faultOf(shown, 'nearest') && faultOf(shown, 'center');
    const name = element.getAttribute('aria-label') ?? (element.innerText || element.closest('label')?.innerText);
    return fault ? [`${(name ?? element.id).replaceAll('\n', ' ')} ${fault}`] : [];
  });
}
