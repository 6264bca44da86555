import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { resize } from './fit.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Axe finds no accessibility violations on this screen, at phone and at desktop size. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    // An element that is still fading in does not have its final colours. One that goes away meanwhile does not matter.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // The default mode opens a page in front of ours, which may then be throttled. There are no frames to check.
    // What passes need not be described: that is an eighth of the work.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) found.push(`${size.width}: ${id}: ${html}\n${failureSummary}`);
    }
  }
  if (before) await resize(page, before);
  expect(found, screen).toEqual([]);
}
